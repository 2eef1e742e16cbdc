#include "core/solver/event_driven/driver.h"

#include <algorithm>
#include <cmath>

#include "core/model/system.h"
#include "core/solver/event_driven/instant.h"
#include "core/solver/event_driven/projection.h"
#include "core/solver/event_driven/row_clock.h"

namespace painleve {
namespace {

constexpr double kLargestTurn =
    0.5;  // rad a step, so that no dip of a gap hides between two samples
constexpr double kFirstStep = 1e-4;  // s; the controller finds its own from there

// Longest next step in the integrator's time: angles turn a little, flight does not run past the
// end, and no step holds more than a chunk of rows, so that a stop acts within one.
double stepLimit(const Task& task, const Flow& flow, const Integrator& integrator) {
  const FlowVector& rate = integrator.endRate();
  const double stretch = slipSign(flow.motion().mode) == 0 ? 1.0 : 1.5;
  const double left = (task.until - flow.time(integrator.end())) * stretch;
  const double chunk = kChunkRows * task.options.outputStep;
  double limit = std::min(left, chunk) / std::max(flow.beta(rate), 1e-12);
  const auto coordinates = task.system.coordinates();
  for (std::size_t i = 0; i < coordinates.size(); ++i) {
    const double speed = std::abs(rate[i]);
    if (coordinates[i].unit == "rad" && speed > 0) limit = std::min(limit, kLargestTurn / speed);
  }
  return limit;
}

struct Ending {
  std::optional<Hit> hit;          // an instant follows
  std::optional<Outcome> outcome;  // the run ends without one
};

// Smooth motion with modes fixed, up to its first event.
Ending move(const Task& task, Snapshot& snapshot, Recorder& recorder, const Stop& stop) {
  const Flow flow(task.system, task.laws, motionOf(snapshot),
                  static_cast<int>(snapshot.state.q.size()));
  Integrator integrator([&flow](const FlowVector& y, FlowVector& rate) { flow(y, rate); },
                        task.options.rtol, task.options.atol);
  FlowVector y = flow.pack(snapshot);
  Witnesses witnesses(task.system, flow, y, task.until);
  RowClock rows(flow, recorder, task.options.outputStep, snapshot.state.t, task.until);
  integrator.begin(y, kFirstStep);
  while (true) {
    if (stop && stop()) return {std::nullopt, Outcome{End::Cancelled, "stopped"}};
    if (!integrator.step(stepLimit(task, flow, integrator)))
      return {std::nullopt, Outcome{End::NoSolution,
                                    "the motion cannot be integrated: its rates are not finite"}};
    const std::optional<Hit> hit = witnesses.first(integrator);
    rows.upTo(integrator, hit ? hit->at : integrator.length(), snapshot);
    if (hit) {
      integrator.exact(hit->at, y);
      flow.unpack(hit->at < integrator.length() ? y : integrator.end(), snapshot);
      if (hit->kind == HitKind::Until) snapshot.state.t = task.until;
      project(task.system, task.laws, flow.motion(), snapshot);
      return {hit, std::nullopt};
    }
    flow.unpack(integrator.end(), snapshot);
    rows.growth(snapshot, flow.normalForce(integrator.endRate()));
    if (project(task.system, task.laws, flow.motion(), snapshot, kAfterSteps))
      integrator.correct(flow.pack(snapshot));
    recorder.stepped(snapshot);
  }
}

}  // namespace

Outcome EventDriven::run(const Task& task, Snapshot& snapshot, Recorder& recorder,
                         const Stop& stop) const {
  Instant instant(task, recorder, snapshot);
  std::optional<Outcome> ended;
  if (task.begin != Begin::Resume) ended = instant.open();
  while (!ended) {
    const bool resting = instant.rests();
    instant.flush();
    if (instant.eventCount() > task.options.maxEvents)
      return {End::EventLimit, "more than solver.max_events events"};
    if (resting || snapshot.state.t >= task.until) {
      snapshot.state.t = task.until;
      break;
    }
    const Ending ending = move(task, snapshot, recorder, stop);
    if (ending.outcome) return *ending.outcome;
    if (ending.hit->kind == HitKind::Until) break;
    ended = instant.handle(*ending.hit);
  }
  instant.flush();
  if (ended) return *ended;
  if (task.last) {
    instant.close();
    instant.flush();
  }
  return {};
}

}  // namespace painleve
