#pragma once
// One step of the scheme: midpoint, loose velocity, impulses of the contacts, end position,
// correction, and who did which work. [MO] secs. 11, 15

#include <optional>
#include <string>

#include "core/laws/laws.h"
#include "core/solver/solver.h"

namespace painleve {

struct Step {
  Snapshot after;
  StepRecord record;
  std::string problem;  // empty: the step was made
};

/// A step of this length; only its state's time is left to the caller's grid.
Step makeStep(const Task& task, const Snapshot& from, double length);

/// The restitution that the scheme can take: Newton's, or Moreau's index as the e that it is where
/// no contact has friction. [MO] Remark 10.2
std::optional<Newton> steppedRestitution(const Laws& laws);

}  // namespace painleve
