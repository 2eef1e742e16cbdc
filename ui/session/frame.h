#pragma once
// What every view shows: the active run at the playhead, computed once a move.

#include <algorithm>
#include <optional>
#include <string>

#include "core/scenery/depiction.h"
#include "core/trajectory/trajectory.h"

namespace painleve::ui {

/// Contact numbers at the playhead, NaN where they do not exist (flight, no solution, singular
/// point).
struct ContactReading {
  std::string id;
  Mode mode = Mode::Free;
  double gap = kNoValue, normalForce = kNoValue, friction = kNoValue, slip = kNoValue;
  double A = kNoValue, B = kNoValue;
  int lcpMode = 0;  // 0: not asked (flight, stick, several contacts)
};

struct Frame {
  double time = 0;     // s
  bool valid = false;  // false before the first run is there
  Cells cells;         // columns of the active trajectory
  Depiction depiction;
  std::vector<ContactReading> contacts;
  /// What happens at this very moment, and what decides it: the frame shows the state before it
  /// (shown_event.h). Nothing: the motion goes on from here.
  std::optional<EventKind> ahead;
  std::string rule;
  /// The contact forces are one of several solutions, and not the one that the rule takes.
  bool isCandidate = false;

  bool isInFlight() const {
    return std::ranges::all_of(contacts, [](const auto& c) { return c.mode == Mode::Free; });
  }
};

}  // namespace painleve::ui
