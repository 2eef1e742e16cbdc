#pragma once
// Facade: questions about a Scene, or a moment of its run, that are not a run.

#include "core/analysis/contact_solutions_result.h"
#include "core/analysis/phase_plane_result.h"
#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"
#include "core/types.h"

namespace painleve {

/// The window and direction of a phase plane; the chart is the first contact chart of the scene's
/// system.
struct PhaseRequest {
  double xLower = 0, xUpper = 1.5707963267948966, yLower = -7, yUpper = 7;
  int slip = -1;                          // -1, +1; 0: from the scene's initial state
  int columns = 160, rows = 120;          // grid cells
  int fieldColumns = 26, fieldRows = 18;  // arrows of the direction field
};

/// Empty (present all false) where the system has no contact chart. Throws SceneError for an
/// invalid scene.
PhasePlane phasePlane(const Scene& scene, const PhaseRequest& request, const Stop& stop = {});

/// The contact problem of what the program shows at t (shown_event.h), edits up to there made, with
/// all its solutions and the one that the run takes. The scene is the one that the trajectory was
/// computed from.
ContactSolutions contactSolutions(const Scene& scene, const Trajectory& trajectory, double t);

}  // namespace painleve
