#pragma once
// Fewer points for the same line on the screen: strokes cost by the point.

#include "ui/plots/time_series.h"

namespace painleve::ui {

/// Where values stand on an axis of so many pixels.
struct LineFrame {
  QCPRange range;
  int pixels = 300;
  bool logarithmic = false;
};

/// The points that keep the line through all of them within a third of a pixel; gaps (NaN) and ends
/// stay. What is far outside the frame, or infinite, is held where a painter can still take it.
/// Keys ascend.
TimePoints thinnedLine(const TimePoints& points, const LineFrame& frame);

}  // namespace painleve::ui
