// All solutions at a state, on the real system: numbers of lesson 2.3 (mu = 1.5, slip -4).
#include "core/analysis/contact_solutions.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/scene/experiment.h"
#include "core/simulate.h"
#include "tests/support/scene/sliding_start.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kShown = 5e-4;  // relative: the lesson prints four digits

ContactSolutions solved(const Scene& scene, Mode mode, bool touching = false) {
  const Experiment experiment = makeExperiment(scene);
  Snapshot snapshot;
  snapshot.state = experiment.initial;
  snapshot.mode = {mode, Mode::Free};
  return solveContacts(*experiment.system, experiment.laws, snapshot, touching);
}

Scene flat(const std::string& velocities) {
  return parseScene(
      R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
          "initial": {"x": 0, "y": 0, "theta": 0, )" +
      velocities + "}}");
}

TEST(ContactSolutions, ModeOneHasOneForce) {
  const auto problem = solved(slidingStart({.theta = 0.6}), Mode::SlipMinus);
  EXPECT_EQ(problem.situation, Situation::Sliding);
  ASSERT_EQ(problem.solutions.size(), 1U);
  const ContactSolution& only = problem.solutions[0];
  EXPECT_EQ(only.mode, std::vector{Mode::SlipMinus});
  EXPECT_NEAR(only.normal[0], 9.758, 9.758 * kShown);
  EXPECT_NEAR(only.tangent[0], 1.5 * only.normal[0], kRounding) << "pushed against the slip";
  EXPECT_NEAR(only.aNormal[0], 0, kCancellation);
  const ContactFacts& tip = problem.contacts[0];
  EXPECT_TRUE(tip.active);
  EXPECT_EQ(tip.lcpMode, 1);
  EXPECT_DOUBLE_EQ(*tip.F_N, *tip.A / *tip.B);
  EXPECT_EQ(tip.friction.minus, 1.5);
  EXPECT_FALSE(problem.jump) << "B > 0: no tangential impact";
}

TEST(ContactSolutions, ModeTwoHasNone) {
  const auto problem = solved(slidingStart({}), Mode::SlipMinus);
  EXPECT_TRUE(problem.solutions.empty());
  const ContactFacts& tip = problem.contacts[0];
  EXPECT_EQ(tip.lcpMode, 2);
  EXPECT_NEAR(*tip.A / *tip.B, -44.8, 0.05);
  EXPECT_FALSE(tip.F_N) << "the refused number is no force";
  ASSERT_TRUE(problem.jump);
  EXPECT_GT(*problem.jump, 0);
}

TEST(ContactSolutions, ModeThreeLeaves) {
  const auto problem = solved(slidingStart({.theta = 0.6, .thetaDot = 5}), Mode::SlipMinus);
  ASSERT_EQ(problem.solutions.size(), 1U);
  EXPECT_EQ(problem.solutions[0].mode, std::vector{Mode::Free});
  EXPECT_EQ(problem.solutions[0].normal[0], 0);
  EXPECT_NEAR(problem.solutions[0].aNormal[0], -*problem.contacts[0].A, kCancellation);
  EXPECT_EQ(problem.contacts[0].lcpMode, 3);
}

TEST(ContactSolutions, ModeFourHasTwo) {
  const auto problem = solved(slidingStart({.thetaDot = 4.5}), Mode::SlipMinus);
  ASSERT_EQ(problem.solutions.size(), 2U);
  EXPECT_EQ(problem.solutions[0].normal[0], 0);
  EXPECT_NEAR(problem.solutions[1].normal[0], 38.93, 38.93 * kShown);
  for (const ContactSolution& solution : problem.solutions) {
    EXPECT_LT(solution.residual, kCancellation);
    EXPECT_LT(solution.kinematic, 1e-11);
  }
  EXPECT_TRUE(problem.jump);
}

