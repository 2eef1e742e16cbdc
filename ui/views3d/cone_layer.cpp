#include "ui/views3d/cone_layer.h"

#include <algorithm>
#include <cmath>

#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/rich_label.h"

namespace painleve::ui {
namespace {

constexpr double kReach = 0.4;  // in sizes of the depiction
constexpr double kFill = 0.12;
constexpr int kArcParts = 24;
constexpr double kEdge = 1, kMarkedEdge = 4, kNameDrop = 6;  // logical pixels

DrawnCone drawnCone(const ContactSight& sight, const ContactFrame& frame, double reach) {
  const auto at = [&](double angle) -> Place {
    return frame.place + reach * (frame.normal * std::cos(angle) + frame.tangent * std::sin(angle));
  };
  // Friction opposes slip: in slip- it points along the tangent.
  const double from = std::atan(sight.minus.mu), to = -std::atan(sight.plus.mu);
  DrawnCone cone{frame.place, {at(from), sight.minus.B < 0}, {at(to), sight.plus.B < 0}, {}};
  for (int i = 0; i <= kArcParts; ++i) cone.arc.push_back(at(from + (to - from) * i / kArcParts));
  return cone;
}

void paintEdge(QPainter& painter, const Projection& projection, const Place& apex,
               const DrawnCone::Edge& edge) {
  const QLineF line(projection(apex), projection(edge.end));
  const QColor colour = edge.pullsDown ? palette().lcp[2] : palette().friction;
  painter.setPen(QPen(colour, edge.pullsDown ? kMarkedEdge : kEdge));
  painter.drawLine(line);
  if (!edge.pullsDown) return;
  // Under the edge: along it stands the resultant of a sliding contact.
  const bool isLeft = line.dx() < 0;
  paintLabel(painter, line.p2() + QPointF(0, kNameDrop),
             (isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop,
             {QStringLiteral("<i>B</i> &lt; 0"), panelFont(), colour},
             QRectF(QPointF(), projection.size()));
}

void paintCone(QPainter& painter, const Projection& projection, const DrawnCone& cone) {
  if (!projection.inFront(cone.apex)) return;
  QPolygonF wedge{{projection(cone.apex)}};
  for (const Place& place : cone.arc) {
    if (!projection.inFront(place)) return;
    wedge.append(projection(place));
  }
  QColor fill = palette().friction;
  fill.setAlphaF(static_cast<float>(kFill));
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPolygon(wedge);
  paintEdge(painter, projection, cone.apex, cone.minus);
  paintEdge(painter, projection, cone.apex, cone.plus);
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

void ConeLayer::paint(QPainter& painter, const Projection& projection) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  for (const DrawnCone& cone : cones_) paintCone(painter, projection, cone);
  painter.restore();
}

}  // namespace painleve::ui
