#pragma once
// Where a place of the scene is seen in the view: for labels and for tests.

#include <Eigen/Core>

#include <QPointF>
#include <QSizeF>

#include "core/scenery/depiction.h"

class vtkCamera;

namespace painleve::ui {

class Projection {
 public:
  /// `size` in logical pixels.
  Projection(vtkCamera& camera, QSizeF size);

  QPointF operator()(const Place& place) const;
  /// False for what lies behind a perspective camera, or so near that it has no place in the
  /// picture.
  bool inFront(const Place& place) const;
  /// Of a length that stands in the plane of the picture, at the camera's focal point.
  double pixelsPerMetre() const { return pixelsPerMetre_; }
  /// The same at a place in front: perspective shows near things larger.
  double pixelsPerMetre(const Place& place) const;
  /// Unit vector from the scene to the camera.
  const Place& towardsViewer() const { return towardsViewer_; }
  QSizeF size() const { return size_; }

 private:
  Eigen::Matrix4d matrix_;
  Place towardsViewer_;
  QSizeF size_;
  double pixelsPerMetre_ = 1, nearest_ = 0, distance_ = 0;  // distance 0: parallel
};

}  // namespace painleve::ui
