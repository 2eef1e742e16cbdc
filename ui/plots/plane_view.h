#pragma once
// The window of a phase plane: what the scene's view says, else what run and curves ask for.

#include <optional>

#include "core/simulate.h"
#include "ui/plots/plane_run.h"

namespace painleve::ui {

struct PlaneView {
  double xLower = 0, xUpper = 1, yLower = -1, yUpper = 1;
};

/// The chart a phase plane is drawn for: the first with one closed contact; nullptr: none.
const Chart* planeChart(const SystemCard& card);

/// `view.range: {x: [lower, upper], y: [lower, upper]}`.
std::optional<PlaneView> viewOfScene(const Scene& scene);
/// The slider ranges of the chart's axes.
PlaneView viewOfChart(const Chart& chart);
/// `wide` with its vertical range narrowed to run, curves and singular points.
PlaneView fittedView(const PlaneView& wide, const PhasePlane& plane, const PlaneExtent& run);

}  // namespace painleve::ui
