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
static_assert(kStudiedRuns == kHalvings * (1 + kNeighbours) + 1);
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

struct PlannedRun {
  double step = 0;  // s; 0: event-driven
  bool neighbour = false;
};

std::vector<PlannedRun> planFrom(double longest) {
  std::vector<PlannedRun> plan;
  double step = longest;
  for (int i = 0; i < kHalvings; ++i, step /= 2) {
    plan.push_back({step, false});
    for (int k = 1; k <= kNeighbours; ++k) plan.push_back({step * (1 - kNeighbourShare * k), true});
  }
  plan.push_back({0, false});
  return plan;
}

// Steps of a run, in units of 1/s; an event-driven run costs what the longest steps do, by guess.
double effortOf(const PlannedRun& run, double longest) {
  return 1 / (run.step == 0 ? longest : run.step);
}

StepStudy stoppedAfter(std::vector<StudiedRun> runs) {
  StepStudy study;
  study.runs = std::move(runs);
  return study;
}

}  // namespace

double studiedStep(const Scene& scene) {
  return numberAt(bare(scene, "moreau"), "solver.step");
}

StepStudy studySteps(const Scene& scene, const Stop& stop, const StudyWatch& watch) {
  const Scene stepped = bare(scene, "moreau");
  const double longest = studiedStep(scene);
  const std::vector<PlannedRun> plan = planFrom(longest);
  double effort = 0, done = 0;
  for (const PlannedRun& run : plan) effort += effortOf(run, longest);
  std::vector<StudiedRun> runs;
  if (watch) watch({});
  for (const PlannedRun& run : plan) {
    if (stop && stop()) return stoppedAfter(std::move(runs));
    const Scene one = run.step == 0 ? bare(scene, "event-driven")
                                    : withValues(stepped, {{"solver.step", run.step}});
    runs.push_back(studied(one, run.step, run.neighbour, stop));
    if (runs.back().end == End::Cancelled) return stoppedAfter(std::move(runs));
    done += effortOf(run, longest);
    if (watch) watch({runs.size(), done / effort});
  }
  return judgeSteps(std::move(runs));
}

}  // namespace painleve
