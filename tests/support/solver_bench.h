#pragma once
// A system with its laws, snapshots to start from, and a recorder that keeps everything: what the
// tests of the solver's parts stand on.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/contact/coulomb_law.h"
#include "core/laws/event_rules.h"
#include "core/model/registry.h"
#include "core/solver/solver.h"

namespace painleve::test {

inline Coulomb coulomb(double mu) {
  Coulomb friction;
  friction.plus = friction.minus = mu;
  return friction;
}

/// A body in contact: its first contact chart's values, or the free chart's.
struct Bench {
  std::shared_ptr<const System> system;
  Laws laws;
  SolverOptions options{};
  CoulombLaw law{};

  Snapshot free(const std::vector<double>& values) const { return start(0, values, Mode::Free); }
  Snapshot closed(const std::vector<double>& values, Mode mode) const {
    return start(1, values, mode);
  }
  Task task(double until) const { return {*system, laws, law, options, until, Begin::Start, true}; }

 private:
  Snapshot start(std::size_t chart, const std::vector<double>& values, Mode mode) const {
    Snapshot snapshot;
    snapshot.state = system->toState(system->charts()[chart], values);
    snapshot.mode.assign(system->contacts().size(), Mode::Free);
    snapshot.mode[0] = mode;
    return snapshot;
  }
};

inline Bench bench(const char* type, const std::vector<double>& parameters, double mu,
                   double e = 0) {
  Bench b{findSystemType(type)->make(parameters), {}};
  b.laws.friction.assign(b.system->contacts().size(), coulomb(mu));
  b.laws.impact = Newton{e, 0};
  return b;
}

/// m = l = 1, I = 1/3, g = 9.8: the rod of the reference file. Contact chart: theta, theta_dot,
/// slip, tip_x.
inline Bench rodBench(double mu, double e = 0) {
  return bench("rod", {1, 1, 1.0 / 3, 9.8}, mu, e);
}
/// A rod so short and so heavy to turn that it slides like a block: shape factor 1e-16.
inline Bench blockBench(double mu, double e = 0) {
  return bench("rod", {1, 1e-2, 1e12, 9.8}, mu, e);
}
/// Kane's pendulum: m = L = 1, H = 1.8, g = 9.8. Contact chart: theta1, theta1_dot.
inline Bench pendulumBench(double mu, double e = 0) {
  return bench("double_pendulum", {1, 1, 1.8, 9.8}, mu, e);
}

struct KeptEvent {
  EventKind kind;
  int contact;
  Snapshot before, after;
  double impulseNormal, impulseTangent;
  int lcpSolutions;
  std::string rule;
};

/// Keeps rows and events; follows the standard future unless `wanted` names one.
class Keeper final : public Recorder {
 public:
  void gridRow(const Snapshot& snapshot) override { rows.push_back(snapshot); }
  void row(const Snapshot& snapshot) override { rows.push_back(snapshot); }
  void stepped(const Snapshot& /*snapshot*/) override { ++steps; }
  void event(const EventRecord& r) override {
    EXPECT_TRUE(r.rule.empty() || isEventRule(r.rule)) << r.rule;
    events.push_back({r.kind, r.contact, r.before, r.after, r.impulseNormal, r.impulseTangent,
                      r.lcpSolutions, r.rule});
  }
  void step(const StepRecord& record) override { records.push_back(record); }
  std::optional<Future> choose(const std::vector<Future>& futures,
                               std::optional<std::size_t> standard) override {
    offered.push_back(futures);
    for (const Future& future : futures)
      if (future.rule == wanted) return future;
    return standard ? std::optional(futures[*standard]) : std::nullopt;
  }

  std::vector<EventKind> kinds() const {
    std::vector<EventKind> all;
    for (const KeptEvent& event : events) all.push_back(event.kind);
    return all;
  }
  /// The first event of a kind, or null.
  const KeptEvent* find(EventKind kind) const {
    for (const KeptEvent& event : events)
      if (event.kind == kind) return &event;
    return nullptr;
  }

  std::vector<Snapshot> rows;
  std::vector<KeptEvent> events;
  std::vector<StepRecord> records;
  std::vector<std::vector<Future>> offered;
  std::string wanted;
  int steps = 0;
};

inline double energyOf(const System& system, const State& s) {
  return 0.5 * s.v.dot(system.massMatrix(s) * s.v) + system.potential(s);
}
/// What must stay constant in a run.
inline double balanceOf(const System& system, const Snapshot& s) {
  return energyOf(system, s.state) - s.ledger.total();
}

}  // namespace painleve::test
