#include "core/solver/moreau/story.h"

#include "core/laws/event_rules.h"
#include "core/solver/moreau/step_grid.h"

namespace painleve {
namespace {

constexpr double kShare = 1e-9;  // of an output step

bool changes(const ContactStep& step) {
  const bool jumpedAgain = step.jump && step.before != Mode::Free;
  return step.before != step.mode || jumpedAgain;
}

bool anyChange(const StepRecord& record) {
  for (const ContactStep& step : record.contacts)
    if (changes(step)) return true;
  return false;
}

// What follows a stop of the slip.
EventKind afterStop(const ContactStep& step) {
  return step.mode == Mode::Stick ? EventKind::Stick : EventKind::SlipReversal;
}

}  // namespace

void Story::mark(EventKind kind, const Snapshot& snapshot) {
  recorder_.row(snapshot);
  recorder_.event({kind, -1, snapshot, snapshot, kNoValue, kNoValue, -1, ""});
  recorder_.row(snapshot);
  lastRow_ = snapshot.state.t;
  ++events_;
}

void Story::open(const Snapshot& snapshot) {
  mark(task_.begin == Begin::Edit ? EventKind::Edit : EventKind::Start, snapshot);
}

void Story::close(const Snapshot& snapshot) {
  mark(EventKind::End, snapshot);
}

void Story::event(EventKind kind, std::size_t contact, const Snapshot& before,
                  const Snapshot& after, const ContactStep& step) {
  const bool struck = kind == EventKind::Impact || kind == EventKind::TangentialImpact;
  recorder_.event({kind, static_cast<int>(contact), before, after,
                   struck ? step.impulseNormal : kNoValue, struck ? step.impulseTangent : kNoValue,
                   -1, kTimeStepping});
  ++events_;
}

void Story::tellContact(std::size_t contact, const ContactStep& step, const Snapshot& before,
                        const Snapshot& after) {
  if (step.before == Mode::Free)
    return event(step.jump ? EventKind::Impact : EventKind::Touch, contact, before, after, step);
  if (step.jump) return event(EventKind::TangentialImpact, contact, before, after, step);
  if (step.mode == Mode::Free) return event(EventKind::LiftOff, contact, before, after, step);
  if (step.before == Mode::Stick) return event(EventKind::Slip, contact, before, after, step);
  event(EventKind::Stop, contact, before, after, step);
  Snapshot stopped = after;
  stopped.mode[contact] = step.before;
  event(afterStop(step), contact, stopped, after, step);
}

void Story::tell(const Snapshot& before, const StepRecord& record, Snapshot& after) {
  const double index = wholeSpans(after.state.t, task_.options.outputStep, kShare);
  const bool due = index > static_cast<double>(after.step);
  after.step = static_cast<std::int64_t>(index);
  if (!anyChange(record)) {
    if (!due || after.state.t >= task_.until) return;
    recorder_.gridRow(after);
    lastRow_ = after.state.t;
    return;
  }
  if (before.state.t > lastRow_) recorder_.row(before);
  after.impulse = 0;
  Snapshot current = before;
  for (std::size_t i = 0; i < record.contacts.size(); ++i) {
    const ContactStep& step = record.contacts[i];
    if (!changes(step)) continue;
    Snapshot next = after;
    for (std::size_t later = i + 1; later < record.contacts.size(); ++later)
      next.mode[later] = record.contacts[later].before;
    tellContact(i, step, current, next);
    current = next;
  }
  recorder_.row(after);
  lastRow_ = after.state.t;
}

}  // namespace painleve
