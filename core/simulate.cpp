#include "core/simulate.h"

#include <algorithm>

#include "core/contact/coulomb_law.h"
#include "core/model/registry.h"
#include "core/scene/edits.h"
#include "core/scene/experiment.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/scene/stage.h"
#include "core/solver/readout.h"
#include "core/solver/solvers.h"
#include "core/solver/trajectory_recorder.h"

namespace painleve {
namespace {

constexpr double kSameState = 1e-6;  // relative to 1 and the largest component

double energyOf(const System& system, const State& s) {
  return 0.5 * s.v.dot(system.massMatrix(s) * s.v) + system.potential(s);
}

Stage firstStage(const Scene& scene) {
  Stage stage{afterEdits(scene, 0), makeExperiment(scene)};
  return stage;
}

bool isNear(const Vec& a, const Vec& b) {
  return (a - b).cwiseAbs().maxCoeff() <= kSameState * (1 + b.cwiseAbs().maxCoeff());
}

// The state of the same chart values in the changed system; nullopt where the chart does not cover
// the state, or the changed body cannot be in this contact.
std::optional<State> carriedOver(const System& before, const System& after, std::size_t chart,
                                 const State& s) {
  const std::vector<double> values = before.fromState(before.charts()[chart], s);
  try {
    const State same = before.toState(before.charts()[chart], values);
    if (!isNear(same.q, s.q) || !isNear(same.v, s.v)) return std::nullopt;
    State carried = after.toState(after.charts()[chart], values);
    carried.t = s.t;
    return carried;
  } catch (const SceneError&) {
    return std::nullopt;
  }
}

// Changing a length in contact keeps the chart's values (tip, angle, slip); the energy difference
// is booked as edits.
void changeBody(const System& before, const System& after, Snapshot& snapshot) {
  const double energy = energyOf(before, snapshot.state);
  for (std::size_t c = 0; c < before.charts().size(); ++c) {
    const Chart& chart = before.charts()[c];
    if (chart.closed.empty() ||
        snapshot.mode[static_cast<std::size_t>(chart.closed[0])] == Mode::Free)
      continue;
    if (const auto state = carriedOver(before, after, c, snapshot.state)) snapshot.state = *state;
    break;
  }
  snapshot.ledger.edits += energyOf(after, snapshot.state) - energy;
}

Stage editedStage(const Stage& old, const Edit& edit, Snapshot& snapshot) {
  Stage stage{withValues(old.scene, edit.set), old.experiment};
  Experiment& experiment = stage.experiment;
  if (stage.scene.system != old.scene.system) {
    experiment.system = makeSystem(stage.scene);
    changeBody(*old.experiment.system, *experiment.system, snapshot);
  }
  experiment.laws = makeLaws(stage.scene, *experiment.system);
  experiment.options = makeOptions(stage.scene);
  return stage;
}

ChoiceOf choicesOf(const Scene& scene) {
  return
      [&scene](std::size_t branch) -> std::optional<std::pair<std::string, std::optional<double>>> {
        for (const Choice& choice : scene.choices)
          if (choice.branch == branch) return std::pair(choice.rule, choice.parameter);
        return std::nullopt;
      };
}

Snapshot firstSnapshot(const Experiment& experiment) {
  Snapshot snapshot;
  snapshot.state = experiment.initial;
  snapshot.mode.assign(experiment.system->contacts().size(), Mode::Free);
  return snapshot;
}

class Discard final : public Recorder {
 public:
  void gridRow(const Snapshot&) override {}
  void row(const Snapshot&) override {}
  void stepped(const Snapshot&) override {}
  void event(const EventRecord&) override {}
  std::optional<Future> choose(const std::vector<Future>& futures,
                               std::optional<std::size_t> standard) override {
    return futures[standard.value_or(0)];
  }
};

struct Span {
  double until = 0;
  Begin begin = Begin::Start;
  bool last = true;
};

// Rows are bounded: those of the grid by their step, and a recorder that is full of others ends the
// run.
Outcome runStage(const Stage& stage, const Span& span, Snapshot& snapshot,
                 TrajectoryRecorder& recorder, const Stop& stop) {
  // A body at rest takes no steps, and many edits of one moment leave no time for any.
  if (stop && stop()) return {End::Cancelled, "stopped"};
  const CoulombLaw law;
  const Experiment& experiment = stage.experiment;
  const Task task{*experiment.system, experiment.laws, law,      experiment.options,
                  span.until,         span.begin,      span.last};
  const Stop either = [&] { return recorder.full() || (stop && stop()); };
  Outcome outcome = runSolver(task, snapshot, recorder, either);
  if (recorder.full()) return {End::RowLimit, "events alone have more rows than output.max_rows"};
  return outcome;
}

}  // namespace

std::shared_ptr<const Trajectory> simulate(const Scene& scene, const Sink& sink, const Stop& stop) {
  std::vector<std::unique_ptr<Stage>> stages;  // the recorder refers to the last one
  stages.push_back(std::make_unique<Stage>(firstStage(scene)));
  const Experiment& first = stages[0]->experiment;
  const double duration = first.duration;
  Snapshot snapshot = firstSnapshot(first);
  TrajectoryRecorder recorder(*first.system, first.laws, choicesOf(scene), sink, first.maxRows);
  Begin begin = Begin::Start;
  Outcome outcome;
  for (const Edit& edit : sortedEdits(scene)) {
    if (edit.time >= duration) break;
    outcome = runStage(*stages.back(), {edit.time, begin, false}, snapshot, recorder, stop);
    if (outcome.end != End::Duration) return recorder.finish(outcome, snapshot.state.t);
    const Snapshot before = snapshot;
    stages.push_back(std::make_unique<Stage>(editedStage(*stages.back(), edit, snapshot)));
    recorder.edited(*stages.back()->experiment.system, stages.back()->experiment.laws, before);
    begin = Begin::Edit;
  }
  outcome = runStage(*stages.back(), {duration, begin, true}, snapshot, recorder, stop);
  return recorder.finish(outcome, snapshot.state.t);
}

SystemCard describe(const Scene& scene) {
  const auto system = makeSystem(scene);
  SystemCard card;
  card.type = systemTypeOf(scene);
  const SystemType* type = findSystemType(card.type);
  card.name = type != nullptr ? type->name : card.type;
  card.coordinates.assign(system->coordinates().begin(), system->coordinates().end());
  card.contacts.assign(system->contacts().begin(), system->contacts().end());
  card.charts.assign(system->charts().begin(), system->charts().end());
  card.landmarks = system->landmarks(makeLaws(scene, *system));
  return card;
}

Snapshot stateAt(const Scene& scene, const Trajectory& trajectory, double t) {
  const double time = std::clamp(t, 0.0, trajectory.endTime);
  Snapshot snapshot = trajectory.checkpointBefore(time);
  if (snapshot.state.t >= time) return snapshot;
  const Stage stage = stageAt(scene, snapshot.state.t);
  const CoulombLaw law;
  const Task task{*stage.experiment.system,
                  stage.experiment.laws,
                  law,
                  stage.experiment.options,
                  time,
                  Begin::Resume,
                  false,
                  false};
  Discard discard;
  runSolver(task, snapshot, discard, {});
  return snapshot;
}

Cells cellsAt(const Scene& scene, const Trajectory& trajectory, double t) {
  const Snapshot snapshot = stateAt(scene, trajectory, t);
  const Stage stage = stageAt(scene, snapshot.state.t);
  Cells cells;
  readCells(*stage.experiment.system, stage.experiment.laws, snapshot, cells);
  return cells;
}

Depiction depict(const Scene& scene, const Trajectory& trajectory, double t) {
  const Snapshot snapshot = stateAt(scene, trajectory, t);
  return stageAt(scene, snapshot.state.t).experiment.system->depict(snapshot.state);
}

Depiction depictInitial(const Scene& scene) {
  const Experiment experiment = makeExperiment(scene);
  return experiment.system->depict(experiment.initial);
}

}  // namespace painleve
