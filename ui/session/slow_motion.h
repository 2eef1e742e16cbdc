#pragma once
// The time lens: playing slows down by itself near events, and the more the nearer it comes to a
// moment that strong forces lead to, so that they can be seen. Only the pace changes: the playhead
// still goes forward all the time and passes everything.

#include <utility>
#include <vector>

namespace painleve::ui {

class SlowMotion {
 public:
  static constexpr double kSlowest = 1.0 / 8;
  /// Before a strong moment the pace is a share of the time left to it: decades of time take
  /// equal stretches of wall clock.
  static constexpr double kDeepest = 1.0 / 256;
  /// Slow from this long before an event until as long after it, at the unslowed pace.
  static constexpr double kReach = 0.5;  // s of wall clock

  /// Both ascending; strong moments are events as well.
  explicit SlowMotion(std::vector<double> times = {}, std::vector<double> strong = {})
      : times_(std::move(times)), strong_(std::move(strong)) {}

  /// Share of `speed` that is left at t: kSlowest at an event, kDeepest where a strong moment
  /// begins, 1 where none is near.
  double factor(double t, double speed) const;
  /// Where the playhead is `wall` seconds after t.
  double advanced(double t, double wall, double speed) const;

 private:
  std::vector<double> times_, strong_;
};

/// A speed as the read-out says it: 1/n with two digits of n, so that it does not flicker.
double readableSpeed(double speed);

}  // namespace painleve::ui
