#include "core/solver/moreau/planar_step.h"

#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/support/draws.h"
#include "tests/support/random/property.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

PlanarVelocity after(const Delassus& H, const PlanarVelocity& loose, const PlanarImpulse& p) {
  return {loose.normal + H.nn * p.normal + H.nt * p.tangent,
          loose.tangent + H.nt * p.normal + H.tt * p.tangent};
}

Coulomb cone(double plus, double minus) {
  return {plus, minus, std::nullopt};
}

TEST(PlanarStep, ABlockSlowsDownOrSticks) {
  const PlanarImpulse slide = planarStep({1, 0, 1}, {-1, 2}, cone(0.5, 0.25));
  EXPECT_EQ(slide.mode, Mode::SlipPlus);
  EXPECT_EQ(slide.normal, 1);
  EXPECT_EQ(slide.tangent, -0.5);
  const PlanarImpulse back = planarStep({1, 0, 1}, {-1, -2}, cone(0.5, 0.25));
  EXPECT_EQ(back.mode, Mode::SlipMinus);
  EXPECT_EQ(back.tangent, 0.25) << "the other direction has its own coefficient";
  EXPECT_EQ(planarStep({1, 0, 1}, {-1, 0.4}, cone(0.5, 0.25)).mode, Mode::Stick);
  EXPECT_EQ(planarStep({1, 0, 1}, {-1, -0.4}, cone(0.5, 0.25)).mode, Mode::SlipMinus);
}

TEST(PlanarStep, ATangentThatIsNoDirectionCarriesNothing) {
  const PlanarImpulse p = planarStep({2, 2, 2}, {-1, -1}, cone(0.5, 0.5));
  EXPECT_EQ(p.normal, 0.5);
  EXPECT_EQ(p.tangent, 0);
}

// The impulse is in the cone, the contact no longer approaches, a slide goes against its friction,
// and energy is not made; also where B < 0 on either side.
TEST(PlanarStep, ObeysCoulombOnAnyBody) {
  test::expectHolds(20000, [] {
    const double nn = *test::within(0.1, 4), tt = *test::within(0.1, 4);
    const double nt = *test::within(-0.999, 0.999) * std::sqrt(nn * tt);
    const Delassus H{nn, nt, tt};
    const Coulomb c = cone(*test::within(0, 3), *test::within(0, 3));
    const PlanarVelocity loose{-*test::within(1e-6, 2), *test::within(-3, 3)};
    const PlanarImpulse p = planarStep(H, loose, c);
    const PlanarVelocity end = after(H, loose, p);
    const double size = std::abs(p.normal) + 1;
    RC_ASSERT(p.normal >= 0);
    RC_ASSERT(std::abs(end.normal) <= 1e-11 * size);
    RC_ASSERT(p.tangent >= -c.plus * p.normal - 1e-12 * size);
    RC_ASSERT(p.tangent <= c.minus * p.normal + 1e-12 * size);
    if (p.mode == Mode::Stick) RC_ASSERT(std::abs(end.tangent) <= 1e-10 * size);
    if (p.mode == Mode::SlipPlus) RC_ASSERT(end.tangent >= -1e-10 * size);
    if (p.mode == Mode::SlipMinus) RC_ASSERT(end.tangent <= 1e-10 * size);
    const double work =
        p.normal * (loose.normal + end.normal) / 2 + p.tangent * (loose.tangent + end.tangent) / 2;
    RC_ASSERT(work <= 1e-10 * size);
  });
}

// Case A08: what the step makes of a velocity that has the least approach. A slide without danger
// goes on; where B < 0 the step stops it.
TEST(PlanarStep, PicksOneOfTheJumpsOfA08) {
  for (const auto& row : test::reference("impacts")["cases"]) {
    if (row["id"] != "A08_velocity_jump_classes") continue;
    ASSERT_EQ(row["expected"].size(), 9U);
    for (const auto& c : row["expected"]) {
      const auto H = c["H"].get<std::vector<double>>();
      const Delassus delassus{H[0], H[1], H[2]};
      const double least = c["kind"] == "impact" ? c["u_n"].get<double>() : -1e-13;
      const PlanarVelocity loose{least, c["u_t"]};
      const PlanarImpulse p = planarStep(delassus, loose, cone(c["gamma_plus"], c["gamma_minus"]));
      const auto allowed = c["u_t_plus"].get<std::vector<double>>();
      const double tangent = after(delassus, loose, p).tangent;
      SCOPED_TRACE(c["name"].get<std::string>());
      if (c["kind"] == "segment") {
        EXPECT_GE(tangent, allowed[1] - 1e-9);
        EXPECT_LE(tangent, allowed[0] + 1e-9);
      } else {
        EXPECT_NEAR(tangent, allowed[0], 1e-9);
      }
    }
  }
}

}  // namespace
}  // namespace painleve
