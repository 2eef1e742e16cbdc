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

// Pairs of coefficients that a cone of revolution has on an oblique plane (case A10).
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

// Automatic: not where impacts bounce, and not under E, whose small overlap keeps its contact.
TEST(Step, CorrectionFollowsItsSetting) {
  const State start{0, vecOf({0, -0.01}), vecOf({0, 0})};
  struct Setting {
    StepVariant variant;
    Correction correction;
    double e;
    bool lifted;
  };
  for (const auto& [variant, correction, e, lifted] :
       {Setting{StepVariant::L, Correction::Auto, 0, true},
        {StepVariant::M, Correction::Auto, 0, true},
        {StepVariant::E, Correction::Auto, 0, false},
        {StepVariant::L, Correction::Auto, 0.5, false},
        {StepVariant::L, Correction::On, 0.5, true},
        {StepVariant::E, Correction::On, 0, true},
        {StepVariant::L, Correction::Off, 0, false},
        {StepVariant::E, Correction::Off, 0, false}}) {
    const test::Bench b =
        blockBench(0, e, 0, {.step = 1e-3, .variant = variant, .correction = correction});
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

Laws lawsOf(const ImpactLaw& impact, const Coulomb& friction) {
  Laws laws;
  laws.impact = impact;
  laws.friction = {Friction{}, friction};
  return laws;
}

TEST(SteppedRestitution, IsNewtons) {
  const auto restitution = steppedRestitution(lawsOf(Newton{0.5, 0.25}, test::coulomb(0.3)));
  EXPECT_EQ(restitution->e, 0.5);
  EXPECT_EQ(restitution->tangential, 0.25);
  for (const ImpactLaw& law :
       {ImpactLaw(NewtonResolved{}), ImpactLaw(Poisson{}), ImpactLaw(Energetic{})})
    EXPECT_FALSE(steppedRestitution(lawsOf(law, test::coulomb(0)))) << impactLawId(law);
}

// [MO] Remark 10.2: delta = 1/3 is e = 1/2; friction has no part in that law.
TEST(SteppedRestitution, IsMoreausIndexWhereNoContactHasFriction) {
  const ImpactLaw third = MoreauImpact{1.0 / 3};
  EXPECT_NEAR(steppedRestitution(lawsOf(third, test::coulomb(0)))->e, 0.5, test::kRounding);
  EXPECT_EQ(steppedRestitution(lawsOf(third, test::coulomb(0)))->tangential, 0);
  EXPECT_FALSE(steppedRestitution(lawsOf(third, test::coulomb(0.1))));
  EXPECT_FALSE(steppedRestitution(lawsOf(third, {0, 0, 0.1}))) << "at rest it holds";
}

// A bounce under delta = 1/3 and under e = 1/2.
TEST(SteppedRestitution, BothLawsBounceAlike) {
  const State start{0, vecOf({0, 0.2}), vecOf({1, 0})};
  test::Bench b = blockBench(0, 0.5, 0, {.step = 1e-3});
  const auto newton = test::runScheme(b, start, 0.25);
  b.laws.impact = MoreauImpact{(1 - 0.5) / (1 + 0.5)};
  const auto moreau = test::runScheme(b, start, 0.25);
  EXPECT_EQ(moreau.kept.kinds(), newton.kept.kinds());
  EXPECT_NEAR(moreau.end.state.q[1], newton.end.state.q[1], test::kRounding);
  EXPECT_NEAR(moreau.end.state.v[1], newton.end.state.v[1], test::kRounding);
  EXPECT_GT(newton.end.state.v[1], 0);
  b.laws.friction = {test::coulomb(0.1)};
  EXPECT_EQ(test::runScheme(b, start, 0.25).outcome.end, End::Limit);
}

}  // namespace
}  // namespace painleve
