#include "ui/views3d/sign_painter.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPolygonF>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kHeadLength = 3.4, kHeadHalfWidth = 1.5;  // in widths of the shaft
constexpr double kShortest = 1;                            // pixel
constexpr double kOutline = 1.5, kDoubleLine = 2;          // pixels
constexpr double kBreakAt = 0.5, kBreakGap = 5, kBreakSlant = 3, kBreakReach = 4;

/// The corners of an arrow, from the tail along one side to the tip and back.
struct ArrowShape {
  QPointF tailLeft, neckLeft, wingLeft, tip, wingRight, neckRight, tailRight;
  bool exists = false;
};

ArrowShape arrowShape(QPointF tail, QPointF tip, double width) {
  const QPointF way = tip - tail;
  const double length = std::hypot(way.x(), way.y());
  if (!(length >= kShortest) || !std::isfinite(length)) return {};
  const QPointF along = way / length, across(-along.y(), along.x());
  const double head = std::min(kHeadLength * width, length);
  const double shrink = head / (kHeadLength * width);
  const QPointF neck = tip - along * head, half = across * (width / 2 * shrink),
                wing = across * (kHeadHalfWidth * width * shrink);
  return {tail + half, neck + half, neck + wing, tip, neck - wing, neck - half, tail - half, true};
}

QPolygonF polygonOf(const ArrowShape& s) {
  return {{s.tailLeft, s.neckLeft, s.wingLeft, s.tip, s.wingRight, s.neckRight, s.tailRight}};
}

}  // namespace

void paintArrow(QPainter& painter, QPointF tail, QPointF tip, const QColor& colour, double width) {
  const ArrowShape shape = arrowShape(tail, tip, width);
  if (!shape.exists) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(polygonOf(shape));
  painter.restore();
}

void paintOutlineArrow(QPainter& painter, QPointF tail, QPointF tip, const QColor& colour,
                       double width) {
  const ArrowShape shape = arrowShape(tail, tip, width);
  if (!shape.exists) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, kOutline, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.setBrush(palette().plotGround);
  painter.drawPolygon(polygonOf(shape));
  painter.restore();
}

void paintDoubleArrow(QPainter& painter, QPointF tail, QPointF tip, const QColor& colour,
                      double width) {
  const ArrowShape s = arrowShape(tail, tip, width);
  if (!s.exists) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, kDoubleLine, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.setBrush(Qt::NoBrush);
  // Each line meets the slanted side of the head, which reaches half the shaft's width there.
  const QPointF inset = (s.tip - (s.neckLeft + s.neckRight) / 2) / (2 * kHeadHalfWidth);
  const QPointF reach = s.tip - inset - (s.neckLeft + s.neckRight) / 2;
  painter.drawLine(s.tailLeft, s.neckLeft + reach);
  painter.drawLine(s.tailRight, s.neckRight + reach);
  painter.drawPolyline(QPolygonF({s.wingLeft, s.tip, s.wingRight}));
  painter.restore();
}

void paintBreak(QPainter& painter, const QLineF& arrow, const QColor& colour, double width) {
  const double length = arrow.length();
  if (!(length > 0) || !std::isfinite(length)) return;
  const QPointF along = QPointF(arrow.dx(), arrow.dy()) / length, across(-along.y(), along.x());
  const QPointF side = across * (width / 2 + kBreakReach) + along * kBreakSlant;
  const QPointF middle = arrow.pointAt(kBreakAt), gap = along * (kBreakGap / 2);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette().plotGround, kBreakGap, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(middle - side, middle + side);
  painter.setPen(QPen(colour, kOutline));
  for (const QPointF edge : {middle - gap, middle + gap})
    painter.drawLine(edge - side, edge + side);
  painter.restore();
}

}  // namespace painleve::ui
