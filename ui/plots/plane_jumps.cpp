#include "ui/plots/plane_jumps.h"

#include <cmath>

namespace painleve::ui {

namespace {

constexpr double kHead = 9, kHalfHead = 4;      // px
constexpr double kLeast = 3, kLeastHeaded = 7;  // px: shorter ones are no strokes, have no head

QPen brokenPen(const QColor& colour, double width, bool isTangential) {
  QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern(isTangential ? QList<qreal>{1, 1} : QList<qreal>{3, 2});
  return pen;
}

}  // namespace

void PlaneJumps::add(const std::vector<PlaneJump>& jumps, const QColor& colour,
                     const QColor& tangential, double width) {
  for (const PlaneJump& jump : jumps) {
    strokes_.push_back(
        {jump.from, jump.to,
         brokenPen(jump.isTangential ? tangential : colour, width, jump.isTangential)});
  }
}

void PlaneJumps::draw(QCPPainter* painter) {
  for (const Stroke& stroke : strokes_) {
    const QPointF from = pixel(stroke.from), to = pixel(stroke.to);
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    if (!(length >= kLeast) || !std::isfinite(length)) continue;
    const QPointF along = (to - from) / length;
    const double head = length >= kLeastHeaded ? std::min(kHead, length) : 0;
    painter->setPen(stroke.pen);
    painter->drawLine(from, to - head * along);
    if (head == 0) continue;
    const QPointF across(-along.y() * kHalfHead, along.x() * kHalfHead);
    const QPointF neck = to - head * along;
    painter->setPen(Qt::NoPen);
    painter->setBrush(stroke.pen.color());
    painter->drawPolygon(QPolygonF{to, neck + across, neck - across});
  }
}

}  // namespace painleve::ui
