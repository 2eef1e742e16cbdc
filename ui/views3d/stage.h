#pragma once
// The whole scene in one render window: renderers, lights, camera and layers. Knows no widget, so
// that an off-screen window shows the same picture.

#include <memory>
#include <vector>

#include <QSizeF>

#include <vtkSmartPointer.h>

#include "ui/views3d/camera_rig.h"
#include "ui/views3d/force_layer.h"
#include "ui/views3d/layer.h"
#include "ui/views3d/projection.h"

class vtkRenderWindow;
class vtkRenderer;

namespace painleve::ui {

class Stage {
 public:
  explicit Stage(vtkRenderWindow& window);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  /// In logical pixels.
  void setSize(QSizeF size);
  void show(const Frame& frame);
  /// Home, with the next valid frame.
  void fitNext() { fitNext_ = true; }
  CameraRig& camera() { return *camera_; }
  Projection projection() const;
  /// Texts and signs, over the rendered picture.
  void paint(QPainter& painter) const;
  void setForcesVisible(bool visible) { forces_->setVisible(visible); }

 private:
  vtkSmartPointer<vtkRenderer> renderer_;
  std::unique_ptr<CameraRig> camera_;
  std::vector<std::unique_ptr<Layer>> layers_;
  ForceLayer* forces_ = nullptr;  // one of them
  QSizeF size_{1, 1};
  bool fitNext_ = true;
};

}  // namespace painleve::ui
