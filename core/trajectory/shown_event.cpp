#include "core/trajectory/shown_event.h"

#include <algorithm>

namespace painleve {
namespace {

bool asks(EventKind kind) {
  return kind == EventKind::BranchPoint || kind == EventKind::SingularPoint ||
         kind == EventKind::TangentialImpact || kind == EventKind::Limit;
}

}  // namespace

const Event* shownEvent(const Trajectory& trajectory, double t) {
  const double time = std::max(t, 0.0);
  const auto first = std::ranges::lower_bound(trajectory.events, time, {}, &Event::time);
  const auto last = std::ranges::upper_bound(trajectory.events, time, {}, &Event::time);
  auto shown = std::find_if(first, last, [&](const Event& event) {
    return time == 0 ? event.kind != EventKind::Start : asks(event.kind);
  });
  // A question that an impact leaves open says more than the impact.
  if (shown == last) shown = std::ranges::find(first, last, EventKind::Impact, &Event::kind);
  return shown == last ? nullptr : &*shown;
}

}  // namespace painleve
