// Newton's law with Coulomb on the whole impulse. [BR] eqs. (66)-(70), [MO] sec. 13, derivations
// 12.1
#include <cmath>

#include <gtest/gtest.h>

#include "core/contact/impact_laws.h"
#include "tests/support/impact/impact_state.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

// The scheme of derivations A.6 written out: stick, else the slide on the side that fails.
struct Impulse {
  Mode mode;
  double normal, tangent;
};
Impulse byHand(const ContactProblem& p, double e, double tangential) {
  const double ann = p.Ann(0, 0), ant = p.Ant(0, 0), att = p.Att(0, 0);
  const double un = (1 + e) * p.vn[0], ut = (1 + tangential) * p.vt[0];
  const double det = ann * att - ant * ant;
  const double normal = (-att * un + ant * ut) / det, tangent = (ant * un - ann * ut) / det;
  const double plus = p.friction[0].plus, minus = p.friction[0].minus;
  if (-plus * normal <= tangent && tangent <= minus * normal) return {Mode::Stick, normal, tangent};
  if (tangent < 0) {
    const double slide = -un / (ann - plus * ant);
    return {Mode::SlipPlus, slide, -plus * slide};
  }
  const double slide = -un / (ann + minus * ant);
  return {Mode::SlipMinus, slide, minus * slide};
}

TEST(NewtonImpact, IsTheOnlySolutionOnBothSidesAndWithTangentialRestitution) {
  Draws draws(11);
  for (int draw = 0; draw < 20000; ++draw) {
    SCOPED_TRACE("draw " + std::to_string(draw));
    const ContactProblem p = drawImpact(draws);
    const double e = draws.between(0, 1);
    const double tangential = draws.whole(0, 1) == 0 ? 0 : draws.between(-1, 1);
    const Solutions found = impactUnder(Newton{e, tangential}, p);
    ASSERT_EQ(found.isolated.size(), 1U);
    const Solution& s = found.isolated[0];
    const Impulse expected = byHand(p, e, tangential);
    const double size = 1 + std::abs(expected.normal) + std::abs(expected.tangent);
    ASSERT_EQ(s.mode[0], expected.mode);
    ASSERT_NEAR(s.normal[0], expected.normal, kCancellation * size);
    ASSERT_NEAR(s.tangent[0], expected.tangent, kCancellation * size);
    EXPECT_EQ(s.rule, "newton");
  }
}

TEST(NewtonImpact, StickingWithTangentialRestitutionReflectsTheSlip) {
  const ContactProblem p = impactProblem({1, 0.1, 1}, -2, 0.5, coulomb(5));
  const Solutions found = impactUnder(Newton{0.5, 0.25}, p);
  ASSERT_EQ(found.isolated.size(), 1U);
  const Jump jump = jumpOf(p, found.isolated[0]);
  EXPECT_NEAR(jump.vt, -0.125, kRounding);
  EXPECT_NEAR(jump.vn, 1, kRounding);
}

// A superball whose spin friction cannot reverse wholly: friction acts fully, and the slip that it
// opposes is v_t+ + e_t v_t-, not v_t+ alone.
TEST(NewtonImpact, ALimpReflectionIsAFullSlide) {
  const ContactProblem p = impactProblem({1, 0, 1}, -1, 1, coulomb(1.2));
  const Solutions found = impactUnder(Newton{0, 1}, p);
  ASSERT_EQ(found.isolated.size(), 1U);
  EXPECT_EQ(found.isolated[0].mode[0], Mode::SlipPlus);
  EXPECT_NEAR(jumpOf(p, found.isolated[0]).vt, -0.2, kRounding);
}

// [MO] sec. 17: a contact that comes from flight has the kinetic coefficient.
TEST(NewtonImpact, StaticFrictionTakesNoPart) {
  Coulomb friction = coulomb(0.3);
  friction.stick = 2;
  const ContactProblem p = impactProblem(rodDelassus(std::atan(1.0)), -2, 0.2, friction);
  const Solutions found = impactUnder(Newton{0.5}, p);
  ASSERT_EQ(found.isolated.size(), 1U);
  EXPECT_EQ(found.isolated[0].mode[0], Mode::SlipMinus);
  EXPECT_NEAR(found.isolated[0].tangent[0], 0.3 * found.isolated[0].normal[0], kRounding);
}

}  // namespace
}  // namespace painleve::test
