#include "ui/views3d/camera_rig.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include <vtkCamera.h>
#include <vtkMath.h>

namespace painleve::ui {
namespace {

constexpr double kSpareAbove = 0.7;
constexpr double kViewAngle = 30;  // degrees, in perspective
// Room that home leaves, in sizes of the depiction.
constexpr double kRoomAbove = 0.15, kRoomBelow = 0.3, kRoomBeside = 0.25, kHalfWidth = 0.75;
constexpr double kFollowBeside = 1.0 / 3;  // of the half width: the middle third
constexpr double kFollowUpwards = 0.7;     // of the half height: the ground stays where it is
constexpr double kNearest = 0.02, kFarthest = 10;  // half height, in sizes of the depiction
constexpr double kDepth = 40;  // in sizes of the depiction: what the clipping planes enclose

Place toPlace(const double* v) {
  return {v[0], v[1], v[2]};
}

void moveTo(vtkCamera& camera, const Place& focal, const Place& position) {
  camera.SetFocalPoint(focal.data());
  camera.SetPosition(position.data());
}

/// Half of the space a body takes up along x, y, z.
Place halfExtent(const Body& body) {
  const Shape& s = body.shape;
  if (s.kind == ShapeKind::Sphere) return Place::Constant(s.radius);
  const double thickness = s.kind == ShapeKind::Box ? s.height / 2 : s.radius;
  const Eigen::Matrix3d turn = Eigen::AngleAxisd(body.angle, Place::UnitZ()).matrix();
  return turn.cwiseAbs() * Place(s.length / 2, thickness, 0);
}

Eigen::AlignedBox3d homeBox(const Depiction& depiction) {
  Eigen::AlignedBox3d box;
  for (const Body& body : depiction.bodies) {
    box.extend(Place(body.centre - halfExtent(body)));
    box.extend(Place(body.centre + halfExtent(body)));
  }
  for (const Marker& marker : depiction.markers) box.extend(marker.place);
  if (box.isEmpty()) box.extend(Place::Zero().eval());
  for (const Ground& ground : depiction.grounds) {
    box.extend(Place(box.center().x(), ground.place.y(), 0));
  }
  return box;
}

/// Movement that brings `now` back to `limit`, or only to where it was before, if that lay farther
/// out.
double excess(double now, double before, double limit) {
  const double out = now >= 0 ? 1 : -1;
  const double allowed = std::max(limit, out * before);
  return out * std::max(0.0, out * now - allowed);
}

}  // namespace

double visibleHalfHeight(vtkCamera& camera) {
  if (camera.GetParallelProjection() != 0) return camera.GetParallelScale();
  return camera.GetDistance() * std::tan(vtkMath::RadiansFromDegrees(camera.GetViewAngle() / 2));
}

Place bodyCentre(const Depiction& depiction) {
  Place sum = Place::Zero();
  for (const Body& body : depiction.bodies) sum += body.centre;
  return depiction.bodies.empty() ? sum : Place(sum / static_cast<double>(depiction.bodies.size()));
}

CameraRig::CameraRig(vtkCamera& camera) : camera_(camera) {
  camera_.SetViewAngle(kViewAngle);
  home({});
}

void CameraRig::home(const Depiction& depiction) {
  size_ = depiction.size > 0 ? depiction.size : 1;
  centre_ = bodyCentre(depiction);
  const Eigen::AlignedBox3d box = homeBox(depiction);
  const double low = box.min().y() - kRoomBelow * size_;
  // A body that lies down now may stand up later: its whole size fits above the ground.
  const double high = std::max(box.max().y(), box.min().y() + size_) + kRoomAbove * size_;
  halfHeight_ = (high - low) / 2;
  halfWidth_ = std::max(kHalfWidth * size_, box.sizes().x() / 2 + kRoomBeside * size_);
  const Place focal(box.center().x(), (high + low) / 2, 0);
  camera_.ParallelProjectionOn();
  camera_.SetViewUp(0, 1, 0);
  moveTo(camera_, focal, focal + Place::UnitZ() * size_);
  lift_ = 0;
  fitHeight();
  untouched_ = true;
}

void CameraRig::fitHeight() {
  const double height = std::max(halfHeight_, halfWidth_ / aspect_);
  // Room that a narrow view has to spare goes above the bodies rather than below the ground.
  const double lift = kSpareAbove * (height - halfHeight_);
  const Place rise = Place::UnitY() * (lift - lift_);
  moveTo(camera_, toPlace(camera_.GetFocalPoint()) + rise, toPlace(camera_.GetPosition()) + rise);
  lift_ = lift;
  setHalfHeight(height);
}

void CameraRig::setHalfHeight(double halfHeight) {
  const double height = std::clamp(halfHeight, kNearest * size_, kFarthest * size_);
  camera_.SetParallelScale(height);
  // The distance means nothing in parallel projection; kept in step, the projections show things in
  // one size.
  const double distance = height / std::tan(vtkMath::RadiansFromDegrees(kViewAngle / 2));
  const Place focal = toPlace(camera_.GetFocalPoint());
  const Place back = -toPlace(camera_.GetDirectionOfProjection());
  moveTo(camera_, focal, focal + back * distance);
  clip();
}

void CameraRig::clip() {
  const double distance = camera_.GetDistance(), depth = kDepth * size_;
  camera_.SetClippingRange(std::max(distance - depth, 0.01 * distance), distance + depth);
}

void CameraRig::lookFrom(ViewSide side) {
  const double halfHeight = visibleHalfHeight(camera_);
  const Place focal = toPlace(camera_.GetFocalPoint());
  Place towards = Place::UnitZ(), up = Place::UnitY();
  if (side == ViewSide::Right) towards = Place::UnitX();
  if (side == ViewSide::Top) {
    towards = Place::UnitY();
    up = -Place::UnitZ();
  }
  if (side == ViewSide::Isometric) towards = Place(1, 1, 1).normalized();
  moveTo(camera_, focal, focal + towards * camera_.GetDistance());
  camera_.SetViewUp(up.data());
  setHalfHeight(halfHeight);
  untouched_ = false;
}

bool CameraRig::isParallel() const {
  return camera_.GetParallelProjection() != 0;
}

void CameraRig::setParallel(bool parallel) {
  const double halfHeight = visibleHalfHeight(camera_);
  camera_.SetParallelProjection(parallel ? 1 : 0);
  setHalfHeight(halfHeight);
}

void CameraRig::follow(const Depiction& depiction) {
  const Place now = bodyCentre(depiction), before = centre_;
  centre_ = now;
  const Place focal = toPlace(camera_.GetFocalPoint());
  const Place forward = toPlace(camera_.GetDirectionOfProjection());
  const Place right = forward.cross(toPlace(camera_.GetViewUp())).normalized();
  const Place up = right.cross(forward);
  const double halfHeight = visibleHalfHeight(camera_);
  const auto shift = [&](const Place& axis, double limit) -> Place {
    return axis * excess(axis.dot(now - focal), axis.dot(before - focal), limit);
  };
  // Away from the viewer it goes along exactly: perspective keeps the body's size.
  const Place move = shift(right, kFollowBeside * halfHeight * aspect_) +
                     shift(up, kFollowUpwards * halfHeight) + forward * forward.dot(now - before);
  moveTo(camera_, focal + move, toPlace(camera_.GetPosition()) + move);
}

void CameraRig::setAspect(double aspect) {
  aspect_ = aspect;
  if (untouched_) fitHeight();
}

void CameraRig::taken() {
  untouched_ = false;
  setHalfHeight(visibleHalfHeight(camera_));
}

}  // namespace painleve::ui
