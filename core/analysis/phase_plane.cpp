#include "core/analysis/phase_plane.h"

#include <algorithm>

#include "core/analysis/region_labels.h"
#include "core/analysis/regions.h"
#include "core/analysis/singular_points.h"

namespace painleve {

namespace {

/// The sign that nearly all nodes share; a window may reach a little past the place where it turns.
int driveOf(const std::vector<PlaneSample>& samples) {
  std::size_t pushed = 0, pulled = 0, all = 0;
  for (const auto& sample : samples) {
    pushed += sample.drive > 0 ? 1 : 0;
    pulled += sample.drive < 0 ? 1 : 0;
    all += sample.exists ? 1 : 0;
  }
  if (20 * pushed > 19 * all) return 1;
  return 20 * pulled > 19 * all ? -1 : 0;
}

void nameRegions(PhasePlane& plane) {
  for (std::size_t mode = 1; mode < plane.regions.size(); ++mode) {
    plane.present[mode] = !plane.regions[mode].empty();
    const auto first = std::find_if(
        plane.labels.begin(), plane.labels.end(),
        [&](const RegionLabel& label) { return static_cast<std::size_t>(label.mode) == mode; });
    if (first != plane.labels.end()) plane.label[mode] = first->at;
  }
}

}  // namespace

PhasePlane emptyPhasePlane(const PlaneWindow& window) {
  PhasePlane plane;
  plane.xLower = window.xLower;
  plane.xUpper = window.xUpper;
  plane.yLower = window.yLower;
  plane.yUpper = window.yUpper;
  return plane;
}

PhasePlane tracePhasePlane(const PlaneFunction& function, const PlaneWindow& window,
                           const Stop& stop) {
  PhasePlane plane = emptyPhasePlane(window);
  const auto grid = sampleGrid(function, window, stop);
  if (!grid) return plane;
  auto trace = traceRegions(function, *grid, stop);
  if (!trace) return plane;
  plane.drive = driveOf(grid->samples);
  plane.labels = placeLabels(*grid, *trace);
  plane.regions = std::move(trace->regions);
  plane.aZero = std::move(trace->aZero);
  plane.bZero = std::move(trace->bZero);
  plane.singular = numberSingularPoints(std::move(trace->singular));
  nameRegions(plane);
  return plane;
}

}  // namespace painleve
