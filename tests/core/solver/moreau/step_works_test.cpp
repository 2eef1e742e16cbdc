#include "core/solver/moreau/step_works.h"

#include <gtest/gtest.h>

#include "tests/support/small/scheme_bench.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

using test::vecOf;

// The energy of a step changes by the work of its impulses, exactly, where mass and weight are
// constant: with all variants, jumps and slides.
TEST(StepWorks, TheImpulsesDoAllTheWork) {
  for (const StepVariant variant : {StepVariant::L, StepVariant::E, StepVariant::M}) {
    const test::Bench b =
        test::schemeBench(std::make_shared<test::Bead>(9.81), 0.2, 0,
                          {.step = 0.01, .variant = variant, .correction = Correction::Off});
    const State start{0, vecOf({std::sin(1.0), -std::cos(1.0)}), vecOf({0, 0})};
    for (const Step& step : test::stepsOf(b, start, 500)) {
      EXPECT_NEAR(step.record.energyChange, step.record.impulseWork, test::kRounding);
      EXPECT_EQ(step.record.lift, 0);
    }
  }
}

TEST(StepWorks, TheLedgerBalancesAlsoWithCorrection) {
  const test::Bench b = test::schemeBench(std::make_shared<test::Bead>(9.81), 0.2, 0,
                                          {.step = 0.01, .variant = StepVariant::M});
  const State start{0, vecOf({std::sin(1.0), -std::cos(1.0)}), vecOf({0, 0})};
  const double energy = test::energyOf(*b.system, start);
  double lifted = 0;
  for (const Step& step : test::stepsOf(b, start, 500)) {
    lifted += step.record.lift;
    EXPECT_NEAR(test::balanceOf(*b.system, step.after), energy, test::kCancellation);
  }
  EXPECT_GT(lifted, 1e-3) << "the midpoint variant drifts outwards and is lifted back";
}

// mu m g per metre, and nothing else.
TEST(StepWorks, ASlideIsBookedAsFriction) {
  const test::Bench b =
      test::schemeBench(std::make_shared<test::Block>(10), 0.3, 0, {.step = 1e-3});
  const Step last = test::stepsOf(b, {0, vecOf({0, 0}), vecOf({2, 0})}, 400).back();
  EXPECT_NEAR(last.after.ledger.friction, -3 * last.after.state.q[0], test::kCancellation);
  EXPECT_NEAR(last.after.ledger.total(), last.after.ledger.friction, test::kCancellation);
}

TEST(StepWorks, ACollisionIsBookedAsImpact) {
  const test::Bench b =
      test::schemeBench(std::make_shared<test::Block>(10), 0.3, 0, {.step = 1e-3});
  const Step step = test::stepsOf(b, {0, vecOf({0, 0}), vecOf({1, -1})}, 1).back();
  EXPECT_LT(step.after.ledger.impacts, -0.5);
  EXPECT_EQ(step.after.ledger.friction, 0);
}

// On a belt the block gains what the driver gives and friction takes.
TEST(StepWorks, ABeltDoesExternalWork) {
  const test::Bench b =
      test::schemeBench(std::make_shared<test::Block>(10, 0, 2), 0.3, 0, {.step = 1e-3});
  const Step last = test::stepsOf(b, {0, vecOf({0, 0}), vecOf({0, 0})}, 100).back();
  EXPECT_NEAR(last.after.ledger.external, 3 * 2 * 0.1, test::kCancellation);
  EXPECT_LT(last.after.ledger.friction, 0);
  EXPECT_NEAR(last.after.ledger.correction, 0, test::kCancellation);
}

// On a curved surface a lasting contact loses (h/2) lambda v^2/R a second: the scheme's own loss.
TEST(StepWorks, TheLossOnACurveIsTheSchemesOwn) {
  const test::Bench b = test::schemeBench(std::make_shared<test::Bead>(0), 0, 0,
                                          {.step = 1e-4, .correction = Correction::Off});
  const Step last = test::stepsOf(b, {0, vecOf({0, -1}), vecOf({1, 0})}, 1000).back();
  EXPECT_NEAR(last.after.ledger.correction, -0.5e-4 * 0.1, 1e-8);
  EXPECT_EQ(last.after.ledger.friction, 0);
}

}  // namespace
}  // namespace painleve
