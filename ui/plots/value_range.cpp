#include "ui/plots/value_range.h"

#include <algorithm>
#include <cmath>

namespace painleve::ui {
namespace {

constexpr double kLargest = 1e200;    // QCPRange ends at 1e250
constexpr double kRounding = 1e-6;    // of the values: a smaller extent is one value
constexpr double kNothing = 1e-12;    // a smaller value is none
constexpr double kAroundValue = 0.1;  // of it, on either side

QCPRange around(double value) {
  const double half = std::abs(value) > kNothing ? kAroundValue * std::abs(value) : 1;
  return {value - half, value + half};
}

}  // namespace

QCPRange axisRange(const ValueExtent& extent, const AxisRoom& room) {
  if (extent.isEmpty()) return around(0);
  const double lower = std::clamp(extent.lower, -kLargest, kLargest);
  const double upper = std::clamp(extent.upper, -kLargest, kLargest);
  const double size = upper - lower, largest = std::max(std::abs(lower), std::abs(upper));
  if (size <= std::max(kNothing, kRounding * largest)) return around(lower + 0.5 * size);
  return {lower - room.below * size, upper + room.above * size};
}

}  // namespace painleve::ui
