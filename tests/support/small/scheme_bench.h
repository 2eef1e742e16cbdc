#pragma once
// A small system under the time-stepping scheme: runs, and what they leave.

#include <memory>
#include <utility>

#include "core/solver/event_driven/driver.h"
#include "core/solver/moreau/driver.h"
#include "core/solver/moreau/step.h"
#include "tests/support/small/small_system.h"
#include "tests/support/solver_bench.h"

namespace painleve::test {

inline Bench schemeBench(std::shared_ptr<const System> system, double mu, double e,
                         SteppingOptions stepping) {
  Bench b{std::move(system), {}};
  b.laws.friction.assign(b.system->contacts().size(), coulomb(mu));
  b.laws.impact = Newton{e, 0};
  b.options.scheme = Scheme::Moreau;
  b.options.stepping = stepping;
  return b;
}

inline Snapshot snapshotOf(const System& system, State state) {
  Snapshot snapshot;
  snapshot.state = std::move(state);
  snapshot.mode.assign(system.contacts().size(), Mode::Free);
  return snapshot;
}

/// A run from a start: its end, and everything it told.
struct SchemeRun {
  Outcome outcome;
  Snapshot end;
  Keeper kept;
};
inline SchemeRun runWith(const Solver& solver, const Bench& bench, const State& start,
                         double until) {
  SchemeRun run;
  run.end = snapshotOf(*bench.system, start);
  run.outcome = solver.run(bench.task(until), run.end, run.kept, {});
  return run;
}
inline SchemeRun runScheme(const Bench& bench, const State& start, double until) {
  return runWith(Moreau(), bench, start, until);
}
/// The same by the other solver: what a step is judged by.
inline SchemeRun runEventDriven(const Bench& bench, const State& start, double until) {
  return runWith(EventDriven(), bench, start, until);
}

/// That many steps of equal length, without a run around them.
inline std::vector<Step> stepsOf(const Bench& bench, const State& start, int count) {
  std::vector<Step> steps;
  Snapshot snapshot = snapshotOf(*bench.system, start);
  for (int i = 0; i < count; ++i) {
    steps.push_back(makeStep(bench.task(1e9), snapshot, bench.options.stepping.step));
    snapshot = steps.back().after;
  }
  return steps;
}

}  // namespace painleve::test
