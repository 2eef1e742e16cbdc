#include "ui/plots/plane_legend.h"

#include "ui/plots/plot_style.h"
#include "ui/theme/badge.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

std::vector<LegendEntry> planeLegend(const PhasePlane* plane) {
  const auto& colours = ui::palette();
  std::vector<LegendEntry> entries;
  const QStringList words{"(1) one solution: F<sub>N</sub>\u2009=\u2009A/B", "(2) none",
                          "(3) one: F<sub>N</sub>\u2009=\u20090", "(4) two: 0 and A/B"};
  for (int mode = 1; mode <= 4; ++mode) {
    entries.push_back({words[mode - 1], tint(mode), modeHatch(mode), {}});
  }
  entries.push_back({"A\u2009=\u20090", {}, {}, linePen(colours.aZero, 2.5)});
  entries.push_back({"B\u2009=\u20090", {}, {}, dashedPen(colours.bZero, 2.5)});
  if (plane != nullptr && plane->slip != 0) {
    entries.push_back({"critical orbit", {}, {}, criticalOrbitPen()});
    entries.push_back({"critical line", {}, {}, criticalLinePen()});
  }
  return entries;
}

}  // namespace painleve::ui
