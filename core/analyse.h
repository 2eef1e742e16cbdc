#pragma once
// Facade: questions about a Scene, or a moment of its run, that are not a run.

#include <optional>
#include <span>

#include "core/analysis/contact_solutions_result.h"
#include "core/analysis/friction_cone_result.h"
#include "core/analysis/impact_report_result.h"
#include "core/analysis/phase_plane_result.h"
#include "core/parameters/theory.h"
#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"
#include "core/types.h"

namespace painleve {

/// The window and direction of a phase plane, and what it is drawn over.
struct PhaseRequest {
  double xLower = 0, xUpper = 1.5707963267948966, yLower = -7, yUpper = 7;
  int slip = -1;                          // -1, +1; 0: from the scene's initial state
  int columns = 160, rows = 120;          // grid cells
  int fieldColumns = 26, fieldRows = 18;  // arrows of the direction field
  PlaneAxes axes = {};
  std::vector<ChartValue> held = {};  // entries that are no axis; else the initial state's values
};

/// Empty (no chart) where the system has no such chart; no region is present when stopped. Throws
/// SceneError for an invalid scene.
PhasePlane phasePlane(const Scene& scene, const PhaseRequest& request, const Stop& stop = {});
/// `after` gives the same plane as `before`, as far as it is known: `plane` is the last one that
/// was drawn for this request, or null. Both scenes are valid.
bool givesSamePlane(const Scene& before, const Scene& after, const PhaseRequest& request,
                    const PhasePlane* plane);
/// What holds at one point of the plane. The scene is valid.
PlaneReading planePoint(const Scene& scene, const PhaseRequest& request, double x, double y);
/// The scene's `initial` for a start at this point. Throws SceneError where it is no state, or
/// inside an obstacle.
Tree planeStart(const Scene& scene, const PhaseRequest& request, double x, double y);
/// How a chart's entry is read from the rows of the scene's run; empty: there is no such entry.
RowReader chartEntry(const Scene& scene, const Trajectory& trajectory, const std::string& chart,
                     const std::string& entry);

/// The contact problem of what the program shows at t (shown_event.h), edits up to there made, with
/// all its solutions and the one that the run takes. The scene is the one that the trajectory was
/// computed from.
ContactSolutions contactSolutions(const Scene& scene, const Trajectory& trajectory, double t);

/// The friction cone of the contact that is closed (the first where several are), else of the
/// nearest, at an instant of the run given by its cells; nullopt where no contact has one tangent.
/// Nothing is integrated.
std::optional<FrictionCone> frictionCone(const Scene& scene, const Trajectory& trajectory,
                                         std::span<const double> cells);

/// The curves that the scene's system knows in closed form, with its laws as they are.
std::vector<TheoryFigure> theoryFigures(const Scene& scene);

/// What an event of the run did that is an impact, and what the other laws would have made of it;
/// nullopt for other events. The scene is the one that the trajectory was computed from.
std::optional<ImpactReport> impactReport(const Scene& scene, const Trajectory& trajectory,
                                         std::size_t event);

}  // namespace painleve
