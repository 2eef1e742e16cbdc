#include "core/analysis/step_study.h"

#include <cmath>
#include <functional>
#include <optional>

#include <gtest/gtest.h>

namespace painleve {
namespace {

// Four halvings, two neighbours, and where one wants it an event-driven run at 0.
StepStudy study(const std::function<double(double)>& end, std::optional<double> exact) {
  std::vector<StudiedRun> runs;
  for (const double step : {0.8, 0.4, 0.2, 0.1})
    runs.push_back({step, false, End::Duration, {end(step)}});
  for (const double step : {0.09, 0.08}) runs.push_back({step, true, End::Duration, {end(step)}});
  if (exact) runs.push_back({0, false, End::Duration, {*exact}});
  return judgeSteps(runs);
}

TEST(StepVerdicts, WhatDoesNotDependOnTheStepIsTheSame) {
  const StepStudy s = study([](double) { return 0.5; }, 0.5);
  EXPECT_EQ(s.verdict, StepVerdict::Same);
  EXPECT_EQ(s.spread, 0);
}

TEST(StepVerdicts, ConvergenceHasItsOrder) {
  for (const int order : {1, 2}) {
    const auto end = [order](double h) { return 1e-3 * std::pow(h, order); };
    for (const auto exact : {std::optional(0.0), std::optional<double>()}) {
      const StepStudy s = study(end, exact);
      EXPECT_EQ(s.verdict, StepVerdict::Converging);
      EXPECT_NEAR(s.order, order, 1e-6);
      EXPECT_EQ(s.errors.empty(), !exact.has_value());
    }
  }
}

TEST(StepVerdicts, AnotherLimitIsTold) {
  const StepStudy s = study([](double h) { return 1e-3 * h; }, 0.5);
  EXPECT_EQ(s.verdict, StepVerdict::OtherLimit);
}

TEST(StepVerdicts, NeighboursThatDisagreeBetrayTheMesh) {
  const StepStudy s = study([](double h) { return h == 0.08 ? 1.0 : 1e-3 * h; }, 0.0);
  EXPECT_EQ(s.verdict, StepVerdict::MeshDependent);
  EXPECT_NEAR(s.spread, 0.5, 1e-3);
}

// The shortest steps agree, but one longer one fell to another side.
TEST(StepVerdicts, AnOutlierBetraysTheMeshToo) {
  const StepStudy s = study([](double h) { return h == 0.4 ? 1.0 : 1e-3 * h; }, 0.0);
  EXPECT_EQ(s.verdict, StepVerdict::MeshDependent);
  EXPECT_NEAR(s.farthest, 0.5, 1e-3);
  EXPECT_GT(s.outlier, 100);
}

TEST(StepVerdicts, ARunThatEndedEarlyLeavesItOpen) {
  std::vector<StudiedRun> runs(4, {0.1, false, End::Duration, {1}});
  runs[2].end = End::NoSolution;
  EXPECT_EQ(judgeSteps(runs).verdict, StepVerdict::Unfinished);
  EXPECT_EQ(judgeSteps({}).verdict, StepVerdict::Unfinished);
}

TEST(StepVerdicts, HaveNames) {
  EXPECT_STREQ(stepVerdictName(StepVerdict::MeshDependent), "mesh_dependent");
  EXPECT_STREQ(stepVerdictName(StepVerdict::Unfinished), "unfinished");
}

}  // namespace
}  // namespace painleve
