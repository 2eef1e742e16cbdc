#pragma once
// Playing slows down by itself near events, so that they can be seen. Only the pace changes: the
// playhead still goes forward all the time and passes everything.

#include <utility>
#include <vector>

namespace painleve::ui {

class SlowMotion {
 public:
  static constexpr double kSlowest = 1.0 / 8;
  /// Slow from this long before an event until as long after it, at the unslowed pace.
  static constexpr double kReach = 0.5;  // s of wall clock

  explicit SlowMotion(std::vector<double> times = {}) : times_(std::move(times)) {}  // ascending

  /// Share of `speed` that is left at t: kSlowest at an event, 1 where none is near, smooth
  /// between.
  double factor(double t, double speed) const;
  /// Where the playhead is `wall` seconds after t.
  double advanced(double t, double wall, double speed) const;

 private:
  std::vector<double> times_;
};

/// A speed as the read-out says it: 1/n with two digits of n, so that it does not flicker.
double readableSpeed(double speed);

}  // namespace painleve::ui
