#pragma once
// The phase plane of two functions A and B over a window. [GB] sec. 3, Fig. 2

#include "core/analysis/plane_grid.h"

namespace painleve {

/// The window, and nothing in it.
PhasePlane emptyPhasePlane(const PlaneWindow& window);

/// Everything but the names of the axes and the slip direction; no region present when stopped.
PhasePlane tracePhasePlane(const PlaneFunction& function, const PlaneWindow& window,
                           const Stop& stop = {});

}  // namespace painleve
