#include "core/contact/resolved_impact.h"

#include <limits>

#include <gtest/gtest.h>

#include "tests/support/impact/impact_state.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

TEST(ResolvedImpact, IsThePointOfTheProcess) {
  const ImpactProcess process(impactProblem({2, 0.5, 1}, -2, 3, coulomb(0.4)));
  const Solutions found = resolvedImpact(process, 1.25, "poisson");
  ASSERT_EQ(found.isolated.size(), 1U);
  const Solution& s = found.isolated[0];
  EXPECT_EQ(s.mode[0], Mode::SlipPlus);
  EXPECT_EQ(s.normal[0], 1.25);
  EXPECT_NEAR(s.tangent[0], -0.4 * 1.25, kRounding);
  EXPECT_EQ(s.rule, "poisson");
}

TEST(ResolvedImpact, AnEndThatIsNeverReachedIsNone) {
  const ImpactProcess process(impactProblem({2, 0.5, 1}, -2, 3, coulomb(0.4)));
  EXPECT_TRUE(
      resolvedImpact(process, std::numeric_limits<double>::infinity(), "").isolated.empty());
}

}  // namespace
}  // namespace painleve::test
