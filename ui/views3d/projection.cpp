#include "ui/views3d/projection.h"

#include <Eigen/Geometry>

#include <vtkCamera.h>
#include <vtkMatrix4x4.h>

#include "ui/views3d/camera_rig.h"

namespace painleve::ui {
namespace {

constexpr double kNearest = 0.05;  // of the distance to the focal point

}  // namespace

Projection::Projection(vtkCamera& camera, QSizeF size) : size_(size) {
  const double aspect = size.width() / qMax(1.0, size.height());
  const vtkMatrix4x4& m = *camera.GetCompositeProjectionTransformMatrix(aspect, -1, 1);
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 4; ++column) matrix_(row, column) = m.GetElement(row, column);
  }
  towardsViewer_ = -Place(camera.GetDirectionOfProjection());
  // The last row of a parallel projection is (0, 0, 0, 1): everything is in front.
  if (camera.GetParallelProjection() == 0) distance_ = camera.GetDistance();
  nearest_ = kNearest * distance_;
  pixelsPerMetre_ = size.height() / (2 * visibleHalfHeight(camera));
}

double Projection::pixelsPerMetre(const Place& place) const {
  if (distance_ == 0) return pixelsPerMetre_;
  return pixelsPerMetre_ * distance_ / matrix_.row(3).dot(place.homogeneous());
}

bool Projection::inFront(const Place& place) const {
  return matrix_.row(3).dot(place.homogeneous()) > nearest_;
}

QPointF Projection::operator()(const Place& place) const {
  const Eigen::Vector4d clip = matrix_ * place.homogeneous();
  const double x = clip.x() / clip.w(), y = clip.y() / clip.w();
  return {(1 + x) / 2 * size_.width(), (1 - y) / 2 * size_.height()};
}

}  // namespace painleve::ui
