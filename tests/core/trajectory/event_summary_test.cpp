#include "core/trajectory/event_summary.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/simulate.h"
#include "tests/support/scene/sliding_start.h"
#include "tests/support/scene/small_trajectory.h"

namespace painleve::test {
namespace {

std::size_t indexOf(const Trajectory& run, EventKind kind) {
  const auto found = std::find_if(run.events.begin(), run.events.end(),
                                  [&](const Event& event) { return event.kind == kind; });
  return static_cast<std::size_t>(found - run.events.begin());
}

// Lesson 2.3, third click: theta_dot 1 -> 3.602.
TEST(EventSummary, AJoltTellsItsModesNumbersAndEnergies) {
  const auto run = simulate(slidingStart({}, R"("duration": 0.1)"));
  const std::size_t jolt = indexOf(*run, EventKind::TangentialImpact);
  ASSERT_LT(jolt, run->events.size());
  const EventSummary line = summaryOf(*run, jolt);
  EXPECT_EQ(line.contact, "tip") << "this system has two contacts";
  EXPECT_EQ(line.modeBefore, Mode::SlipMinus);
  EXPECT_EQ(line.modeAfter, Mode::Free);
  EXPECT_EQ(line.lcpBefore, 2);
  EXPECT_NEAR(line.A / line.B, -44.8, 0.05);
  EXPECT_EQ(line.solutions, 0);
  EXPECT_EQ(line.rule, "impact");
  EXPECT_GT(line.impulseNormal, 0);
  EXPECT_LT(line.change, 0);
  EXPECT_DOUBLE_EQ(line.energyAfter - line.energyBefore, line.change);
}

TEST(EventSummary, AStartAndAnEditTellWhatTheyMeet) {
  const auto run = simulate(slidingStart(
      {.mu = 1.2, .theta = 1, .thetaDot = 0, .slip = -8},
      R"("duration": 0.1, "edits": [{"time": 0.02, "set": {"laws.friction.mu": 1.6}}])"));
  const EventSummary start = summaryOf(*run, 0);
  EXPECT_EQ(start.modeAfter, Mode::SlipMinus);
  EXPECT_TRUE(start.contact.empty()) << "a start belongs to no contact";
  EXPECT_GT(start.B, 0);
  EXPECT_LT(summaryOf(*run, indexOf(*run, EventKind::Edit)).B, 0) << "the new friction";
}

TEST(EventSummary, WhatDoesNotExistIsNoNumber) {
  const EventSummary line = summaryOf(smallTrajectory(), 1);
  EXPECT_TRUE(line.contact.empty()) << "the only contact needs no name";
  EXPECT_TRUE(std::isnan(line.A) && std::isnan(line.energyBefore));
  EXPECT_EQ(line.modeBefore, Mode::SlipMinus);
  EXPECT_EQ(line.lcpBefore, 4);
  EXPECT_EQ(line.modeAfter, Mode::Stick);
}

TEST(EnergyCreated, IsWhatAnImpactGained) {
  Trajectory run;
  run.columns = {{"E", "E", "J"}};
  const auto gain = [&run](EventKind kind, double change, double before) {
    Event event;
    event.kind = kind;
    event.energyChange = change;
    event.before.push_back(before);
    return energyCreated(run, event);
  };
  EXPECT_EQ(gain(EventKind::Impact, 0.5, 2), 0.5);
  EXPECT_EQ(gain(EventKind::TangentialImpact, 0.5, 2), 0.5);
  EXPECT_EQ(gain(EventKind::Impact, -0.5, 2), 0);
  EXPECT_EQ(gain(EventKind::Impact, 1e-7, 1e3), 0) << "rounding of a large energy";
  EXPECT_EQ(gain(EventKind::Impact, 1e-7, 0), 1e-7);
  EXPECT_EQ(gain(EventKind::Edit, 0.5, 2), 0) << "the experimenter's doing";
  EXPECT_EQ(gain(EventKind::Slip, 0.5, 2), 0) << "the length of a step";
}

TEST(EventSummary, BranchPointsAreFoundByTheirEvent) {
  const Trajectory run = smallTrajectory();
  EXPECT_EQ(branchAt(run, 0), nullptr);
  EXPECT_EQ(branchAt(run, 1), run.branches.data());
  EXPECT_EQ(branchAt(run, 2), nullptr);
}

}  // namespace
}  // namespace painleve::test
