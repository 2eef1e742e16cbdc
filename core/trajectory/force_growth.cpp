#include "core/trajectory/force_growth.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/trajectory/contact_suffix.h"

namespace painleve {
namespace {

constexpr double kDenser = 1.1;     // of the times left of two points that follow each other
constexpr double kNearest = 1e-11;  // of the time itself: less is rounding
constexpr double kFitted = 1e3;     // the slope is that of the last three decades
constexpr double kSteep = -0.02;    // a flatter curve is that of a bounded force
constexpr std::size_t kLeastPoints = 4;

std::size_t forceColumn(const Trajectory& trajectory, int contact) {
  if (contact < 0) return trajectory.columns.size();
  return trajectory.column("F_N" + contactSuffix(trajectory, static_cast<std::size_t>(contact)));
}

/// When the stretch of motion that ends at a time began.
double beginning(const Trajectory& trajectory, double end) {
  double latest = 0;
  for (const Event& event : trajectory.events)
    if (event.time < end) latest = std::max(latest, event.time);
  return latest;
}

std::vector<std::array<double, 2>> approach(const Trajectory& trajectory, std::size_t column,
                                            double end) {
  const double start = beginning(trajectory, end);
  std::vector<std::array<double, 2>> nearToFar;
  for (std::size_t i = trajectory.rowBefore(end) + 1; i-- > 0;) {
    const auto row = trajectory.row(i);
    const double left = end - row[0];
    if (row[0] < start) break;
    const bool isCounted = left > kNearest * end && row[column] > 0;
    const bool isNext = nearToFar.empty() || left > kDenser * nearToFar.back()[0];
    if (isCounted && isNext) nearToFar.push_back({left, row[column]});
  }
  std::ranges::reverse(nearToFar);
  return nearToFar;
}

/// Least squares in logarithms.
double slopeOf(const std::vector<std::array<double, 2>>& points) {
  double n = 0, x = 0, y = 0, xx = 0, xy = 0;
  for (const auto& [left, force] : points) {
    if (left > kFitted * points.back()[0]) continue;
    const double u = std::log(left), v = std::log(force);
    n += 1, x += u, y += v, xx += u * u, xy += u * v;
  }
  const double spread = n * xx - x * x;
  return spread > 0 ? (n * xy - x * y) / spread : 0;
}

bool isOfTheMotion(const Event& event) {
  return event.kind != EventKind::Start && event.kind != EventKind::Edit &&
         event.kind != EventKind::End;
}

bool isStrong(const Trajectory& trajectory, const Event& event, double strong) {
  if (!isOfTheMotion(event)) return false;
  for (int contact = 0; contact < static_cast<int>(trajectory.contacts.size()); ++contact) {
    const std::size_t column = forceColumn(trajectory, contact);
    if (column < event.before.size() && event.before[column] > strong) return true;
  }
  return event.kind == EventKind::SingularPoint && forceGrowth(trajectory, event).has_value();
}

}  // namespace

std::optional<ForceGrowth> forceGrowth(const Trajectory& trajectory, const Event& event) {
  if (event.kind != EventKind::SingularPoint || trajectory.rowCount() == 0) return std::nullopt;
  const std::size_t column = forceColumn(trajectory, event.contact);
  if (column >= trajectory.columns.size()) return std::nullopt;
  ForceGrowth growth{event.time, approach(trajectory, column, event.time), 0};
  if (growth.points.size() < kLeastPoints) return std::nullopt;
  growth.slope = slopeOf(growth.points);
  return growth.slope < kSteep ? std::optional(std::move(growth)) : std::nullopt;
}

std::vector<double> strongMoments(const Trajectory& trajectory, double strong) {
  std::vector<double> times;
  for (const Event& event : trajectory.events) {
    const bool isFresh = times.empty() || times.back() < event.time;
    if (isFresh && isStrong(trajectory, event, strong)) times.push_back(event.time);
  }
  return times;
}

}  // namespace painleve
