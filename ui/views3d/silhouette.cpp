#include "ui/views3d/silhouette.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include <Eigen/Geometry>

#include "ui/views3d/projection.h"

namespace painleve::ui {
namespace {

constexpr int kRound = 24;  // corners of a circle

double turn(QPointF o, QPointF a, QPointF b) {
  return (a.x() - o.x()) * (b.y() - o.y()) - (a.y() - o.y()) * (b.x() - o.x());
}

/// Andrew's monotone chain.
QPolygonF hullOf(std::vector<QPointF> points) {
  std::sort(points.begin(), points.end(),
            [](QPointF a, QPointF b) { return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y(); });
  QPolygonF hull;
  const auto add = [&hull](QPointF p, qsizetype from) {
    while (hull.size() >= from + 2 && turn(hull[hull.size() - 2], hull.back(), p) <= 0)
      hull.removeLast();
    hull.append(p);
  };
  for (const QPointF p : points) add(p, 0);
  const qsizetype lower = hull.size() - 1;
  for (auto p = points.rbegin() + 1; p != points.rend(); ++p) add(*p, lower);
  hull.removeLast();
  return hull;
}

Eigen::Affine3d poseOf(const Body& body) {
  return Eigen::Translation3d(body.centre) * Eigen::AngleAxisd(body.angle, Place::UnitZ());
}

void addBall(const Place& centre, double radius, const Projection& projection,
             std::vector<QPointF>& points) {
  const QPointF middle = projection(centre);
  const double pixels = radius * projection.pixelsPerMetre(centre);
  for (int i = 0; i < kRound; ++i) {
    const double angle = 2 * std::numbers::pi * i / kRound;
    points.push_back(middle + pixels * QPointF(std::cos(angle), std::sin(angle)));
  }
}

void addBox(const Eigen::Affine3d& pose, const Shape& shape, const Projection& projection,
            std::vector<QPointF>& points) {
  for (int corner = 0; corner < 8; ++corner) {
    const Place sign((corner & 1) != 0 ? 1 : -1, (corner & 2) != 0 ? 1 : -1,
                     (corner & 4) != 0 ? 1 : -1);
    const Place half = Place(shape.length, shape.height, shape.depth) / 2;
    points.push_back(projection(pose * sign.cwiseProduct(half)));
  }
}

}  // namespace

QPolygonF silhouette(const Body& body, const Projection& projection) {
  const Eigen::Affine3d pose = poseOf(body);
  const Shape& shape = body.shape;
  const double reach = std::max(shape.length / 2, shape.radius);
  for (const double side : {-1.0, 1.0})
    if (!projection.inFront(pose * Place(side * reach, 0, 0))) return {};
  std::vector<QPointF> points;
  switch (shape.kind) {
    case ShapeKind::Capsule: {
      const double half = std::max(0.0, shape.length / 2 - shape.radius);
      addBall(pose * Place(half, 0, 0), shape.radius, projection, points);
      addBall(pose * Place(-half, 0, 0), shape.radius, projection, points);
      break;
    }
    case ShapeKind::Box:
      addBox(pose, shape, projection, points);
      break;
    case ShapeKind::Sphere:
      addBall(body.centre, shape.radius, projection, points);
      break;
  }
  const bool finite = std::all_of(points.begin(), points.end(), [](QPointF p) {
    return std::isfinite(p.x()) && std::isfinite(p.y());
  });
  return finite ? hullOf(std::move(points)) : QPolygonF();
}

}  // namespace painleve::ui
