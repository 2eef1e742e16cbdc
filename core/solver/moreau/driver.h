#pragma once
// Moreau's time-stepping: contacts resolved at velocity level once a step, no event located. [MO]
// secs. 11, 15, 17

#include "core/solver/solver.h"

namespace painleve {

class Moreau final : public Solver {
 public:
  Outcome run(const Task& task, Snapshot& snapshot, Recorder& recorder,
              const Stop& stop) const override;
};

}  // namespace painleve
