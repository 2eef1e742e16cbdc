#include "core/solver/moreau/step.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/support/small/scheme_bench.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

using test::vecOf;

test::Bench blockBench(double mu, double e, double pull, SteppingOptions stepping) {
  return test::schemeBench(std::make_shared<test::Block>(10, pull), mu, e, stepping);
}

TEST(Step, ARestingBlockStaysExactly) {
  const test::Bench b = blockBench(0.3, 0, 1, {.step = 1e-3});
  for (const Step& step : test::stepsOf(b, {0, vecOf({0, 0}), vecOf({0, 0})}, 100)) {
    EXPECT_EQ(step.record.contacts[0].mode, Mode::Stick);
    EXPECT_EQ(step.after.state.v[0], 0);
    EXPECT_EQ(step.after.state.v[1], 0);
  }
}

// The label says stick exactly where |F_T| <= mu F_N: to 1e-12 N.
TEST(Step, TheLimitOfFrictionIsSharp) {
  constexpr double kNewton = 1e-12, kLimit = 3;
  for (const double side : {-1.0, 1.0}) {
    for (const double off : {-kNewton, kNewton}) {
      const test::Bench b = blockBench(0.3, 0, side * (kLimit + off), {.step = 1e-3});
      const Step step = test::stepsOf(b, {0, vecOf({0, 0}), vecOf({0, 0})}, 1).back();
      const Mode wanted = off < 0 ? Mode::Stick : slipMode(side > 0 ? 1 : -1);
      EXPECT_EQ(step.record.contacts[0].mode, wanted) << side << ' ' << off;
    }
  }
}

// Case A10: the pair of coefficients that a cone of revolution has on an oblique plane.
TEST(Step, StaticFrictionHoldsWhatDynamicFrictionDoesNot) {
  for (const auto& [dynamic, limit] : {std::pair(0.3192533317427736, 0.3211737000993876),
                                       {0.7071067811865475, 0.8164965809277259}}) {
    for (const Mode before : {Mode::Free, Mode::Stick}) {
      test::Bench b = blockBench(0, 0, 10 * (dynamic + limit) / 2, {.step = 1e-3});
      b.laws.friction[0] = Coulomb{dynamic, dynamic, limit};
      Snapshot from = test::snapshotOf(*b.system, {0, vecOf({0, 0}), vecOf({0, 0})});
      from.mode[0] = before;
      const Step step = makeStep(b.task(1), from, 1e-3);
      EXPECT_EQ(step.after.mode[0], before == Mode::Stick ? Mode::Stick : Mode::SlipPlus);
      const double ratio =
          -step.record.contacts[0].impulseTangent / step.record.contacts[0].impulseNormal;
      EXPECT_NEAR(ratio, before == Mode::Stick ? (dynamic + limit) / 2 : dynamic, test::kRounding);
    }
  }
}

TEST(Step, EachDirectionHasItsOwnFriction) {
  test::Bench b = blockBench(0, 0, 0, {.step = 1e-3});
  b.laws.friction[0] = Coulomb{0.4, 0.2, std::nullopt};
  for (const double speed : {1.0, -1.0}) {
    const Step step = test::stepsOf(b, {0, vecOf({0, 0}), vecOf({speed, 0})}, 1).back();
    EXPECT_NEAR(step.after.state.v[0], speed > 0 ? 1 - 4e-3 : -1 + 2e-3, test::kRounding);
  }
}

TEST(Step, OnlyACollisionIsAJump) {
  const test::Bench b = blockBench(0.3, 0, 0, {.step = 1e-3});
  const Step collision = test::stepsOf(b, {0, vecOf({0, 0}), vecOf({1, -0.5})}, 1).back();
  EXPECT_TRUE(collision.record.contacts[0].jump);
  const Step touch = test::stepsOf(b, {0, vecOf({0, 0}), vecOf({1, 0})}, 1).back();
  EXPECT_FALSE(touch.record.contacts[0].jump);
}

TEST(Step, CorrectionFollowsItsSetting) {
  const State start{0, vecOf({0, -0.01}), vecOf({0, 0})};
  for (const auto& [correction, e, lifted] : {std::tuple(Correction::Auto, 0.0, true),
                                              {Correction::Auto, 0.5, false},
                                              {Correction::On, 0.5, true},
                                              {Correction::Off, 0.0, false}}) {
    const test::Bench b = blockBench(0, e, 0, {.step = 1e-3, .correction = correction});
    const Step step = test::stepsOf(b, start, 1).back();
    EXPECT_EQ(step.after.state.q[1] > -1e-3, lifted);
    EXPECT_NEAR(step.record.lift, lifted ? 0.1 : 0, test::kRounding);
  }
}

TEST(Step, RecordsVelocitiesAndB) {
  const test::Bench b = blockBench(0.3, 0, 0, {.step = 0.1});
  const Step step = test::stepsOf(b, {0, vecOf({0, 0}), vecOf({2, 0})}, 1).back();
  const ContactStep& c = step.record.contacts[0];
  EXPECT_EQ(c.mode, Mode::SlipPlus);
  EXPECT_EQ(c.start.tangent, 2);
  EXPECT_EQ(c.loose.normal, -1);
  EXPECT_EQ(c.end.normal, 0);
  EXPECT_NEAR(c.end.tangent, 1.7, test::kRounding);
  EXPECT_EQ(c.B, 1);
  EXPECT_NEAR(c.impulseNormal, 1, test::kRounding);
}

TEST(Step, AMotionThatIsNotFiniteIsRefused) {
  const test::Bench b = blockBench(0.3, 0, 1e308, {.step = 1e3});
  const Step step =
      makeStep(b.task(1), test::snapshotOf(*b.system, {0, vecOf({0, 5}), vecOf({0, 0})}), 1e3);
  EXPECT_EQ(step.problem, "the motion is not finite");
}

TEST(SteppedRestitution, IsNewtons) {
  EXPECT_EQ(steppedRestitution(Newton{0.5, 0.25})->e, 0.5);
  EXPECT_EQ(steppedRestitution(Newton{0.5, 0.25})->tangential, 0.25);
}

}  // namespace
}  // namespace painleve
