#pragma once
// The vertical range of forces that may grow without bound, and where they leave it.

#include <vector>

#include "ui/plots/time_marks.h"
#include "ui/plots/time_series.h"

namespace painleve::ui {

/// Range that holds 98 % of all values and zero; a little more where that takes in all of them.
ValueExtent forceRange(const std::vector<TimePoints>& series);

/// One mark a stretch of points above or below the range. It is unbounded where it touches one of
/// the times given (singular points) or holds an infinite value.
std::vector<OffFrame> offFrame(const TimePoints& points, const ValueExtent& range,
                               const std::vector<double>& unboundedTimes, const QColor& colour);

}  // namespace painleve::ui
