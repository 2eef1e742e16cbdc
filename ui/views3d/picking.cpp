#include "ui/views3d/picking.h"

#include <cmath>
#include <limits>

#include <QLineF>

#include "ui/views3d/projection.h"
#include "ui/views3d/silhouette.h"

namespace painleve::ui {
namespace {

constexpr double kContactReach = 10, kBodyReach = 4;  // logical pixels

double distanceToEdge(QPointF from, QPointF to, QPointF at) {
  const QPointF way = to - from, off = at - from;
  const double length2 = QPointF::dotProduct(way, way);
  const double share = length2 > 0 ? qBound(0.0, QPointF::dotProduct(way, off) / length2, 1.0) : 0;
  return QLineF(from + share * way, at).length();
}

bool hits(const QPolygonF& outline, QPointF at) {
  if (outline.isEmpty()) return false;
  if (outline.containsPoint(at, Qt::WindingFill)) return true;
  QPointF last = outline.back();
  for (const QPointF corner : outline) {
    if (distanceToEdge(last, corner, at) <= kBodyReach) return true;
    last = corner;
  }
  return false;
}

std::optional<Pick> nearestContact(const Projection& projection, const Depiction& depiction,
                                   QPointF at) {
  std::optional<Pick> found;
  double best = kContactReach;
  for (std::size_t i = 0; i < depiction.contacts.size(); ++i) {
    const Place& place = depiction.contacts[i].place;
    if (!projection.inFront(place)) continue;
    const double distance = QLineF(projection(place), at).length();
    if (!(distance <= best)) continue;
    best = distance;
    found = Pick{Pick::Kind::Contact, i};
  }
  return found;
}

std::optional<Pick> nearestBody(const Projection& projection, const Depiction& depiction,
                                QPointF at) {
  std::optional<Pick> found;
  double best = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < depiction.bodies.size(); ++i) {
    const Body& body = depiction.bodies[i];
    const double nearness = projection.towardsViewer().dot(body.centre);
    if (nearness <= best || !hits(silhouette(body, projection), at)) continue;
    best = nearness;
    found = Pick{Pick::Kind::Body, i};
  }
  return found;
}

}  // namespace

std::optional<Pick> pickAt(const Projection& projection, const Depiction& depiction, QPointF at) {
  const auto contact = nearestContact(projection, depiction, at);
  return contact ? contact : nearestBody(projection, depiction, at);
}

std::optional<QPointF> placeOfPick(const Projection& projection, const Depiction& depiction,
                                   const Pick& pick) {
  const bool isBody = pick.kind == Pick::Kind::Body;
  const std::size_t count = isBody ? depiction.bodies.size() : depiction.contacts.size();
  if (pick.index >= count) return std::nullopt;
  const Place& place =
      isBody ? depiction.bodies[pick.index].centre : depiction.contacts[pick.index].place;
  if (!projection.inFront(place)) return std::nullopt;
  return projection(place);
}

}  // namespace painleve::ui
