#pragma once
// What an axis shows of the values there are: finite bounds, whatever they are.

#include "ui/plots/time_series.h"

namespace painleve::ui {

/// Shares of the extent that stay free at its ends.
struct AxisRoom {
  double below = 0, above = 0;
};

/// The extent with its room. Values that are all alike (or rounding of one another) lie in the
/// middle of a range that has numbers; beyond 1e200, where an axis has no numbers any more, the
/// range ends.
QCPRange axisRange(const ValueExtent& extent, const AxisRoom& room);

}  // namespace painleve::ui
