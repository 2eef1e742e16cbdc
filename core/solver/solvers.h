#pragma once
// The solver that a task's options name. [own]

#include "core/solver/solver.h"

namespace painleve {

Outcome runSolver(const Task& task, Snapshot& snapshot, Recorder& recorder, const Stop& stop);

}  // namespace painleve
