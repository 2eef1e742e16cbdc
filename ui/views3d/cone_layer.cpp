#include "ui/views3d/cone_layer.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include <QPainter>
#include <QPainterPath>

#include "ui/theme/palette.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/projection.h"

namespace painleve::ui {
namespace {

constexpr double kReach = 0.4;       // in sizes of the depiction
constexpr double kThickness = 0.15;  // in reaches
constexpr double kFill = 0.12;
constexpr int kArcParts = 24;
constexpr double kEdge = 1, kMarkedEdge = 4, kNameDrop = 6;  // logical pixels

DrawnCone drawnCone(const ContactSight& sight, const ContactFrame& frame, double reach) {
  const auto at = [&](double angle) -> Place {
    return frame.place + reach * (frame.normal * std::cos(angle) + frame.tangent * std::sin(angle));
  };
  // Friction opposes slip: in slip- it points along the tangent.
  const double from = std::atan(sight.minus.mu), to = -std::atan(sight.plus.mu);
  const Place across = frame.tangent.cross(frame.normal).normalized() * (kThickness * reach / 2);
  DrawnCone cone{
      frame.place, across, {at(from), sight.minus.B < 0}, {at(to), sight.plus.B < 0}, {}};
  for (int i = 0; i <= kArcParts; ++i) cone.arc.push_back(at(from + (to - from) * i / kArcParts));
  return cone;
}

void paintEdge(QPainter& painter, const Projection& projection, Lettering& lettering,
               const DrawnCone& cone, const DrawnCone::Edge& edge) {
  const QLineF line(projection(cone.apex), projection(edge.end));
  const QColor colour = edge.pullsDown ? palette().lcp[2] : palette().friction;
  painter.setPen(QPen(colour, edge.pullsDown ? kMarkedEdge : kEdge));
  for (const double side : {-1.0, 1.0}) {
    const Place aside = side * cone.across;
    painter.drawLine(projection(cone.apex + aside), projection(edge.end + aside));
  }
  if (!edge.pullsDown) return;
  // Under the edge: along it stands the resultant of a sliding contact.
  const bool isLeft = line.dx() < 0;
  lettering.keepClear(line, 2 * kMarkedEdge);
  lettering.write(Rank::Remark, {QStringLiteral("<i>B</i> &lt; 0"), panelFont(), colour},
                  line.p2() + QPointF(0, kNameDrop),
                  (isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
}

/// All faces the same way round, so that a winding fill covers each pixel once.
void addFace(QPainterPath& path, const Projection& projection, const std::vector<Place>& corners) {
  QPolygonF face;
  for (const Place& corner : corners) face.append(projection(corner));
  double area = 0;
  for (qsizetype i = 0; i < face.size(); ++i) {
    const QPointF here = face[i], next = face[(i + 1) % face.size()];
    area += here.x() * next.y() - next.x() * here.y();
  }
  if (area < 0) std::reverse(face.begin(), face.end());
  path.addPolygon(face);
  path.closeSubpath();
}

QPainterPath outlineOf(const DrawnCone& cone, const Projection& projection) {
  std::vector<Place> near{cone.apex + cone.across}, far{cone.apex - cone.across};
  for (const Place& place : cone.arc) {
    near.emplace_back(place + cone.across);
    far.emplace_back(place - cone.across);
  }
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  addFace(path, projection, near);
  addFace(path, projection, far);
  for (std::size_t i = 0; i < near.size(); ++i) {
    const std::size_t next = (i + 1) % near.size();
    addFace(path, projection, {near[i], near[next], far[next], far[i]});
  }
  return path;
}

bool isInFront(const DrawnCone& cone, const Projection& projection) {
  const auto isSeen = [&](const Place& place) {
    return projection.inFront(place + cone.across) && projection.inFront(place - cone.across);
  };
  return isSeen(cone.apex) && std::all_of(cone.arc.begin(), cone.arc.end(), isSeen);
}

void paintCone(QPainter& painter, const Projection& projection, Lettering& lettering,
               const DrawnCone& cone) {
  if (!isInFront(cone, projection)) return;
  QColor fill = palette().friction;
  fill.setAlphaF(static_cast<float>(kFill));
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPath(outlineOf(cone, projection));
  paintEdge(painter, projection, lettering, cone, cone.minus);
  paintEdge(painter, projection, lettering, cone, cone.plus);
}

}  // namespace

std::vector<DrawnCone> drawnCones(const Shown& shown) {
  const Depiction& depiction = shown.frame.depiction;
  const std::size_t count = std::min(
      {depiction.contacts.size(), shown.frame.contacts.size(), shown.sight.contacts.size()});
  std::vector<DrawnCone> cones;
  for (std::size_t i = 0; i < count; ++i) {
    const ContactSight& sight = shown.sight.contacts[i];
    const bool isRough = sight.minus.mu > 0 || sight.plus.mu > 0;
    if (shown.frame.contacts[i].mode == Mode::Free || !isRough) continue;
    cones.push_back(drawnCone(sight, depiction.contacts[i], kReach * depiction.size));
  }
  return cones;
}

void ConeLayer::paint(QPainter& painter, const Projection& projection, Lettering& lettering) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const DrawnCone& cone : cones_) paintCone(painter, projection, lettering, cone);
  painter.restore();
}

}  // namespace painleve::ui
