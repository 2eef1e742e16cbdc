#pragma once
// What is shown at a moment at which something happens: the state before or after it. One rule for
// every view.

#include "core/trajectory/trajectory.h"

namespace painleve {

/// The event whose `before` is what the program shows at t, or nullptr: the motion as it goes on
/// from t. A run at its start stands before its first instant (a jolt is still to come); and where
/// the contact problem has no solution or several, or an impact is to come, the question is shown,
/// not the answer.
const Event* shownEvent(const Trajectory& trajectory, double t);

}  // namespace painleve
