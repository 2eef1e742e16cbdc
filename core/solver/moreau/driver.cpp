#include "core/solver/moreau/driver.h"

#include <algorithm>
#include <cmath>

#include "core/contact/contact_law.h"
#include "core/model/system.h"
#include "core/solver/moreau/active_contacts.h"
#include "core/solver/moreau/step.h"
#include "core/solver/moreau/step_grid.h"
#include "core/solver/moreau/story.h"

namespace painleve {
namespace {

constexpr double kClosedGap = 1e-9;      // m, of a start
constexpr double kRestingSpeed = 1e-13;  // m/s, relative to 1 m/s and the terms of a velocity
constexpr std::int64_t kStepsPerPoll = 64;
constexpr double kMostCheckpoints = 16384;  // of a whole run
constexpr double kStepsPerCheckpoint = 64;  // what recorders keep at least apart

std::optional<Outcome> refusal(const Task& task) {
  for (const ContactSpec& contact : task.system.contacts())
    if (contact.tangents != 1)
      return Outcome{End::Limit, "contact " + contact.id + " has " +
                                     std::to_string(contact.tangents) +
                                     " tangents: beyond this solver (one)"};
  if (!steppedRestitution(task.laws))
    return Outcome{End::Limit,
                   "this impact law is beyond the time-stepping solver (newton; moreau where no "
                   "contact has friction)"};
  return std::nullopt;
}

bool isNoise(const Track& track, const Vec& velocity) {
  const double scale = track.row.cwiseAbs().dot(velocity.cwiseAbs().transpose());
  return std::abs(speedAlong(track, velocity)) <= kRestingSpeed * (1 + scale);
}

// A contact at rest before the first step counts as stuck: it has the static limit.
Mode openingMode(const System& system, const State& state, int contact) {
  if (system.gap(contact, state) > kClosedGap) return Mode::Free;
  const ContactPoint point = system.kinematics(contact, state).points[0];
  if (!isNoise(point.normal, state.v)) return Mode::Free;
  if (isNoise(point.tangent[0], state.v)) return Mode::Stick;
  return slipMode(speedAlong(point.tangent[0], state.v) > 0 ? 1 : -1);
}

void open(const Task& task, Snapshot& snapshot, Story& story) {
  if (task.begin == Begin::Resume) return;
  if (task.begin == Begin::Start)
    for (std::size_t i = 0; i < snapshot.mode.size(); ++i)
      snapshot.mode[i] = openingMode(task.system, snapshot.state, static_cast<int>(i));
  snapshot.impulse = 0;
  snapshot.singular = false;
  story.open(snapshot);
}

// How often a recorder hears of a step, so that a run of 10^9 steps keeps a bounded number of
// checkpoints.
std::int64_t hearingStride(const Task& task) {
  const double steps = task.until / task.options.stepping.step;
  return static_cast<std::int64_t>(
      std::max(1.0, std::ceil(steps / (kMostCheckpoints * kStepsPerCheckpoint))));
}

}  // namespace

Outcome Moreau::run(const Task& task, Snapshot& snapshot, Recorder& recorder,
                    const Stop& stop) const {
  if (const auto refused = refusal(task)) return *refused;
  Story story(task, recorder, snapshot.state.t);
  open(task, snapshot, story);
  const StepGrid grid(task.options.stepping.step, task.until, task.shorten);
  const std::int64_t stride = hearingStride(task);
  for (std::int64_t count = 0; const auto next = grid.after(snapshot.state.t); ++count) {
    if (count % kStepsPerPoll == 0 && stop && stop()) return {End::Cancelled, "stopped"};
    Step step = makeStep(task, snapshot, next->length);
    if (!step.problem.empty()) return {End::NoSolution, step.problem};
    step.after.state.t = step.record.time = next->end;
    recorder.step(step.record);
    story.tell(snapshot, step.record, step.after);
    snapshot = step.after;
    if (count % stride == 0) recorder.stepped(snapshot);
    if (story.eventCount() > task.options.maxEvents)
      return {End::EventLimit, "more than solver.max_events events"};
  }
  if (task.last) story.close(snapshot);
  return {};
}

}  // namespace painleve
