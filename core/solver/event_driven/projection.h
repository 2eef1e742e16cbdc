#pragma once
// Back onto the constraints in the kinetic metric: without it the gap drifts by 4e-8 m in 1000 s
// [BR] sec. 2.2

#include "core/solver/event_driven/flow.h"

namespace painleve {

/// What counts as on the constraints, relative to the terms: at an event nothing but rounding,
/// after a step of the flow what is far below the error of that step.
inline constexpr double kAtEvents = 2e-16, kAfterSteps = 1e-14;

/// Corrects q (gap) and v (v_n, in stick also v_t) of the closed contact and books the energy
/// difference as "correction". False where nothing was off by more than the tolerance, and the
/// snapshot is untouched.
bool project(const System& system, const Laws& laws, const Motion& motion, Snapshot& snapshot,
             double tolerance = kAtEvents);

/// Moves q onto the contact (gap 0), velocities as they are; books the energy difference.
void closeGap(const System& system, const Laws& laws, int contact, Snapshot& snapshot);

/// Sets v_t (and v_n) of a contact to zero at an event; books the energy difference (rounding) as
/// "correction".
void stopSlip(const System& system, const Laws& laws, int contact, Snapshot& snapshot);

/// T + V, J.
double energy(const System& system, const State& state);
double kineticEnergy(const System& system, const State& state);

}  // namespace painleve
