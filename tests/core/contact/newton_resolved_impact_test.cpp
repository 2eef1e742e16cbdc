#include <cmath>

#include <gtest/gtest.h>

#include "core/contact/impact_laws.h"
#include "tests/support/impact/impact_state.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

TEST(NewtonResolvedImpact, PartsWithTheSpeedOfTheLaw) {
  Draws draws(21);
  for (int draw = 0; draw < 2000; ++draw) {
    const ContactProblem p = drawImpact(draws);
    const double e = draws.between(0, 1);
    const Solutions found = impactUnder(NewtonResolved{e}, p);
    ASSERT_EQ(found.isolated.size(), 1U);
    EXPECT_EQ(found.isolated[0].rule, "newton-resolved");
    const double size = 1 + std::abs(p.vt[0]) + p.Ann(0, 0) * found.isolated[0].normal[0];
    ASSERT_NEAR(jumpOf(p, found.isolated[0]).vn, -e * p.vn[0], kCancellation * size);
  }
}

// Friction held the tip first and let it slip back later: less friction than on the whole impulse.
TEST(NewtonResolvedImpact, ReversedSlipDiffersFromTheWholeImpulse) {
  const ContactProblem p = impactProblem(rodDelassus(0.8), -2, 0.2, coulomb(0.3));
  const Solutions whole = impactUnder(Newton{0.5}, p);
  const Solutions resolved = impactUnder(NewtonResolved{0.5}, p);
  EXPECT_EQ(whole.isolated[0].mode[0], Mode::SlipMinus);
  EXPECT_EQ(resolved.isolated[0].mode[0], Mode::SlipMinus);
  EXPECT_LT(resolved.isolated[0].tangent[0], 0.3 * resolved.isolated[0].normal[0] - 0.05);
  EXPECT_NEAR(whole.isolated[0].tangent[0], 0.3 * whole.isolated[0].normal[0], kRounding);
}

TEST(NewtonResolvedImpact, HasNoneWhereNothingTurnsTheContactRound) {
  const ContactProblem p = impactProblem({1, -1, 1}, -1, 1, coulomb(3));
  EXPECT_TRUE(impactUnder(NewtonResolved{0.5}, p).isolated.empty());
  EXPECT_EQ(impactUnder(NewtonResolved{0}, p).isolated.size(), 1U);
}

}  // namespace
}  // namespace painleve::test
