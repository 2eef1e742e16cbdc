// Scenes under the time-stepping solver, through the facade: choice of the solver, rows, edits,
// states between rows; agreement with the event-driven solver on one slide (more:
// moreau_agreement_test.cpp).
#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "core/laws/event_rules.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "core/trajectory/energy_audit.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

Scene sliding(const std::string& solver, const std::string& rest = R"("duration": 0.3)") {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
    "laws": {"friction": {"type": "coulomb", "mu": 0.6}},
    "initial": {"theta": 1.0, "theta_dot": 0.5, "slip": -3, "tip_x": 0, "on_ground": true},
    "solver": )" + solver +
                    ", " + rest + "}");
}

double cell(const Trajectory& t, std::span<const double> row, const char* id) {
  return row[t.column(id)];
}

double endOf(const Scene& scene, const char* id) {
  const auto t = simulate(scene);
  EXPECT_EQ(t->end, End::Duration) << t->endReason;
  return cell(*t, t->row(t->rowCount() - 1), id);
}

TEST(MoreauScene, AgreesWithEventDrivenToFirstOrder) {
  const double exact = endOf(sliding(R"({"type": "event-driven"})"), "theta");
  double last = 0;
  for (const double h : {2e-3, 1e-3, 5e-4, 2.5e-4}) {
    const double theta =
        endOf(sliding(R"({"type": "moreau", "step": )" + std::to_string(h) + "}"), "theta");
    const double error = std::abs(theta - exact);
    EXPECT_LT(error, 2 * h);
    if (last > 0) {
      EXPECT_NEAR(std::log2(last / error), 1, 0.2);
    }
    last = error;
  }
}

TEST(MoreauScene, KeepsTheEnergyBalance) {
  for (const char* variant : {"L", "E", "M"}) {
    const auto t =
        simulate(sliding(std::string(R"({"type": "moreau", "variant": ")") + variant + "\"}"));
    EXPECT_LT(energyDrift(*t).value_or(1), test::kEnergyBalance);
    const auto last = t->row(t->rowCount() - 1);
    EXPECT_LT(cell(*t, last, "W_friction") + cell(*t, last, "W_impact"), -0.1);
  }
}

TEST(MoreauScene, StatesBetweenRowsAreEndsOfSteps) {
  const Scene scene = sliding(R"({"type": "moreau", "step": 0.003})",
                              R"("duration": 0.3, "output": {"step": 0.05},
       "edits": [{"time": 0.1, "set": {"laws.friction.mu": 0.3}}])");
  const auto t = simulate(scene);
  for (const double time : {0.0, 0.0071, 0.05, 0.1, 0.1234, 0.29999}) {
    const Snapshot s = stateAt(scene, *t, time);
    EXPECT_LE(s.state.t, time + 1e-9);
    EXPECT_GT(s.state.t, time - 0.003 - 1e-9);
  }
  EXPECT_EQ(stateAt(scene, *t, 0.1).state.t, 0.1) << "an edit shortens the step before it";
  for (std::size_t i = 0; i < t->rowCount(); ++i) {
    const auto row = t->row(i);
    const Snapshot s = stateAt(scene, *t, row[0]);
    EXPECT_EQ(s.state.q[2], cell(*t, row, "theta")) << row[0];
  }
}

TEST(MoreauScene, AnEditActsAtItsTime) {
  const Scene scene = sliding(R"({"type": "moreau"})",
                              R"("duration": 0.2,
       "edits": [{"time": 0.1005, "set": {"laws.friction.mu": 0}}])");
  const auto t = simulate(scene);
  const double before = stateAt(scene, *t, 0.1005).ledger.friction;
  EXPECT_LT(before, 0);
  EXPECT_EQ(stateAt(scene, *t, 0.2).ledger.friction, before);
  bool told = false;
  for (const Event& event : t->events)
    told = told || (event.kind == EventKind::Edit && event.time == 0.1005);
  EXPECT_TRUE(told);
}

TEST(MoreauScene, SettingsAreChecked) {
  for (const auto& [solver, problem] :
       {std::pair(R"({"type": "moreau", "step": 0})",
                  "/solver/step: 0 is out of range; allowed: 1e-09 <= step"),
        {R"({"type": "moreau", "step": -1})",
         "/solver/step: -1 is out of range; allowed: 1e-09 <= step"},
        {R"({"type": "moreau", "variant": "X"})",
         "/solver/variant: \"X\" is unknown; allowed: L, E, M"},
        {R"({"type": "moreau", "correction": "maybe"})",
         "/solver/correction: \"maybe\" is unknown; allowed: auto, on, off"},
        {R"({"type": "moreau", "rtol": 1e-9})",
         "/solver/rtol: unknown key; allowed: type, step, max_events, variant, correction, force"}})
    try {
      sliding(solver);
      ADD_FAILURE() << solver;
    } catch (const SceneError& error) {
      EXPECT_EQ(error.problems.front().text(), problem);
    }
}

TEST(MoreauScene, LongRunsKeepFewCheckpoints) {
  const auto t = simulate(sliding(R"({"type": "moreau", "step": 1e-5})"));
  EXPECT_GE(t->checkpoints.size(), 300U);
  EXPECT_LE(t->checkpoints.size(), 800U);
}

// What decides in a step is the scheme, and no event says that an impact law did.
TEST(MoreauScene, EveryContactEventNamesTheScheme) {
  const auto t = simulate(sliding(R"({"type": "moreau"})", R"("duration": 0.6)"));
  int named = 0;
  for (const Event& event : t->events) {
    EXPECT_EQ(event.rule, event.contact < 0 ? "" : kTimeStepping) << eventKindName(event.kind);
    named += event.contact < 0 ? 0 : 1;
  }
  EXPECT_GT(named, 0);
}

}  // namespace
}  // namespace painleve
