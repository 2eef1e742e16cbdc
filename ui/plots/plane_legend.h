#pragma once
// What the signs of the phase plane mean.

#include <vector>

#include "core/analysis/phase_plane_result.h"
#include "ui/plots/legend_strip.h"

namespace painleve::ui {

/// The critical orbit and line belong to one slip direction: where a plane has one they are named,
/// as the modes are, whether the window holds them or not, so that no drag of a slider moves the
/// axes.
std::vector<LegendEntry> planeLegend(const PhasePlane* plane);

}  // namespace painleve::ui
