#include "core/analysis/chart_reader.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/scene/edits.h"
#include "core/scene/experiment.h"
#include "core/simulate.h"
#include "tests/support/scene/sliding_start.h"

namespace painleve {
namespace {

constexpr double kRounding = 1e-12;
constexpr auto kChart = "tip_on_ground";

RowReader reader(const Scene& scene, const Trajectory& run, const char* chart, const char* entry) {
  std::vector<SystemStage> stages{{0, makeSystem(scene)}};
  if (!scene.edits.empty())
    stages.push_back({scene.edits[0].time, makeSystem(afterEdits(scene, 1))});
  return chartReader(stages, run, chart, entry);
}

TEST(ChartReader, CoordinatesVelocitiesAndSlipAreColumns) {
  const Scene scene = test::slidingStart({.theta = 0.6, .slip = -4}, R"("duration": 0.05)");
  const auto run = simulate(scene);
  const auto row = run->row(0);
  EXPECT_EQ(reader(scene, *run, kChart, "theta")(row), row[run->column("theta")]);
  EXPECT_EQ(reader(scene, *run, kChart, "theta_dot")(row), row[run->column("theta_dot")]);
  EXPECT_EQ(reader(scene, *run, kChart, "slip")(row), -4);
  EXPECT_EQ(reader(scene, *run, "free", "x_dot")(row), row[run->column("x_dot")]);
}

TEST(ChartReader, WhatIsNoColumnFollowsFromTheState) {
  const Scene scene = test::slidingStart({.theta = 0.6, .slip = -4}, R"("duration": 0.05)");
  const auto run = simulate(scene);
  const auto place = reader(scene, *run, kChart, "tip_x");
  const auto row = run->row(run->rowCount() - 1);
  const double expected = row[run->column("x")] - std::cos(row[run->column("theta")]);
  EXPECT_NEAR(place(run->row(0)), 0, kRounding);
  EXPECT_NEAR(place(row), expected, kRounding);
}

TEST(ChartReader, KnowsTheBodyOfTheMoment) {
  const Scene scene = test::slidingStart(
      {.mu = 0.3, .theta = 0.6, .thetaDot = 0, .slip = -4},
      R"("duration": 0.02, "edits": [{"time": 0.01, "set": {"system.parameters.half_length": 2}}])");
  const auto run = simulate(scene);
  const auto place = reader(scene, *run, kChart, "tip_x");
  const auto last = run->row(run->rowCount() - 1);
  EXPECT_NEAR(place(last), last[run->column("x")] - 2 * std::cos(last[run->column("theta")]),
              kRounding);
  EXPECT_NEAR(place(run->row(0)), 0, kRounding);
}

TEST(ChartReader, IsEmptyForWhatThereIsNot) {
  const Scene scene = test::slidingStart({}, R"("duration": 0.01)");
  const auto run = simulate(scene);
  EXPECT_FALSE(reader(scene, *run, "tip_on_floor", "theta"));
  EXPECT_FALSE(reader(scene, *run, kChart, "gap"));
}

}  // namespace
}  // namespace painleve
