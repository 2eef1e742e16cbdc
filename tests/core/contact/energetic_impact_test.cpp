#include <cmath>

#include <gtest/gtest.h>

#include "core/contact/impact_laws.h"
#include "core/contact/impact_process.h"
#include "tests/support/impact/impact_state.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

// Work of the normal impulse by the corners of the process: v_n is linear between them.
double normalWork(const ImpactProcess& process, double from, double to) {
  const double corner = std::min(std::max(from, process.stop()), to);
  const auto piece = [&](double a, double b) {
    return 0.5 * (process.at(a).vn + process.at(b).vn) * (b - a);
  };
  return piece(from, corner) + piece(corner, to);
}

TEST(EnergeticImpact, GivesBackItsShareOfTheWork) {
  Draws draws(41);
  for (int draw = 0; draw < 2000; ++draw) {
    const ContactProblem p = drawImpact(draws);
    const double e = draws.between(0, 1);
    const Solutions found = impactUnder(Energetic{e}, p);
    ASSERT_EQ(found.isolated.size(), 1U);
    EXPECT_EQ(found.isolated[0].rule, "energetic");
    const ImpactProcess process(p);
    const double back = normalWork(process, process.compression(), found.isolated[0].normal[0]);
    const double taken = normalWork(process, 0, process.compression());
    ASSERT_NEAR(back, -e * e * taken, kCancellation * (1 + std::abs(taken)));
  }
}

// Derivations 10: v_n+ = e sqrt(|v_s| (|v_s| + p_s det/a_tt)) for a jam without approach.
TEST(EnergeticImpact, HopOfAJamIsTheClosedForm) {
  const Delassus g = rodDelassus(1);
  for (const double mu : {1.5, 2.0, 5.0}) {
    const ContactProblem p = impactProblem(g, 0, -3, coulomb(mu));
    const Solutions found = impactUnder(Energetic{0.6}, p);
    ASSERT_EQ(found.isolated.size(), 1U);
    const double stop = 3 / (g.ant + mu * g.att), sunk = std::abs((g.ann + mu * g.ant) * stop);
    EXPECT_NEAR(jumpOf(p, found.isolated[0]).vn,
                0.6 * std::sqrt(sunk * (sunk + stop * g.det() / g.att)), kCancellation);
  }
}

}  // namespace
}  // namespace painleve::test
