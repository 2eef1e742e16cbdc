// Coulomb's law on one contact: the tables of the reference file, and uniqueness over random draws.
// [GB] eqs. (4)-(8), Table 1, eqs. (40)-(46); derivations 6, 10, 12.1
#include "core/contact/coulomb_law.h"

#include <cmath>
#include <stdexcept>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/draws.h"
#include "tests/support/impact/impact_state.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

Bench benchOf(const nlohmann::json& p, double mu, double e = 0) {
  return bench("rod", {p["m"], p["l"], p["I"], p.value("g", 9.8)}, mu, e);
}

ContactProblem accelerationProblem(const Bench& b, const std::vector<double>& chart) {
  return assemble(*b.system, b.laws, b.closed(chart, Mode::Stick).state, {0}, Level::Acceleration)
      .problem;
}

// The tip at this angle with these velocities.
ContactProblem collisionAt(const Bench& b, double theta, double vt, double vn) {
  State s = b.closed({theta, 0, vt, 0}, Mode::Stick).state;
  s.v[1] += vn;
  return assemble(*b.system, b.laws, s, {0}, Level::Impact).problem;
}

TEST(CoulombSolve, LcpPointsOfTheReference) {
  const CoulombLaw law;
  for (const auto& point : reference("rod")["lcp_points"]) {
    SCOPED_TRACE(point.dump());
    const Bench b = benchOf(point["params"], point["params"]["mu"]);
    const int slip = -point["sigma"].get<int>();
    const ContactProblem p =
        accelerationProblem(b, {point["theta"], point["omega"], slip * 1.0, 0});
    const double A = -p.bn[0];
    const double B = p.Ann(0, 0) - slip * p.friction[0].kinetic(slip) * p.Ant(0, 0);
    EXPECT_LE(difference(point["A"], A), kReference);
    EXPECT_LE(difference(point["B"], B), kReference);
    EXPECT_EQ(lcpMode(A, B), point["mode"].get<int>());
    const Solutions found = law.solve(p);
    ASSERT_EQ(found.isolated.size(), point["solutions"].size());
    for (const Solution& s : found.isolated) {
      EXPECT_EQ(s.rule, "lcp");
      if (s.mode[0] == Mode::Free) continue;
      EXPECT_EQ(s.mode[0], slipMode(slip));
      EXPECT_LE(difference(point["FN"], s.normal[0]), kReference);
      EXPECT_NEAR(s.tangent[0], -slip * p.friction[0].kinetic(slip) * s.normal[0], kRounding * 100);
    }
  }
}

TEST(CoulombSolve, StaticPointsOfTheReference) {
  const CoulombLaw law;
  for (const auto& point : reference("rod")["static_points"]) {
    SCOPED_TRACE(point.dump());
    const Bench b = benchOf(point["params"], point["params"]["mu"]);
    const Solutions found =
        law.solve(accelerationProblem(b, {point["theta"], point["omega"], 0, 0}));
    ASSERT_EQ(found.isolated.size(), 1U);
    const Solution& s = found.isolated[0];
    EXPECT_EQ(modeName(s.mode[0]), modeWord(point["outcome"]));
    if (s.mode[0] == Mode::Free) continue;
    EXPECT_LE(difference(point["FN"], s.normal[0]), kReference);
    EXPECT_LE(difference(point["FT"], s.tangent[0]), kReference);
  }
}

// Derivations 6: after a stop exactly one of stick, slip left, slip right, lift-off holds.
RC_GTEST_PROP(CoulombSolveProperty, EveryStaticProblemHasExactlyOneSolution, ()) {
  const double theta = *within(0.01, 3.13);
  const double omega = *within(-8, 8);
  const double mu = *within(0, 3);
  const Bench b = bench("rod", {1, 1, *within(0.05, 1.5), 9.8}, mu);
  const ContactProblem p = accelerationProblem(b, {theta, omega, 0, 0});
  RC_PRE(std::abs(p.bn[0]) > 1e-6);
  RC_ASSERT(CoulombLaw().solve(p).isolated.size() == 1U);
}

