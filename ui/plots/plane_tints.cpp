#include "ui/plots/plane_tints.h"

#include "ui/plots/plot_style.h"
#include "ui/theme/badge.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

QPainterPath PlaneTints::outlineOf(const std::vector<Polyline>& polygons) const {
  QPainterPath path;  // odd-even, so that holes are holes
  for (const auto& polygon : polygons) {
    QPolygonF points;
    points.reserve(static_cast<int>(polygon.size()));
    for (const auto& p : polygon) points << pixel(p);
    path.addPolygon(points);
    path.closeSubpath();
  }
  return path;
}

PlaneTints::PlaneTints(QCustomPlot& plot) : AxesLayer(&plot, kGroundLayer) {}

void PlaneTints::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  // Smoothed edges of two neighbours would let the ground shine through between them.
  painter->setAntialiasing(false);
}

void PlaneTints::draw(QCPPainter* painter) {
  if (!plane_) return;
  for (int mode = 1; mode <= 4; ++mode) {
    const auto& polygons = plane_->regions[static_cast<std::size_t>(mode)];
    if (polygons.empty()) continue;
    const auto path = outlineOf(polygons);
    painter->fillPath(path, tint(mode));
    const QBrush hatch = modeHatch(mode);
    if (hatch.style() != Qt::NoBrush) painter->fillPath(path, hatch);
  }
}

}  // namespace painleve::ui
