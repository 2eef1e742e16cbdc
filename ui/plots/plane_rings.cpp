#include "ui/plots/plane_rings.h"

#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kRing = 5.5,
                 kActiveRing = 8;  // px, radii; the playhead's dot fits into the latter
constexpr double kReach = 10;      // px around the centre

}  // namespace

PlaneRings::PlaneRings(QCustomPlot& plot) : AxesLayer(&plot, kMarksLayer) {}

std::optional<StartRing> PlaneRings::at(QPointF place) const {
  std::optional<StartRing> found;
  double nearest = kReach;
  for (const StartRing& ring : rings_) {
    const double distance = QLineF(pixel(ring.at), place).length();
    if (distance > nearest) continue;
    nearest = distance;
    found = ring;
  }
  return found;
}

void PlaneRings::draw(QCPPainter* painter) {
  const auto& colours = palette();
  for (const StartRing& ring : rings_) {
    const bool isActive = ring.run == kActiveRun;
    const double radius = isActive ? kActiveRing : kRing;
    painter->setBrush(colours.plotGround);
    painter->setPen(QPen(colours.plotGround, 4));
    painter->drawEllipse(pixel(ring.at), radius, radius);
    painter->setPen(QPen(isActive ? colours.text : colours.muted, 2));
    painter->drawEllipse(pixel(ring.at), radius, radius);
  }
}

}  // namespace painleve::ui
