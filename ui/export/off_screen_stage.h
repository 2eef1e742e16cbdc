#pragma once
// The 3-D scene in a render window that nobody sees: the same picture whatever covers the screen.

#include <memory>

#include <QImage>
#include <QSize>

#include <vtkSmartPointer.h>

#include "ui/views3d/window_image.h"

class vtkRenderWindow;

namespace painleve::ui {

class Stage;

class OffScreenStage {
 public:
  /// `scale`: pixels in a logical one.
  OffScreenStage(QSize pixels, double scale, Ground ground = Ground::Opaque);
  ~OffScreenStage();
  OffScreenStage(const OffScreenStage&) = delete;
  OffScreenStage& operator=(const OffScreenStage&) = delete;

  Stage& stage() { return *stage_; }
  /// The solids as they are now, RGB32 or with an alpha of their own; signs and texts are painted
  /// over it by the stage. Throws ExportError where this machine cannot draw so large a picture.
  QImage render();

 private:
  QSize pixels_;
  Ground ground_;
  vtkSmartPointer<vtkRenderWindow> window_;
  std::unique_ptr<Stage> stage_;
};

}  // namespace painleve::ui
