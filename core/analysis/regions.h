#pragma once
// Marching squares over the sampled plane: regions of one LCP mode, A = 0, B = 0 and the points
// where they cross. [GB] Table 1, Fig. 2

#include <array>
#include <optional>
#include <vector>

#include "core/analysis/plane_grid.h"

namespace painleve {

struct RegionTrace {
  std::array<std::vector<Polyline>, 5> regions;  // as in PhasePlane
  std::vector<Polyline> aZero, bZero;
  std::vector<PlanePoint> singular;
  std::vector<int> cellMode;  // row by row; 0: the cell is cut, or not all of it is a state
};

/// nullopt when stopped.
std::optional<RegionTrace> traceRegions(const PlaneFunction& function, const PlaneGrid& grid,
                                        const Stop& stop);

}  // namespace painleve
