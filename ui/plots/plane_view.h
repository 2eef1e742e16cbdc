#pragma once
// The window of a phase plane: what the scene's view says, else what run and curves ask for.

#include <optional>

#include "core/simulate.h"
#include "ui/plots/plane_run.h"

namespace painleve::ui {

struct PlaneView {
  double xLower = 0, xUpper = 1, yLower = -1, yUpper = 1;
};

/// Chart and axes of a plane, as the card of a system has them.
struct PlaneSpan {
  const Chart* chart = nullptr;
  std::size_t x = 0, y = 1;  // entries of the chart

  explicit operator bool() const { return chart != nullptr; }
  const ParameterSpec& horizontal() const { return chart->entries[x]; }
  const ParameterSpec& vertical() const { return chart->entries[y]; }
  bool inContact() const { return chart->closed.size() == 1; }
  /// The slip direction is to be chosen: it neither follows from the point nor is there no contact.
  bool hasDirection() const;
  /// Over the chart's own axes: signs of the vertical one are alike.
  bool isUsual() const;
  /// Without a chart nameless.
  PlaneAxes axes() const {
    return chart != nullptr ? PlaneAxes{chart->id, horizontal().id, vertical().id} : PlaneAxes{};
  }
};

/// The chart a phase plane is drawn for: the first with one closed contact; nullptr: none.
const Chart* planeChart(const SystemCard& card);

/// `range: {x: [lower, upper], y: [lower, upper]}`.
std::optional<PlaneView> rangeOf(const Tree& tree);
void putRange(Tree& tree, const PlaneView& view);
/// The slider ranges of the axes.
PlaneView viewOfSpan(const PlaneSpan& span);
/// `wide` narrowed to what there is to see: over the usual axes the vertical range, to run, curves
/// and singular points; else both, to the run.
PlaneView fittedView(const PlaneSpan& span, const PlaneView& wide, const PhasePlane& plane,
                     const PlaneExtent& run);

}  // namespace painleve::ui
