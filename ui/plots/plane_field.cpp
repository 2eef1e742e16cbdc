#include "ui/plots/plane_field.h"

#include <algorithm>
#include <cmath>

#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kLongest = 18, kShare = 0.55;  // px; of the distance between two arrows
constexpr double kHead = 5, kHalfHead = 2.2;    // px
constexpr int kStrength = 115;                  // of 255: below the curves in weight
constexpr int kSpacing = 28;                    // px between two arrows

void drawArrow(QCPPainter& painter, QPointF middle, QPointF along, double length) {
  const QPointF tip = middle + 0.5 * length * along;
  const QPointF neck = tip - kHead * along;
  const QPointF across(-along.y() * kHalfHead, along.x() * kHalfHead);
  painter.drawLine(middle - 0.5 * length * along, neck);
  painter.drawPolygon(QPolygonF{tip, neck + across, neck - across});
}

}  // namespace

QSize fieldCells(const QSize& axes) {
  return {std::clamp(axes.width() / kSpacing, 4, 40), std::clamp(axes.height() / kSpacing, 4, 40)};
}

PlaneField::PlaneField(QCustomPlot& plot) : QCPLayerable(&plot, kGroundLayer) {}

QRect PlaneField::clipRect() const {
  return parentPlot()->axisRect()->rect();
}

void PlaneField::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  painter->setAntialiasing(true);
}

void PlaneField::draw(QCPPainter* painter) {
  if (!plane_ || plane_->field.empty()) return;
  const auto& plot = *parentPlot();
  const auto scale = [](const QCPAxis& axis, double pixels) {
    return pixels / axis.range().size();
  };
  const double perX = scale(*plot.xAxis, plot.axisRect()->width());
  const double perY = scale(*plot.yAxis, plot.axisRect()->height());
  const double crowd =
      std::sqrt(perX * (plane_->xUpper - plane_->xLower) * perY *
                (plane_->yUpper - plane_->yLower) / static_cast<double>(plane_->field.size()));
  const double length = std::min(kLongest, kShare * crowd);
  QColor colour = ui::palette().text;
  colour.setAlpha(kStrength);
  painter->setPen(QPen(colour, 1.1));
  painter->setBrush(colour);
  for (const FieldArrow& arrow : plane_->field) {
    const QPointF rate(arrow.dx * perX, -arrow.dy * perY);
    const double size = std::hypot(rate.x(), rate.y());
    if (!(size > 0) || !std::isfinite(size)) continue;
    const QPointF at(plot.xAxis->coordToPixel(arrow.at.x), plot.yAxis->coordToPixel(arrow.at.y));
    drawArrow(*painter, at, rate / size, length);
  }
}

}  // namespace painleve::ui