// Derivations 12.1: unique for v_n < 0, reflects v_n, and gains nothing up to e_safe.
RC_GTEST_PROP(CoulombImpactProperty, CollisionHasExactlyOneSolution, ()) {
  const double e = *within(0, 1);
  const double theta = *within(0.01, 3.13);
  const double kappa = *within(1, 10);
  const Bench b = bench("rod", {1, 1, 1 / kappa, 9.8}, *within(0, 3), e);
  const ContactProblem p = collisionAt(b, theta, *within(-5, 5), *within(-5, -0.001));
  const Solutions found = CoulombLaw().impact(p);
  RC_ASSERT(found.isolated.size() == 1U);
  const Solution& s = found.isolated[0];
  const Jump jump = jumpOf(p, s);
  RC_ASSERT(s.normal[0] > 0);
  RC_ASSERT(std::abs(s.tangent[0]) <=
            p.friction[0].plus * s.normal[0] * (1 + kCancellation) + kCancellation);
  RC_ASSERT(std::abs(jump.vn + e * p.vn[0]) <= kCancellation * 100);
  const double safe = std::sqrt((1 + kappa) / (p.Att(0, 0) * p.Ann(0, 0)));
  if (e <= safe) RC_ASSERT(jump.energy <= kCancellation * 100);
}

TEST(CoulombImpact, TangentialRestitutionTurnsAStickingSlipRound) {
  Bench b = rodBench(5);
  b.laws.impact = Newton{0.5, 0.25};
  const ContactProblem p = collisionAt(b, 1.5, -0.2, -3);
  const Solutions found = CoulombLaw().impact(p);
  ASSERT_EQ(found.isolated.size(), 1U);
  EXPECT_EQ(found.isolated[0].mode[0], Mode::Stick);
  EXPECT_NEAR(jumpOf(p, found.isolated[0]).vt, 0.25 * 0.2, kRounding * 10);
}

TEST(CoulombImpact, WithoutFrictionThereIsNoTangentialImpulse) {
  const Bench b = rodBench(0, 0.5);
  const Solutions found = CoulombLaw().impact(collisionAt(b, 1.0, -2, -3));
  ASSERT_EQ(found.isolated.size(), 1U);
  EXPECT_NEAR(found.isolated[0].tangent[0], 0, kRounding);
}

// A rod that lies flat: its ends share their tangent, and only the sum of their friction is known.
TEST(CoulombSolve, TwoStickingContactsMayShareTheirTangent) {
  for (const double mu : {0.0, 0.5, 2.0}) {
    SCOPED_TRACE(mu);
    const Bench b = rodBench(mu);
    const State flat = b.free({0, 0, 0, 0, 0, 0}).state;
    const Solutions found =
        CoulombLaw().solve(assemble(*b.system, b.laws, flat, {0, 1}, Level::Acceleration).problem);
    ASSERT_EQ(found.isolated.size(), 1U);
    const Solution& s = found.isolated[0];
    EXPECT_TRUE(s.redundant);
    for (int i = 0; i < 2; ++i) {
      EXPECT_EQ(s.mode[static_cast<std::size_t>(i)], Mode::Stick);
      EXPECT_NEAR(s.normal[i], 4.9, kCancellation);
      EXPECT_NEAR(s.tangent[i], 0, kCancellation);
    }
  }
}

TEST(TangentialImpact, FamiliesOfTheReference) {
  const CoulombLaw law;
  for (const auto& entry : reference("rod")["iwoc_family"]) {
    SCOPED_TRACE(entry.dump());
    const Bench b = benchOf(entry["params"], entry["params"]["mu"]);
    const ContactProblem p =
        accelerationProblem(b, {entry["theta"], entry["omega"], entry["vt"], 0});
    const Solutions found = law.tangentialImpact(p);
    EXPECT_TRUE(found.isolated.empty());
    ASSERT_EQ(found.families.size(), 1U);
    const Family& family = found.families[0];
    EXPECT_EQ(family.lower, 0);
    EXPECT_EQ(family.upper, 1);
    EXPECT_EQ(family.pick, 0.5);
    EXPECT_LE(difference(entry["Ln_max"], family.at(1).normal[0]), kReference);
    for (const auto& member : entry["family"]) {
      const Solution s = family.at(std::stod(member["fraction"].get<std::string>()));
      const Jump jump = jumpOf(p, s);
      EXPECT_LE(difference(member["Ln"], s.normal[0]), kReference);
      EXPECT_LE(difference(member["Lt"], s.tangent[0]), kReference);
      EXPECT_LE(difference(member["vt_post"], jump.vt), kReference);
      EXPECT_LE(difference(member["vn_post"], jump.vn), kReference);
      EXPECT_LE(difference(member["dT"], jump.energy), kReference);
    }
  }
}

TEST(TangentialImpact, ModeOfAMemberIsItsSlipAfterwards) {
  const Bench b = rodBench(1.6);
  const Solutions found = CoulombLaw().tangentialImpact(accelerationProblem(b, {1, 0, -2, 0}));
  ASSERT_EQ(found.families.size(), 1U);
  EXPECT_EQ(found.families[0].at(0.25).mode[0], Mode::SlipMinus);
  EXPECT_EQ(found.families[0].at(0.5).mode[0], Mode::Stick);
  EXPECT_EQ(found.families[0].at(0.75).mode[0], Mode::SlipPlus);
}

