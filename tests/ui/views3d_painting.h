#pragma once
// Pictures of one layer's flat signs alone: no window, no solids.

#include <QImage>
#include <QPainter>

#include <vtkCamera.h>
#include <vtkNew.h>

#include "tests/ui/views3d_frames.h"
#include "ui/views3d/camera_rig.h"
#include "ui/views3d/layer.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/projection.h"

namespace painleve::ui {

inline constexpr QSize kPaintedView(700, 450);

inline Shown shownOf(const Frame& frame, double arrowScale = 1) {
  Shown shown;
  shown.frame = frame;
  shown.arrowScale = arrowScale;
  return shown;
}

/// On a sheet that goes on for `beyond` px right of the view.
inline QImage painted(Layer& layer, const Shown& shown, QSize view = kPaintedView, int beyond = 0) {
  const vtkNew<vtkCamera> camera;
  CameraRig rig(*camera);
  rig.setAspect(1.0 * view.width() / view.height());
  rig.home(shown.frame.depiction);
  layer.update(shown);
  QImage image(view + QSize(beyond, 0), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  Lettering lettering(view);
  layer.paint(painter, Projection(*camera, view), lettering);
  lettering.paint(painter);
  return image;
}

inline QImage painted(Layer& layer, const Frame& frame, QSize view = kPaintedView, int beyond = 0) {
  return painted(layer, shownOf(frame), view, beyond);
}

inline bool isBlank(const QImage& image) {
  return pixelsOf(image, Qt::white) == image.width() * image.height();
}

}  // namespace painleve::ui
