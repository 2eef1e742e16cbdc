#pragma once
// Where the number of a region can be read: deep inside each of its pieces. [own]

#include <vector>

#include "core/analysis/plane_grid.h"
#include "core/analysis/regions.h"

namespace painleve {

/// One a connected piece, the largest first. A region too thin to hold a whole cell gets one label
/// of depth 0 in the middle of its largest polygon.
std::vector<RegionLabel> placeLabels(const PlaneGrid& grid, const RegionTrace& trace);

}  // namespace painleve