// Derivations 10: Poisson's law makes a hop of it with e |v_t a_nt| / a_tt, whatever the friction.
TEST(TangentialImpact, HopsUnderAResolvedLawWithRestitution) {
  Bench b = rodBench(1.6);
  for (const ImpactLaw& none : {ImpactLaw(Newton{0.5}), ImpactLaw(NewtonResolved{0.5}),
                                ImpactLaw(Poisson{0}), ImpactLaw(MoreauImpact{0.5})}) {
    b.laws.impact = none;
    EXPECT_TRUE(
        CoulombLaw().tangentialImpact(accelerationProblem(b, {1, 0, -2, 0})).isolated.empty());
  }
  b.laws.impact = Poisson{0.5};
  const ContactProblem p = accelerationProblem(b, {1, 0, -2, 0});
  const Solutions found = CoulombLaw().tangentialImpact(p);
  ASSERT_EQ(found.isolated.size(), 1U);
  ASSERT_EQ(found.families.size(), 1U);
  EXPECT_EQ(found.isolated[0].rule, "poisson");
  const Jump jump = jumpOf(p, found.isolated[0]);
  EXPECT_NEAR(jump.vn, 0.5 * 2 * std::abs(p.Ant(0, 0)) / p.Att(0, 0), kCancellation);
  EXPECT_NEAR(jump.vt, 0, kCancellation);
  EXPECT_NEAR(found.isolated[0].normal[0], 1.5 * found.families[0].at(0.5).normal[0],
              kCancellation);
}

TEST(TangentialImpact, NeedsFrictionBeyondTheTangentPlane) {
  const CoulombLaw law;
  EXPECT_TRUE(
      law.tangentialImpact(accelerationProblem(rodBench(1.3), {1, 0, -2, 0})).families.empty());
  EXPECT_TRUE(
      law.tangentialImpact(accelerationProblem(rodBench(1.6), {1, 0, 2, 0})).families.empty())
      << "the tip trails behind the rod";
  EXPECT_TRUE(
      law.tangentialImpact(accelerationProblem(rodBench(1.6), {1, 0, 0, 0})).families.empty())
      << "nothing slips";
}

// Derivations 10: the family exists exactly where B <= 0, keeps v_n, and creates no energy.
RC_GTEST_PROP(TangentialImpactProperty, ExistsWhereBIsNegativeAndCreatesNoEnergy, ()) {
  const double vt = *within(-5, 5);
  RC_PRE(std::abs(vt) > 1e-3);
  const Bench b = rodBench(*within(0, 3));
  const ContactProblem p = accelerationProblem(b, {*within(0.05, 3.09), *within(-5, 5), vt, 0});
  const int sign = vt > 0 ? 1 : -1;
  const double B = p.Ann(0, 0) - sign * p.friction[0].plus * p.Ant(0, 0);
  RC_PRE(std::abs(B) > 1e-5);
  const Solutions found = CoulombLaw().tangentialImpact(p);
  RC_ASSERT(found.families.size() == (B < 0 ? 1U : 0U));
  if (B > 0) return;
  const Solution s = found.families[0].at(*within(0, 1));
  const Jump jump = jumpOf(p, s);
  RC_ASSERT(std::abs(jump.vn) <= kCancellation);
  RC_ASSERT(jump.energy <= kCancellation);
  RC_ASSERT(std::abs(s.tangent[0]) <= p.friction[0].plus * s.normal[0] + kCancellation);
}

TEST(CoulombLaw, RefusesAProblemOfTheOtherLevel) {
  const Bench b = rodBench(0.5);
  const CoulombLaw law;
  EXPECT_THROW(law.solve(collisionAt(b, 1, 0, -1)), std::logic_error);
  EXPECT_THROW(law.impact(accelerationProblem(b, {1, 0, 0, 0})), std::logic_error);
}

TEST(CoulombLaw, TangentialImpactIsForOneContact) {
  const Bench b = rodBench(0.5);
  const State s = b.free({0, 1, 0.5, 0, 0, 0}).state;
  const ContactProblem two = assemble(*b.system, b.laws, s, {0, 1}, Level::Acceleration).problem;
  EXPECT_THROW(CoulombLaw().tangentialImpact(two), std::logic_error);
}

}  // namespace
}  // namespace painleve::test
