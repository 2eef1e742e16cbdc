#pragma once
// Facade: from a Scene to its Trajectory. Pure: same Scene, same bits (within one build).

#include <functional>
#include <memory>

#include "core/errors.h"
#include "core/parameters/chart.h"
#include "core/scene/scene.h"
#include "core/scenery/depiction.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

/// Called with every finished chunk (may be empty).
using Sink = std::function<void(const std::shared_ptr<const Chunk>&)>;

/// Runs the scene. Throws SceneError for a scene that cannot start; everything else is a value
/// (Trajectory::end).
std::shared_ptr<const Trajectory> simulate(const Scene& scene, const Sink& sink = {},
                                           const Stop& stop = {});

/// What forms, sliders and axes need, without a System.
struct SystemCard {
  std::string type, name;
  std::vector<Coordinate> coordinates;
  std::vector<ContactSpec> contacts;
  std::vector<Chart> charts;
  std::vector<Landmark> landmarks;
};
SystemCard describe(const Scene& scene);

/// State, modes and ledger at t in [0, endTime]: integrated anew from the checkpoint before t,
/// never interpolated. A time-stepping run has states at the ends of its steps only: the last one
/// up to t, with its own time.
Snapshot stateAt(const Scene& scene, const Trajectory& trajectory, double t);
/// The system drawn at t, edits up to t applied.
Depiction depict(const Scene& scene, const Trajectory& trajectory, double t);
/// The system drawn in the scene's initial state.
Depiction depictInitial(const Scene& scene);
/// All cells (columns of the trajectory) at t, exact.
Cells cellsAt(const Scene& scene, const Trajectory& trajectory, double t);

}  // namespace painleve
