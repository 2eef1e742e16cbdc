#pragma once
// Which plane of a system is meant: a chart, two of its entries as axes, and values for the others.
// [own]

#include <optional>
#include <span>

#include "core/analysis/phase_plane_result.h"
#include "core/analysis/plane_function.h"
#include "core/scene/scene.h"

namespace painleve {

struct PlaneChoice {
  Chart chart;                 // its horizontal and vertical entries are the axes
  std::vector<double> values;  // in the chart's order; those of the axes are the initial state's
  int slip = 0;                // sign of v_t; 0: it follows from the point, or there is no contact
  bool isUsual = false;        // the first contact chart over its own axes

  bool inContact() const { return chart.closed.size() == 1; }
  bool isAxis(std::size_t entry) const {
    return static_cast<int>(entry) == chart.horizontal || static_cast<int>(entry) == chart.vertical;
  }
  /// Refers to this object and to what it is given.
  PlaneChart plane(const System& system, const Laws& laws) const {
    return {system, laws, chart, values, slip};
  }
};

/// Entries that are neither axes nor in `held` have the value of the scene's initial state, or
/// their standard where that has none. `slip` -1, +1, or 0: the initial state's. nullopt: the
/// system has no such chart, or none with one closed contact where none is named, or no such
/// entries.
std::optional<PlaneChoice> choosePlane(const Scene& scene, const System& system,
                                       const PlaneAxes& axes, std::span<const ChartValue> held,
                                       int slip);

/// The scene's `initial` for a start at this point of the plane. The scene's own words stay where
/// they already say so. Throws SceneError where it is no state, or inside an obstacle.
Tree startInPlane(const Scene& scene, const System& system, const PlaneChoice& choice,
                  PlanePoint at);

}  // namespace painleve