// A tip that sticks has crept by the rounding of its projection: it is asked as a tip at rest.
TEST(ContactSolutions, AStickingContactIsAskedAtRest) {
  const auto creeping =
      solved(slidingStart({.mu = 0.3, .theta = 1.35, .thetaDot = 0, .slip = 1e-11}), Mode::Stick);
  EXPECT_EQ(creeping.situation, Situation::Sticking);
  ASSERT_EQ(creeping.solutions.size(), 1U);
  const ContactSolution& holds = creeping.solutions[0];
  EXPECT_EQ(holds.mode, std::vector{Mode::Stick});
  EXPECT_LT(std::abs(holds.tangent[0]), 0.3 * holds.normal[0]);
  EXPECT_NEAR(holds.aTangent[0], 0, kCancellation);
  EXPECT_FALSE(creeping.contacts[0].A) << "A and B are asked of a sliding contact";
  EXPECT_EQ(creeping.contacts[0].lcpMode, 0);
}

TEST(ContactSolutions, FlightHasNothingToSolve) {
  const auto problem = solved(slidingStart({}), Mode::Free);
  EXPECT_EQ(problem.situation, Situation::Flight);
  EXPECT_TRUE(problem.solutions.empty());
  ASSERT_EQ(problem.contacts.size(), 2U);
  EXPECT_FALSE(problem.contacts[0].active);
  EXPECT_EQ(problem.contacts[0].F_N, 0.0);
}

TEST(ContactSolutions, TwoContactsAreSolvedTogether) {
  const auto slides = solved(flat(R"("x_dot": 1, "y_dot": 0, "theta_dot": 0)"), Mode::Free, true);
  EXPECT_EQ(slides.situation, Situation::Several);
  ASSERT_EQ(slides.solutions.size(), 1U);
  ASSERT_EQ(slides.solutions[0].normal.size(), 2U);
  EXPECT_NEAR(slides.solutions[0].normal[0] + slides.solutions[0].normal[1], 9.8, kCancellation);
  EXPECT_FALSE(slides.contacts[0].A || slides.contacts[1].A);
}

TEST(ContactSolutions, ACollisionIsAnotherQuestion) {
  const auto falls = solved(flat(R"("x_dot": 0, "y_dot": -1, "theta_dot": 0)"), Mode::Free, true);
  EXPECT_EQ(falls.situation, Situation::Collision);
  EXPECT_TRUE(falls.solutions.empty());
}

TEST(ContactSolutions, ASnapshotComesBackFromItsCells) {
  const Scene scene = slidingStart({.theta = 0.6}, R"("duration": 0.1)");
  const auto run = simulate(scene);
  const auto system = makeSystem(scene);
  const Snapshot there = stateAt(scene, *run, 0.05);
  const Snapshot back = snapshotOf(*system, *run, cellsAt(scene, *run, 0.05));
  EXPECT_EQ(back.state.t, there.state.t);
  EXPECT_EQ(back.state.q, there.state.q);
  EXPECT_EQ(back.state.v, there.state.v);
  EXPECT_EQ(back.mode, there.mode);
  EXPECT_FALSE(back.singular);
}

TEST(ContactSolutions, TheSingularPointIsKnownByItsCells) {
  const Scene scene =
      slidingStart({.mu = 2, .theta = 0.55, .thetaDot = 2, .slip = -40}, R"("duration": 0.05)");
  const auto run = simulate(scene);
  const auto found = std::find_if(run->events.begin(), run->events.end(), [](const Event& event) {
    return event.kind == EventKind::SingularPoint;
  });
  ASSERT_NE(found, run->events.end());
  const auto system = makeSystem(scene);
  const Snapshot snapshot = snapshotOf(*system, *run, found->before);
  EXPECT_TRUE(snapshot.singular);
  const auto problem = solveContacts(*system, makeLaws(scene, *system), snapshot);
  EXPECT_EQ(problem.situation, Situation::Singular);
  EXPECT_TRUE(problem.solutions.empty());
  EXPECT_EQ(problem.contacts[0].A, 0.0);
  EXPECT_TRUE(problem.jump);
}

}  // namespace
}  // namespace painleve::test
