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
// Of half the view: beside the bodies arrows need room, as long as there is any.
constexpr double kClear = 0.65, kMostFilled = 0.97;
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

Place bodyCentre(const std::vector<Body>& bodies) {
  Place sum = Place::Zero();
  for (const Body& body : bodies) sum += body.centre;
  return bodies.empty() ? sum : Place(sum / static_cast<double>(bodies.size()));
}

CameraRig::CameraRig(vtkCamera& camera) : camera_(camera) {
  camera_.SetViewAngle(kViewAngle);
  home({});
}

void CameraRig::home(const Depiction& depiction) {
  size_ = depiction.size > 0 ? depiction.size : 1;
  followed_ = depiction.bodies;
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

CameraRig::Span CameraRig::spanAlong(const Place& axis, const std::vector<Body>& bodies) const {
  const double focal = axis.dot(toPlace(camera_.GetFocalPoint()));
  Span span{1e300, -1e300};
  for (const Body& body : bodies) {
    const double at = axis.dot(body.centre) - focal;
    const double reach = axis.cwiseAbs().dot(halfExtent(body));
    span = {std::min(span.low, at - reach), std::max(span.high, at + reach)};
  }
  return span;
}

double CameraRig::shiftAlong(const Place& axis, double middle, double half,
                             const std::vector<Body>& now) const {
  const Place focal = toPlace(camera_.GetFocalPoint());
  const double shift = excess(axis.dot(bodyCentre(now) - focal),
                              axis.dot(bodyCentre(followed_) - focal), middle * half);
  const Span here = spanAlong(axis, now), before = spanAlong(axis, followed_);
  const double span = (here.high - here.low) / 2;
  if (span > kMostFilled * half) return shift;
  const double edge = std::max(kClear * half, span);
  const double right = std::max(0.0, here.high - shift - std::max(edge, before.high));
  const double left = std::max(0.0, -(here.low - shift) - std::max(edge, -before.low));
  return shift + right - left;
}

void CameraRig::follow(const Depiction& depiction) {
  const std::vector<Body>& now = depiction.bodies;
  if (now.empty() || followed_.size() != now.size()) followed_ = now;
  if (now.empty()) return;
  const Place forward = toPlace(camera_.GetDirectionOfProjection());
  const Place right = forward.cross(toPlace(camera_.GetViewUp())).normalized();
  const Place up = right.cross(forward);
  const double halfHeight = visibleHalfHeight(camera_);
  const double away = forward.dot(bodyCentre(now) - bodyCentre(followed_));
  // Away from the viewer it goes along exactly: perspective keeps the body's size.
  const Place move = right * shiftAlong(right, kFollowBeside, halfHeight * aspect_, now) +
                     up * shiftAlong(up, kFollowUpwards, halfHeight, now) + forward * away;
  followed_ = now;
  moveTo(camera_, toPlace(camera_.GetFocalPoint()) + move, toPlace(camera_.GetPosition()) + move);
}

CameraState CameraRig::state() const {
  return {toPlace(camera_.GetPosition()), toPlace(camera_.GetFocalPoint()),
          toPlace(camera_.GetViewUp()), visibleHalfHeight(camera_), isParallel()};
}

void CameraRig::restore(const CameraState& state) {
  camera_.SetParallelProjection(state.parallel ? 1 : 0);
  camera_.SetViewUp(state.up.data());
  moveTo(camera_, state.focal, state.position);
  setHalfHeight(state.halfHeight);
  untouched_ = false;
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
