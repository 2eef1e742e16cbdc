#pragma once
// The correction of overlaps after a step: the least displacement in the kinetic metric. [MO]
// Remark 11.1

#include "core/solver/moreau/active_contacts.h"

namespace painleve {

/// The contacts that acted, and others that the end of the step overlaps.
PerContact<ActiveContact> liftedContacts(const Task& task, const Snapshot& from,
                                         const FreeStep& free, const State& end);
/// Moves `end` out of the obstacles of the contacts, with their rows of the step.
void liftOverlaps(const Task& task, const PerContact<ActiveContact>& contacts, State& end);

}  // namespace painleve
