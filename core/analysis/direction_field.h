#pragma once
// Where a state of the phase plane moves to while its contact slides, or is left without force.
// [GB] sec. 4, Figs. 3-8

#include "core/analysis/plane_function.h"
#include "core/analysis/plane_grid.h"

namespace painleve {

/// nullopt where p is no state or in LCP mode (2).
std::optional<FieldArrow> fieldArrow(const PlaneChart& plane, PlanePoint p);

/// One arrow in the middle of each cell of the window that is a state and not in LCP mode (2):
/// with F_N = A/B in modes (1) and (4), without force in mode (3). Empty when stopped.
std::vector<FieldArrow> directionField(const PlaneChart& plane, const PlaneWindow& window,
                                       const Stop& stop = {});

}  // namespace painleve
