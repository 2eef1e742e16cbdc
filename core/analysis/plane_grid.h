#pragma once
// The plane sampled once at the nodes of a rectangular grid. [own]

#include <optional>
#include <vector>

#include "core/analysis/plane_function.h"
#include "core/solver/solver.h"

namespace painleve {

struct PlaneWindow {
  double xLower = 0, xUpper = 1, yLower = 0, yUpper = 1;
  int columns = 160, rows = 120;  // cells
};

class PlaneGrid {
 public:
  int columns() const { return static_cast<int>(x.size()) - 1; }
  int rows() const { return static_cast<int>(y.size()) - 1; }
  int nodeIndex(int i, int j) const { return j * (columns() + 1) + i; }
  PlaneNode node(int i, int j) const {
    const auto at = static_cast<std::size_t>(nodeIndex(i, j));
    return {{x[static_cast<std::size_t>(i)], y[static_cast<std::size_t>(j)]}, samples[at]};
  }
  /// All four corners are states; false outside the grid.
  bool cellExists(int i, int j) const;

  std::vector<double> x, y;  // grid lines, ascending
  std::vector<PlaneSample> samples;
};

/// Lines are equidistant but for those next to the border of the chart's states: they are moved
/// onto that border, so that the plane reaches it. nullopt when stopped.
std::optional<PlaneGrid> sampleGrid(const PlaneFunction& function, const PlaneWindow& window,
                                    const Stop& stop);

}  // namespace painleve
