#include "core/step_study.h"

#include "core/analysis/step_study.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"

namespace painleve {
namespace {

constexpr int kHalvings = 4;
// An outcome of one run in four is missed by 28 draws once in three thousand times.
constexpr int kNeighbours = 6;
constexpr double kNeighbourShare = 0.0309;  // of a step, so that their phases differ everywhere

StudiedRun studied(const Scene& scene, double step, bool neighbour, const Stop& stop) {
  const auto trajectory = simulate(scene, {}, stop);
  StudiedRun run{step, neighbour, trajectory->end, {}};
  if (trajectory->checkpoints.empty()) return run;  // stopped before its first step
  const Snapshot last = stateAt(scene, *trajectory, trajectory->endTime);
  run.last.assign(last.state.q.begin(), last.state.q.end());
  run.last.insert(run.last.end(), last.state.v.begin(), last.state.v.end());
  return run;
}

Scene bare(const Scene& scene, const char* solver) {
  Scene result = scene;
  result.variations.clear();
  return textAt(scene, "solver.type") == solver ? result
                                                : withValues(result, {{"solver.type", solver}});
}

}  // namespace

StepStudy studySteps(const Scene& scene, const Stop& stop) {
  const Scene stepped = bare(scene, "moreau");
  const double longest = numberAt(stepped, "solver.step");
  std::vector<StudiedRun> runs;
  const auto add = [&](double step, bool neighbour) {
    if (stop && stop()) return;
    runs.push_back(studied(withValues(stepped, {{"solver.step", step}}), step, neighbour, stop));
  };
  double step = longest;
  for (int i = 0; i < kHalvings; ++i, step /= 2) {
    add(step, false);
    for (int k = 1; k <= kNeighbours; ++k) add(step * (1 - kNeighbourShare * k), true);
  }
  if (stop && stop()) {
    StepStudy stopped;
    stopped.runs = std::move(runs);
    return stopped;
  }
  runs.push_back(studied(bare(scene, "event-driven"), 0, false, stop));
  return judgeSteps(std::move(runs));
}

}  // namespace painleve
