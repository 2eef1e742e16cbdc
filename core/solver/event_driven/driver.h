#pragma once
// Event-driven solver: smooth motion between instants, events located to 1e-12 s. [GB]
// sec. 4.2

#include "core/solver/solver.h"

namespace painleve {

class EventDriven final : public Solver {
 public:
  Outcome run(const Task& task, Snapshot& snapshot, Recorder& recorder,
              const Stop& stop) const override;
};

}  // namespace painleve
