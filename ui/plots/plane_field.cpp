#include "ui/plots/plane_field.h"

#include <algorithm>
#include <cmath>

#include <QPainterPath>

#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kHead = 0.38, kHalfHead = 0.18;         // of the arrow's length
constexpr double kFilled = 0.6;                          // of the distance of two arrows
constexpr int kStrength = 115;                           // of 255: below the curves in weight
constexpr double kLeastSpacing = 20, kMostSpacing = 34;  // px between two arrows
constexpr double kRows = 12;                             // before the limits of spacing
constexpr double kFew = 1.7, kDense = 0.7;               // of the normal distance
constexpr int kFewest = 3, kMost = 60;                   // arrows along an axis

double spacing(const QSize& axes, FieldDensity density) {
  const int smaller = std::min(axes.width(), axes.height());
  const double normal = std::clamp(smaller / kRows, kLeastSpacing, kMostSpacing);
  if (density == FieldDensity::Few) return kFew * normal;
  return density == FieldDensity::Dense ? kDense * normal : normal;
}

}  // namespace

QSize fieldCells(const QSize& axes, FieldDensity density) {
  if (density == FieldDensity::Off) return {0, 0};
  const double step = spacing(axes, density);
  const auto along = [&](int size) { return std::clamp(qRound(size / step), kFewest, kMost); };
  return {along(axes.width()), along(axes.height())};
}

PlaneField::PlaneField(QCustomPlot& plot) : AxesLayer(&plot, kGroundLayer) {}

void PlaneField::draw(QCPPainter* painter) {
  if (!plane_ || density_ == FieldDensity::Off) return;
  const double length = kFilled * spacing(clipRect().size(), density_);
  QColor colour = ui::palette().text;
  colour.setAlpha(kStrength);
  // All at once: a hundred small strokes cost more than one large one.
  QVector<QLineF> shafts;
  QPainterPath heads;
  heads.setFillRule(Qt::WindingFill);
  for (const FieldArrow& arrow : plane_->field) {
    const QPointF at = pixel(arrow.at);
    const auto& [x, y] = arrow.at;
    const QPointF rate = pixel({x + arrow.dx, y + arrow.dy}) - at;
    const double size = std::hypot(rate.x(), rate.y());
    if (!(size > 0) || !std::isfinite(size)) continue;
    const QPointF along = length / size * rate,
                  across(-along.y() * kHalfHead, along.x() * kHalfHead);
    const QPointF tip = at + 0.5 * along, neck = tip - kHead * along;
    shafts.push_back({at - 0.5 * along, neck});
    heads.addPolygon(QPolygonF{tip, neck + across, neck - across, tip});
  }
  // One pixel wide, they are drawn several times as fast as any wider.
  QPen shaft(colour, 1);
  shaft.setCosmetic(true);
  painter->setPen(shaft);
  painter->drawLines(shafts);
  painter->fillPath(heads, colour);
}

}  // namespace painleve::ui
