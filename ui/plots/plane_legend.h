#pragma once
// What the signs of the phase plane mean.

#include <vector>

#include "ui/plots/legend_strip.h"

namespace painleve::ui {

/// The critical orbit and line are named only where the plane has them.
std::vector<LegendEntry> planeLegend(bool critical);

}  // namespace painleve::ui
