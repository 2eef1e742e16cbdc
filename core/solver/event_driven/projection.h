#pragma once
// Back onto the constraints in the kinetic metric: without it the gap drifts by 4e-8 m in 1000 s (DESIGN 8). [BR] sec. 2.2

#include "core/solver/event_driven/flow.h"

namespace painleve {

/// Corrects q (gap) and v (v_n, in stick also v_t) of the closed contact and books the energy difference as "correction".
/// False where nothing was off by more than rounding, and the snapshot is untouched.
bool project(const System& system, const Laws& laws, const Motion& motion, Snapshot& snapshot);

/// Sets v_t (and v_n) of a contact to zero at an event; books the energy difference (rounding) as "correction".
void stopSlip(const System& system, const Laws& laws, int contact, Snapshot& snapshot);

/// T + V, J.
double energy(const System& system, const State& state);
double kineticEnergy(const System& system, const State& state);

}  // namespace painleve
