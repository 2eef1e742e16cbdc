#pragma once
// Which solution of a contact problem a run takes, and what chose it. [GB] sec. 5.2

#include "core/analysis/contact_solutions_result.h"
#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

/// `shown` is the event the problem belongs to (shown_event.h), or nullptr while the motion goes
/// on.
Verdict verdictOf(const Scene& scene, const Trajectory& trajectory, const Event* shown,
                  const ContactSolutions& problem);

}  // namespace painleve
