#pragma once
// Fewer points for the same line on the screen: strokes cost by the point.

#include "ui/plots/time_series.h"

namespace painleve::ui {

/// The points that keep the line through all of them within `tolerance` (in units of the value);
/// gaps (NaN) and ends stay. Keys ascend.
TimePoints thinnedLine(const TimePoints& points, double tolerance);

}  // namespace painleve::ui
