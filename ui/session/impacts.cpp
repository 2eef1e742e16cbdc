#include "ui/session/impacts.h"

#include <algorithm>

#include "ui/session/event_times.h"

namespace painleve::ui {

std::vector<std::size_t> impactsOf(const Trajectory& trajectory) {
  std::vector<std::size_t> impacts;
  for (std::size_t i = 0; i < trajectory.events.size(); ++i) {
    const EventKind kind = trajectory.events[i].kind;
    if (kind == EventKind::Impact || kind == EventKind::TangentialImpact) impacts.push_back(i);
  }
  return impacts;
}

std::optional<NearImpact> impactNear(const Trajectory& trajectory,
                                     const std::vector<std::size_t>& impacts, double t) {
  if (impacts.empty()) return std::nullopt;
  const auto time = [&](std::size_t event) { return trajectory.events[event].time; };
  const auto here = std::ranges::lower_bound(impacts, t - kInstant, {}, time);
  const auto number = static_cast<std::size_t>(here - impacts.begin());
  if (here != impacts.end() && time(*here) <= t + kInstant)
    return NearImpact{number, ImpactTime::Now};
  if (number == 0) return NearImpact{0, ImpactTime::Ahead};
  return NearImpact{number - 1, ImpactTime::Before};
}

}  // namespace painleve::ui
