#include "ui/plots/force_range.h"

#include <algorithm>
#include <cmath>

namespace painleve::ui {

namespace {

constexpr double kShare = 0.98;      // of the values on either side
constexpr double kGenerosity = 1.6;  // a range this much wider is taken if it holds all values
constexpr double kRoom = 0.08;
constexpr double kNothing = 1;      // the range of no force at all
constexpr double kLargest = 1e200;  // an axis counts no further

/// Value below which a share of all lies; 0 without values.
double percentile(std::vector<double>& values, double share) {
  if (values.empty()) return 0;
  const auto k = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + k, values.end());
  return values[static_cast<std::size_t>(k)];
}

double bound(double typical, double extreme) {
  return std::abs(extreme) <= kGenerosity * std::abs(typical) ? extreme : typical;
}

bool isUnbounded(double from, double to, const std::vector<double>& times) {
  const double slack = 1e-9 * std::max(1.0, std::abs(to));
  return std::any_of(times.begin(), times.end(),
                     [&](double t) { return t >= from - slack && t <= to + slack; });
}

void raise(OffFrame& mark, const QCPGraphData& p) {
  mark.unbounded = mark.unbounded || std::isinf(p.value);
  if (std::abs(p.value) < std::abs(mark.peak)) return;
  mark.peak = p.value;
  mark.time = p.key;
}

}  // namespace

ValueExtent forceRange(const std::vector<TimePoints>& series) {
  std::vector<double> values;
  bool isUnbounded = false;
  for (const auto& points : series) {
    for (const auto& p : points) {
      isUnbounded = isUnbounded || std::isinf(p.value);
      if (std::isfinite(p.value)) values.push_back(std::clamp(p.value, -kLargest, kLargest));
    }
  }
  if (isUnbounded && values.empty()) values.push_back(0);
  ValueExtent all;
  for (const double value : values) all.add(value);
  if (values.empty()) return {};
  ValueExtent range;
  range.lower = std::min(0.0, bound(percentile(values, 1 - kShare), all.lower));
  range.upper = std::max(0.0, bound(percentile(values, kShare), all.upper));
  if (range.lower == 0 && range.upper == 0) range.upper = kNothing;
  const double room = kRoom * std::max(range.upper - range.lower, 1e-9);
  range.lower -= room;
  range.upper += room;
  return range;
}

std::vector<OffFrame> offFrame(const TimePoints& points, const ValueExtent& range,
                               const std::vector<double>& unboundedTimes, const QColor& colour) {
  std::vector<OffFrame> marks;
  int side = 0;  // of the frame the stretch is on
  double from = 0;
  for (const auto& p : points) {
    const int now = p.value > range.upper ? 1 : p.value < range.lower ? -1 : 0;
    // The force may be no number at the singular instant itself: a stretch reaches to the point
    // after it.
    if (side != 0 && isUnbounded(from, p.key, unboundedTimes)) marks.back().unbounded = true;
    if (now != 0 && now != side) {
      const bool unbounded = isUnbounded(p.key, p.key, unboundedTimes);
      marks.push_back({p.key, p.value, now > 0, unbounded, colour});
      from = p.key;
    }
    side = now;
    if (now != 0) raise(marks.back(), p);
  }
  return marks;
}

}  // namespace painleve::ui
