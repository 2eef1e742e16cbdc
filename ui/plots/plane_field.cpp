#include "ui/plots/plane_field.h"

#include <algorithm>
#include <cmath>

#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kLength = 16;                // px
constexpr double kHead = 5, kHalfHead = 2.2;  // px
constexpr int kStrength = 115;                // of 255: below the curves in weight
constexpr int kSpacing = 28;                  // px between two arrows

void drawArrow(QCPPainter& painter, QPointF middle, QPointF along) {
  const QPointF tip = middle + 0.5 * kLength * along;
  const QPointF neck = tip - kHead * along;
  const QPointF across(-along.y() * kHalfHead, along.x() * kHalfHead);
  painter.drawLine(middle - 0.5 * kLength * along, neck);
  painter.drawPolygon(QPolygonF{tip, neck + across, neck - across});
}

}  // namespace

QSize fieldCells(const QSize& axes) {
  return {std::clamp(axes.width() / kSpacing, 4, 40), std::clamp(axes.height() / kSpacing, 4, 40)};
}

PlaneField::PlaneField(QCustomPlot& plot) : AxesLayer(&plot, kGroundLayer) {}

void PlaneField::draw(QCPPainter* painter) {
  if (!plane_) return;
  QColor colour = ui::palette().text;
  colour.setAlpha(kStrength);
  painter->setPen(QPen(colour, 1.1));
  painter->setBrush(colour);
  for (const FieldArrow& arrow : plane_->field) {
    const QPointF at = pixel(arrow.at);
    const auto& [x, y] = arrow.at;
    const QPointF rate = pixel({x + arrow.dx, y + arrow.dy}) - at;
    const double size = std::hypot(rate.x(), rate.y());
    if (size > 0 && std::isfinite(size)) drawArrow(*painter, at, rate / size);
  }
}

}  // namespace painleve::ui
