#include "core/step_log.h"

#include <algorithm>

#include "core/contact/coulomb_law.h"
#include "core/scene/edits.h"
#include "core/scene/stage.h"
#include "core/solver/solvers.h"

namespace painleve {
namespace {

class StepListener final : public Recorder {
 public:
  StepListener(double from, const StepSink& sink) : from_(from), sink_(sink) {}

  void gridRow(const Snapshot& /*snapshot*/) override {}
  void row(const Snapshot& /*snapshot*/) override {}
  void stepped(const Snapshot& /*snapshot*/) override {}
  void event(const EventRecord& /*record*/) override {}
  void step(const StepRecord& record) override {
    if (record.time > from_ && wanted_) wanted_ = sink_(record);
  }
  std::optional<Future> choose(const std::vector<Future>& futures,
                               std::optional<std::size_t> standard) override {
    return futures[standard.value_or(0)];
  }
  bool wanted() const { return wanted_; }

 private:
  double from_;  // s
  const StepSink& sink_;
  bool wanted_ = true;
};

// When the next edit ends the stage that is in force at a time; the end of the run where none does.
double stageEnd(const Scene& scene, const Trajectory& trajectory, double time) {
  for (const Edit& edit : sortedEdits(scene))
    if (edit.time > time && edit.time < trajectory.endTime) return edit.time;
  return trajectory.endTime;
}

}  // namespace

void eachStep(const Scene& scene, const Trajectory& trajectory, double from, double to,
              const StepSink& sink) {
  if (trajectory.checkpoints.empty()) return;
  const CoulombLaw law;
  StepListener listener(from, sink);
  const double last = std::min(to, trajectory.endTime);
  double time = std::max(from, 0.0);
  while (time < last && listener.wanted()) {
    // Of several at one moment the last: after an edit of that very moment.
    Snapshot snapshot = trajectory.checkpointBefore(time);
    const Stage stage = stageAt(scene, snapshot.state.t);
    if (stage.experiment.options.scheme != Scheme::Moreau) return;
    const double end = stageEnd(scene, trajectory, snapshot.state.t);
    const Task task{
        *stage.experiment.system, stage.experiment.laws, law,   stage.experiment.options,
        std::min(end, last),      Begin::Resume,         false, end <= last};
    runSolver(task, snapshot, listener, [&listener] { return !listener.wanted(); });
    if (end >= last) return;
    time = end;
  }
}

}  // namespace painleve
