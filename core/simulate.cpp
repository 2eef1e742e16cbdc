#include "core/simulate.h"

#include <algorithm>

#include "core/contact/coulomb_law.h"
#include "core/model/registry.h"
#include "core/scene/experiment.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/solver/event_driven/driver.h"
#include "core/solver/readout.h"
#include "core/solver/trajectory_recorder.h"

namespace painleve {
namespace {

double energyOf(const System& system, const State& s) {
  return 0.5 * s.v.dot(system.massMatrix(s) * s.v) + system.potential(s);
}

// A system with the laws and options that act on it from some time on.
struct Stage {
  Scene scene;
  Experiment experiment;
};

Stage firstStage(const Scene& scene) {
  Stage stage{scene, makeExperiment(scene)};
  return stage;
}

// Changing a length in contact keeps the chart's values (tip, angle, slip); the energy difference is booked as edits (DESIGN 4).
Stage editedStage(const Stage& old, const Edit& edit, Snapshot& snapshot) {
  Stage stage;
  stage.scene = old.scene;
  for (const Member& change : edit.set) stage.scene = withValue(stage.scene, change.key, change.value);
  const System& before = *old.experiment.system;
  stage.experiment = old.experiment;
  stage.experiment.system = makeSystem(stage.scene);
  stage.experiment.laws = makeLaws(stage.scene, *stage.experiment.system);
  stage.experiment.options = makeOptions(stage.scene);
  const double energy = energyOf(before, snapshot.state);
  for (std::size_t c = 0; c < before.charts().size(); ++c) {
    const Chart& chart = before.charts()[c];
    if (chart.closed.empty() || snapshot.mode[static_cast<std::size_t>(chart.closed[0])] == Mode::Free) continue;
    const double time = snapshot.state.t;
    const std::vector<double> values = before.fromState(chart, snapshot.state);
    snapshot.state = stage.experiment.system->toState(stage.experiment.system->charts()[c], values);
    snapshot.state.t = time;
    break;
  }
  snapshot.ledger.edits += energyOf(*stage.experiment.system, snapshot.state) - energy;
  return stage;
}

ChoiceOf choicesOf(const Scene& scene) {
  return [&scene](std::size_t branch) -> std::optional<std::pair<std::string, std::optional<double>>> {
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

std::vector<Edit> sortedEdits(const Scene& scene) {
  std::vector<Edit> edits = scene.edits;
  std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) { return a.time < b.time; });
  return edits;
}

// The stage that is in force at a time: all edits up to it applied.
Stage stageAt(const Scene& scene, double t) {
  Stage stage{scene, {}};
  for (const Edit& edit : sortedEdits(scene))
    if (edit.time <= t)
      for (const Member& change : edit.set) stage.scene = withValue(stage.scene, change.key, change.value);
  stage.experiment.system = makeSystem(stage.scene);
  stage.experiment.laws = makeLaws(stage.scene, *stage.experiment.system);
  stage.experiment.options = makeOptions(stage.scene);
  return stage;
}

class Discard final : public Recorder {
 public:
  void row(const Snapshot&) override {}
  void event(const EventRecord&) override {}
  std::optional<Future> choose(const std::vector<Future>& futures, std::optional<std::size_t> standard) override {
    return futures[standard.value_or(0)];
  }
};

// Rows are bounded: a recorder that is full stops the run.
Outcome runStage(const Stage& stage, Snapshot& snapshot, TrajectoryRecorder& recorder, double until, Begin begin, bool last,
                 const Stop& stop) {
  const CoulombLaw law;
  const Task task{*stage.experiment.system, stage.experiment.laws, law, stage.experiment.options, until, begin, last};
  const Stop either = [&] { return recorder.full() || (stop && stop()); };
  Outcome outcome = EventDriven().run(task, snapshot, recorder, either);
  if (outcome.end == End::Cancelled && recorder.full()) return {End::RowLimit, "more rows than output.max_rows"};
  return outcome;
}

}  // namespace

std::shared_ptr<const Trajectory> simulate(const Scene& scene, const Sink& sink, const Stop& stop) {
  std::vector<std::unique_ptr<Stage>> stages;  // the recorder refers to the last one
  stages.push_back(std::make_unique<Stage>(firstStage(scene)));
  const Experiment& first = stages[0]->experiment;
  const double duration = first.duration;
  Snapshot snapshot = firstSnapshot(first);
  const auto maxRows = static_cast<std::size_t>(numberAt(scene, "output.max_rows"));
  TrajectoryRecorder recorder(*first.system, first.laws, choicesOf(scene), sink, maxRows);
  Begin begin = Begin::Start;
  Outcome outcome;
  for (const Edit& edit : sortedEdits(scene)) {
    if (edit.time >= duration) break;
    outcome = runStage(*stages.back(), snapshot, recorder, edit.time, begin, false, stop);
    if (outcome.end != End::Duration) return recorder.finish(outcome, snapshot.state.t);
    const Snapshot before = snapshot;
    stages.push_back(std::make_unique<Stage>(editedStage(*stages.back(), edit, snapshot)));
    recorder.edited(*stages.back()->experiment.system, stages.back()->experiment.laws, before);
    begin = Begin::Edit;
  }
  outcome = runStage(*stages.back(), snapshot, recorder, duration, begin, true, stop);
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
  check(!trajectory.checkpoints.empty(), "stateAt needs a trajectory with checkpoints");
  const double time = std::clamp(t, 0.0, trajectory.endTime);
  const auto& points = trajectory.checkpoints;
  const auto after = std::upper_bound(points.begin(), points.end(), time,
                                      [](double value, const Snapshot& s) { return value < s.state.t; });
  Snapshot snapshot = after == points.begin() ? points.front() : *(after - 1);
  if (snapshot.state.t >= time) return snapshot;
  const Stage stage = stageAt(scene, snapshot.state.t);
  const CoulombLaw law;
  const Task task{*stage.experiment.system, stage.experiment.laws, law, stage.experiment.options, time, Begin::Resume, false};
  Discard discard;
  EventDriven().run(task, snapshot, discard, {});
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
