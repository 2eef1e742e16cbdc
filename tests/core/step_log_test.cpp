#include "core/step_log.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

Scene scene(const char* solver) {
  return parseScene(
      std::string(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
    "laws": {"friction": {"mu": 0.6}}, "duration": 0.3,
    "initial": {"theta": 1.0, "theta_dot": 0.5, "slip": -3, "tip_x": 0, "on_ground": true},
    "edits": [{"time": 0.1005, "set": {"laws.friction.mu": 0.3}}], "solver": )") +
      solver + "}");
}

std::vector<StepRecord> stepsOf(const Scene& s, double from, double to) {
  std::vector<StepRecord> steps;
  const auto t = simulate(s);
  eachStep(s, *t, from, to, [&steps](const StepRecord& record) {
    steps.push_back(record);
    return true;
  });
  return steps;
}

TEST(StepLog, HasEveryStepOfTheRun) {
  const Scene s = scene(R"({"type": "moreau"})");
  const auto steps = stepsOf(s, 0, 1);
  ASSERT_EQ(steps.size(), 301U) << "300 steps, one of them cut by the edit";
  double time = 0, energy = 0;
  for (const StepRecord& step : steps) {
    EXPECT_NEAR(step.time, time + step.length, test::kRounding);
    time = step.time;
    energy += step.energyChange + step.lift;
  }
  EXPECT_EQ(time, 0.3);
  const auto t = simulate(s);
  const std::size_t E = t->column("E");
  EXPECT_NEAR(energy, t->row(t->rowCount() - 1)[E] - t->row(0)[E], test::kCancellation);
}

TEST(StepLog, APartIsThatOfTheWhole) {
  const Scene s = scene(R"({"type": "moreau"})");
  const auto all = stepsOf(s, 0, 1);
  const auto part = stepsOf(s, 0.0905, 0.2005);
  std::size_t at = 0;
  while (all[at].time <= 0.0905) ++at;
  ASSERT_EQ(part.size(), 111U);
  for (const StepRecord& step : part) {
    EXPECT_EQ(step.time, all[at].time);
    EXPECT_EQ(step.contacts[0].impulseNormal, all[at].contacts[0].impulseNormal);
    ++at;
  }
}

TEST(StepLog, EndsWhenItIsNotWantedAnyMore) {
  const Scene s = scene(R"({"type": "moreau"})");
  const auto t = simulate(s);
  int heard = 0;
  eachStep(s, *t, 0, 1, [&heard](const StepRecord& /*record*/) { return ++heard < 5; });
  EXPECT_EQ(heard, 5);
}

TEST(StepLog, IsEmptyForEventDrivenRuns) {
  EXPECT_TRUE(stepsOf(scene(R"({"type": "event-driven"})"), 0, 1).empty());
}

}  // namespace
}  // namespace painleve
