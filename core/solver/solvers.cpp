#include "core/solver/solvers.h"

#include "core/solver/event_driven/driver.h"
#include "core/solver/moreau/driver.h"

namespace painleve {

Outcome runSolver(const Task& task, Snapshot& snapshot, Recorder& recorder, const Stop& stop) {
  if (task.options.scheme == Scheme::Moreau) return Moreau().run(task, snapshot, recorder, stop);
  return EventDriven().run(task, snapshot, recorder, stop);
}

}  // namespace painleve
