#include "ui/plots/plane_legend.h"

#include <array>
#include <utility>

#include "ui/plots/plot_style.h"
#include "ui/theme/badge.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

std::vector<LegendEntry> planeLegend(const PhasePlane* plane) {
  if (plane != nullptr && !plane->inContact && !plane->chart.empty()) return {};
  const auto& colours = ui::palette();
  std::vector<LegendEntry> entries;
  const std::array<std::pair<QString, QString>, 4> words{{
      {"(1) one solution: F<sub>N</sub>\u2009=\u2009A/B", "(1) one"},
      {"(2) no solution", "(2) none"},
      {"(3) one: leaves, F<sub>N</sub>\u2009=\u20090", "(3) leaves"},
      {"(4) two solutions: 0 and A/B", "(4) two"},
  }};
  for (int mode = 1; mode <= 4; ++mode) {
    const auto& [full, brief] = words[static_cast<std::size_t>(mode - 1)];
    entries.push_back({full, brief, tint(mode), modeHatch(mode), {}});
  }
  const auto line = [&](const QString& text, const QPen& pen) {
    entries.push_back({text, text, {}, {}, pen});
  };
  line("A\u2009=\u20090", linePen(colours.aZero, 2.5));
  line("B\u2009=\u20090", dashedPen(colours.bZero, 2.5));
  if (plane != nullptr && plane->slip != 0 && plane->isUsual) {
    line("critical orbit", criticalOrbitPen());
    line("critical line", criticalLinePen());
  }
  return entries;
}

}  // namespace painleve::ui
