#pragma once
// A Scene made concrete: the System, the laws, the first state and the options. Only the facades
// and tests use it.

#include <memory>

#include "core/model/system.h"
#include "core/scene/scene.h"
#include "core/solver/solver.h"

namespace painleve {

struct Experiment {
  std::shared_ptr<const System> system;
  Laws laws;
  State initial;
  SolverOptions options;
  double duration = 1;      // s
  std::size_t maxRows = 0;  // output.max_rows
};

/// Throws SceneError for what only a System can tell: a start below the ground, a chart without
/// such a state.
Experiment makeExperiment(const Scene& scene);
/// System and laws alone.
std::shared_ptr<const System> makeSystem(const Scene& scene);
Laws makeLaws(const Scene& scene, const System& system);
/// Solver, branch and output settings.
SolverOptions makeOptions(const Scene& scene);
/// The chart that `initial` is written in.
const Chart& initialChart(const Scene& scene, const System& system);

}  // namespace painleve
