#include <cmath>

#include <gtest/gtest.h>

#include "core/contact/impact_laws.h"
#include "core/contact/impact_process.h"
#include "tests/support/impact/impact_state.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

TEST(PoissonImpact, RestitutionIsAShareOfTheImpulseOfCompression) {
  Draws draws(31);
  for (int draw = 0; draw < 2000; ++draw) {
    const ContactProblem p = drawImpact(draws);
    const double e = draws.between(0, 1);
    const Solutions found = impactUnder(Poisson{e}, p);
    ASSERT_EQ(found.isolated.size(), 1U);
    EXPECT_EQ(found.isolated[0].rule, "poisson");
    const double compression = impactUnder(Poisson{0}, p).isolated[0].normal[0];
    ASSERT_NEAR(found.isolated[0].normal[0], (1 + e) * compression, kRounding * compression * 10);
  }
}

// Derivations 10: an impact without approach in the jam rebounds with e |v_t a_nt| / a_tt,
// whatever the friction.
TEST(PoissonImpact, HopOfAJamDoesNotDependOnFriction) {
  const Delassus g = rodDelassus(1);
  for (const double mu : {1.5, 2.0, 5.0}) {
    const ContactProblem p = impactProblem(g, 0, -3, coulomb(mu));
    const Solutions found = impactUnder(Poisson{0.5}, p);
    ASSERT_EQ(found.isolated.size(), 1U);
    EXPECT_NEAR(jumpOf(p, found.isolated[0]).vn, 0.5 * 3 * std::abs(g.ant) / g.att, kCancellation);
  }
}

// The defect that its help names: here the normal impulse gives back more work than it took.
TEST(PoissonImpact, NormalWorkMayGrow) {
  const ContactProblem p = impactProblem(rodDelassus(1), -0.5, -3, coulomb(1.6));
  const Solution s = impactUnder(Poisson{1}, p).isolated[0];
  const ImpactProcess process(p);
  const double vn = process.at(s.normal[0]).vn;
  const double restitution = 0.5 * vn * (s.normal[0] - process.compression());
  EXPECT_GT(restitution, -process.compressionWork());
  EXPECT_LT(jumpOf(p, s).energy, 0) << "friction pays for it";
}

}  // namespace
}  // namespace painleve::test
