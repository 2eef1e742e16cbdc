#pragma once
// Round numbers for cells and legend bars.

namespace painleve::ui {

/// 1, 2 or 5 times a power of ten, at most `value` (> 0).
double niceBelow(double value);
/// The same, at least `value`.
double niceAbove(double value);

}  // namespace painleve::ui
