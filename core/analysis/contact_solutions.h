#pragma once
// All solutions of the contact problem at a state of a run. [GB] eqs. (4)-(8), Table 1, App. B

#include "core/analysis/contact_solutions_result.h"
#include "core/model/system.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

/// The problem of the closed contacts; `touching`: also of those that only touch (two that close at
/// one moment). Without verdict.
ContactSolutions solveContacts(const System& system, const Laws& laws, const Snapshot& snapshot,
                               bool touching = false);

/// The snapshot that cells were read from, without ledger.
Snapshot snapshotOf(const System& system, const Trajectory& trajectory, const Cells& cells);

}  // namespace painleve
