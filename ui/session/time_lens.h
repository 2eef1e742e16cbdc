#pragma once
// The slow motion that belongs to a run: at the screen and in a film alike.

#include "core/trajectory/trajectory.h"
#include "ui/session/slow_motion.h"

namespace painleve::ui {

/// Slow at the events of the run, and most before forces of many times `weight` (N).
SlowMotion timeLens(const Trajectory& trajectory, double weight);

}  // namespace painleve::ui
