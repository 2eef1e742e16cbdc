#pragma once
// Reads a trajectory at the playhead, once for all views.

#include "core/simulate.h"
#include "ui/session/frame.h"

namespace painleve::ui {

/// The scene is the one that the trajectory was computed from; t in [0, trajectory.endTime].
Frame buildFrame(const Scene& scene, const Trajectory& trajectory, double t);
/// What can be shown before the first run is there: the initial picture where the scene has one.
Frame buildInitialFrame(const Scene& scene);

}  // namespace painleve::ui
