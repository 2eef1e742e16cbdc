#include "core/solver/moreau/free_step.h"

#include <gtest/gtest.h>

#include "tests/support/small/small_system.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

TEST(FreeStep, ABallIsExact) {
  const test::Block block(9.81);
  const State start{1, test::vecOf({0, 2}), test::vecOf({3, -1})};
  const FreeStep step = freeStep(block, start, 0.1, true);
  EXPECT_EQ(step.middle.t, 1.05);
  EXPECT_NEAR(step.loose[1], -1 - 0.981, test::kRounding);
  const Vec end = step.middle.q + 0.05 * step.loose;
  EXPECT_NEAR(end[1], 2 - 0.1 - 0.5 * 9.81 * 0.01, test::kRounding);
}

TEST(FreeStep, VelocityOfTheForcesIsTheOptionsOnly) {
  const test::DampedPendulum pendulum(0.3);
  const State start{0, test::vecOf({1}), test::vecOf({0.5})};
  const double atStart = freeStep(pendulum, start, 0.1, false).loose[0];
  const double atMiddle = freeStep(pendulum, start, 0.1, true).loose[0];
  const double sine = std::sin(1.025);
  EXPECT_NEAR(atStart, 0.5 - 0.1 * (sine + 0.15), test::kRounding);
  EXPECT_NEAR(atMiddle, 0.5 - 0.1 * (sine + 0.3 * (0.5 - 0.05 * (sine + 0.15))), test::kRounding);
}

// A mass matrix that depends on the position is taken at the midpoint.
TEST(FreeStep, TakesTheMassAtTheMidpoint) {
  const test::Bench kane = test::pendulumBench(0.5);
  const Snapshot start = kane.free({0.4, 1.1, 0.7, -0.3});
  const FreeStep step = freeStep(*kane.system, start.state, 0.02, true);
  const Mat product = step.inverseMass * kane.system->massMatrix(step.middle);
  EXPECT_TRUE(product.isApprox(Mat::Identity(2, 2), test::kRounding));
}

}  // namespace
}  // namespace painleve
