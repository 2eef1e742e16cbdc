#include "ui/session/slow_motion.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace painleve::ui {
namespace {

/// Short against kReach: also after a stall the playhead cannot leap over a slow stretch at the
/// pace it had before it.
constexpr double kLongestStep = 0.004;  // s of wall clock

double distanceToNearest(const std::vector<double>& times, double t) {
  const auto after = std::lower_bound(times.begin(), times.end(), t);
  double distance = std::numeric_limits<double>::infinity();
  if (after != times.end()) distance = *after - t;
  if (after != times.begin()) distance = std::min(distance, t - *(after - 1));
  return distance;
}

double timeLeft(const std::vector<double>& times, double t) {
  const auto after = std::lower_bound(times.begin(), times.end(), t);
  return after == times.end() ? std::numeric_limits<double>::infinity() : *after - t;
}

}  // namespace

double SlowMotion::factor(double t, double speed) const {
  const double x = std::min(1.0, distanceToNearest(times_, t) / (kReach * speed));
  const double gentle = kSlowest + (1 - kSlowest) * x * x * (3 - 2 * x);
  return std::clamp(timeLeft(strong_, t) / (kReach * speed), kDeepest, gentle);
}

double SlowMotion::advanced(double t, double wall, double speed) const {
  const int steps = std::max(1, static_cast<int>(std::ceil(wall / kLongestStep)));
  for (int i = 0; i < steps; ++i) t += wall / steps * speed * factor(t, speed);
  return t;
}

double readableSpeed(double speed) {
  if (speed >= 1) return speed;
  const double inverse = 1 / speed;
  const double digit = std::max(1.0, std::pow(10, std::floor(std::log10(inverse)) - 1));
  return 1 / (std::round(inverse / digit) * digit);
}

}  // namespace painleve::ui
