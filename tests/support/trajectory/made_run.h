#pragma once
// A run of nothing but events, for what goes by their kinds and times.

#include <utility>
#include <vector>

#include "core/trajectory/trajectory.h"

namespace painleve::test {

inline Trajectory runWith(const std::vector<std::pair<EventKind, double>>& events) {
  Trajectory run;
  for (const auto& [kind, time] : events) {
    Event event;
    event.kind = kind;
    event.time = time;
    run.events.push_back(event);
  }
  return run;
}

}  // namespace painleve::test
