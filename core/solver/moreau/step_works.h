#pragma once
// Who did the work of a step: friction, jumps, drivers of moving surfaces; what is left over is the
// scheme's own and booked as its correction. [MO] sec. 10 for the mean velocity

#include "core/solver/moreau/active_contacts.h"
#include "core/solver/moreau/step.h"

namespace painleve {

/// From where, to where before positions were corrected, and through which contacts.
struct StepPath {
  const State& from;
  const State& uncorrected;
  const PerContact<ActiveContact>& active;
};

/// Completes the record's energies and the ledger of step.after: E minus the ledger stays constant.
void bookWorks(const System& system, const StepPath& path, Step& step);

}  // namespace painleve
