#include "ui/views3d/sign_painter.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPolygonF>

namespace painleve::ui {
namespace {

constexpr double kHeadLength = 3.4, kHeadHalfWidth = 1.5;  // in widths of the shaft
constexpr double kShortest = 1;                            // pixel

}  // namespace

void paintArrow(QPainter& painter, QPointF tail, QPointF tip, const QColor& colour, double width) {
  const QPointF way = tip - tail;
  const double length = std::hypot(way.x(), way.y());
  if (!(length >= kShortest)) return;
  const QPointF along = way / length, across(-along.y(), along.x());
  const double head = std::min(kHeadLength * width, length);
  const double shrink = head / (kHeadLength * width);
  const QPointF neck = tip - along * head, half = across * (width / 2 * shrink),
                wing = across * (kHeadHalfWidth * width * shrink);
  const QPolygonF outline{
      {tail + half, neck + half, neck + wing, tip, neck - wing, neck - half, tail - half}};
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(outline);
  painter.restore();
}

}  // namespace painleve::ui
