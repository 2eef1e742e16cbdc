#pragma once
// Facade: what each step of a time-stepping run did. Nothing of it is stored: the steps are made
// anew from the checkpoints of the run, with the same bits.

#include <functional>

#include "core/scene/scene.h"
#include "core/trajectory/step_record.h"

namespace painleve {

/// False: no more steps, please.
using StepSink = std::function<bool(const StepRecord&)>;

/// Steps that end in (from, to], in order of time. None for a run of the event-driven solver.
void eachStep(const Scene& scene, const Trajectory& trajectory, double from, double to,
              const StepSink& sink);

}  // namespace painleve
