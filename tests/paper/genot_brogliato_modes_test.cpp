// F. Genot, B. Brogliato, New results on Painleve paradoxes: the contact problem of the sliding
// rod, claim by claim, and each misprint that computing shows. [GB]; slides to the left unless
// said.
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/contact/coulomb_law.h"
#include "core/model/rod_orbit.h"
#include "tests/support/draws.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kPi = std::numbers::pi;
const RodBody kRod{1, 1, 1.0 / 3, 9.8};
const RodBody kHeavy{2.5, 0.4, 0.4 / 3, 3.7};  // another m, l, g with kappa = 3

Bench benchOf(const RodBody& b, double mu) {
  return bench("rod", {b.mass, b.halfLength, b.inertia, b.gravity}, mu);
}

/// The contact problem of the tip on the ground.
ContactProblem tip(const Bench& b, double theta, double omega, double slip) {
  const std::vector<double> values{theta, omega, slip, 0};
  const State state = b.system->toState(b.system->charts()[1], values);
  return assemble(*b.system, b.laws, state, {0}, Level::Acceleration).problem;
}

std::vector<double> forces(const Solutions& found) {
  std::vector<double> all;
  for (const Solution& s : found.isolated) all.push_back(s.normal[0]);
  return all;
}

// --- Section 2: the contact problem

TEST(SectionTwo, TheSignsOfAAndBGiveOneNoNoForceOrTwoSolutions) {
  Draws draws(1);
  std::array<int, 5> seen{};
  for (int i = 0; i < 4000; ++i) {
    const double mu = draws.between(0, 4);
    const double theta = draws.between(0.02, kPi - 0.02);
    const double omega = draws.between(-12, 12);
    const LeftSlide at = leftSlide(kRod, mu, theta, omega);
    const Solutions found = CoulombLaw().solve(tip(benchOf(kRod, mu), theta, omega, -1));
    const int mode = lcpMode(at.A, at.B);
    ++seen[static_cast<std::size_t>(mode)];
    const std::array<std::size_t, 5> count{0, 1, 0, 1, 2};
    ASSERT_EQ(found.isolated.size(), count[static_cast<std::size_t>(mode)]) << mode;
    for (const double force : forces(found))
      EXPECT_TRUE(force == 0 || difference(at.A / at.B, force) <= kCancellation) << force;
    if (mode == 1) {
      EXPECT_GT(forces(found)[0], 0);
    }
    if (mode == 3) {
      EXPECT_EQ(forces(found)[0], 0);
    }
  }
  for (std::size_t mode = 1; mode <= 4; ++mode) EXPECT_GT(seen[mode], 50) << mode;
}

TEST(SectionTwo, AAndBOfTheContactProblem) {
  Draws draws(2);
  for (int i = 0; i < 300; ++i) {
    const double mu = draws.between(0, 4);
    const double theta = draws.between(0.02, kPi - 0.02);
    const double omega = draws.between(-12, 12);
    for (const RodBody& body : {kRod, kHeavy}) {
      const ContactProblem p = tip(benchOf(body, mu), theta, omega, -1);
      const double c = std::cos(theta);
      const double s = std::sin(theta);
      EXPECT_LE(difference(body.gravity - body.halfLength * omega * omega * s, -p.bn[0]),
                kRounding);
      EXPECT_LE(difference((1 + 3 * c * (c - mu * s)) / body.mass, p.Ann(0, 0) + mu * p.Ant(0, 0)),
                kRounding);
    }
  }
}

TEST(SectionTwo, ASlideToTheRightIsTheMirrorImage) {
  for (double theta = 0.05; theta < 3.1; theta += 0.1) {
    const ContactProblem right = tip(benchOf(kRod, 1.6), theta, 2, 1);
    const LeftSlide left = leftSlide(kRod, 1.6, kPi - theta, -2);
    EXPECT_LE(difference(left.A, -right.bn[0]), kRounding);
    EXPECT_LE(difference(left.B, right.Ann(0, 0) - 1.6 * right.Ant(0, 0)), kRounding);
  }
}

TEST(SectionTwo, AtRestTheContactProblemHasExactlyOneSolution) {
  Draws draws(3);
  std::map<Mode, int> seen;
  for (int i = 0; i < 5000; ++i) {
    const double kappa = draws.between(0.5, 20);
    const RodBody body{1, 1, 1 / kappa, 9.8};
    const double theta = draws.between(0.02, kPi - 0.02);
    const double omega = draws.between(-5, 5);
    const Solutions found =
        CoulombLaw().solve(tip(benchOf(body, draws.between(0.05, 4)), theta, omega, 0));
    ASSERT_EQ(found.isolated.size(), 1U) << kappa << " " << theta << " " << omega;
    ++seen[found.isolated[0].mode[0]];
  }
  EXPECT_EQ(seen.size(), 4U) << "stick, slip either way, lift-off";
}

TEST(SectionTwo, SlipNeverStartsInADirectionWithNegativeB) {
  Draws draws(4);
  for (int i = 0; i < 5000; ++i) {
    const double mu = draws.between(1.4, 4);
    const CriticalAngles c = criticalAngles(kRod, mu).value();
    const double theta = draws.between(c.theta1, c.theta2);
    const Solutions found =
        CoulombLaw().solve(tip(benchOf(kRod, mu), theta, draws.between(-5, 5), 0));
    ASSERT_EQ(found.isolated.size(), 1U);
    EXPECT_NE(found.isolated[0].mode[0], Mode::SlipMinus);
  }
}

// --- Appendix B: impacts without collision

TEST(AppendixB, TangentialImpactsExistExactlyWhereBIsNotPositive) {
  Draws draws(5);
  for (int i = 0; i < 2000; ++i) {
    const double mu = draws.between(0, 4);
    const double theta = draws.between(0.02, kPi - 0.02);
    const ContactProblem p = tip(benchOf(kRod, mu), theta, draws.between(-8, 8), -2);
    const bool exists = !CoulombLaw().tangentialImpact(p).families.empty();
    EXPECT_EQ(exists, leftSlide(kRod, mu, theta, 0).B <= 0) << mu << " " << theta;
  }
}

TEST(AppendixB, ImpulseAndSlipOfTheFamily) {
  Draws draws(6);
  for (int i = 0; i < 300; ++i) {
    const double mu = draws.between(1.4, 4);
    const CriticalAngles c = criticalAngles(kHeavy, mu).value();
    const double theta = draws.between(c.theta1, c.theta2);
    const double v = draws.between(-10, -0.1);
    const ContactProblem p = tip(benchOf(kHeavy, mu), theta, 1, v);
    const Family family = CoulombLaw().tangentialImpact(p).families.at(0);
    const double s = std::sin(theta);
    const double co = std::cos(theta);
    const double share = draws.between(0.01, 1);
    const Solution jump = family.at(share);
    EXPECT_LE(difference(-1.5 * kHeavy.mass * s * co * v * share, jump.normal[0]), kCancellation);
    EXPECT_LE(difference((1 + 3 * co * co) / (3 * s * co) * jump.normal[0], jump.tangent[0]),
              kCancellation);
    const double after = v + p.Ant(0, 0) * jump.normal[0] + p.Att(0, 0) * jump.tangent[0];
    EXPECT_LE(difference(v * (1 - 2 * share), after), kCancellation);
    EXPECT_LE(difference(v + 4 * jump.normal[0] / (3 * kHeavy.mass * s * co), after),
              kCancellation);
  }
}

// --- More misprints that computing shows

TEST(Misprint, Eq10_TheTangentialDirectionHasAFactorOneOverM) {
  const Bench b = benchOf(kHeavy, 1);
  const State state = b.system->toState(b.system->charts()[1], std::vector<double>{0.7, 0, -1, 0});
  const Row row = b.system->kinematics(0, state).points[0].tangent[0].row;
  const Vec direction = b.system->inverseMass(state) * row.transpose();
  const double l = kHeavy.halfLength;
  EXPECT_NEAR(direction[0], 1 / kHeavy.mass, kRounding) << "printed: 1";
  EXPECT_NEAR(direction[2], 3 / (kHeavy.mass * l) * std::sin(0.7), kRounding)
      << "printed without 1/m";
}

TEST(Misprint, Lemma2_DThetaOverBIsMTimesTheIntegralOfTheBracket) {
  const double theta = 0.5;
  const double step = 1e-5;
  const double rate =
      (slideIntegral(3, 1.6, theta + step) - slideIntegral(3, 1.6, theta - step)) / (2 * step);
  const double B = leftSlide(kHeavy, 1.6, theta, 0).B;
  EXPECT_NEAR(1 / B, kHeavy.mass * rate, kDifferenceQuotient * 10);
  EXPECT_GT(std::abs(1 / B - rate), 0.1) << "printed without m";
}

TEST(Misprint, TheArctanhOfLemma2IsRealBetweenTheCriticalAnglesOnly) {
  const CriticalAngles c = criticalAngles(kRod, 1.6).value();
  const auto argument = [&](double theta) { return (2 * std::tan(theta) - 3 * 1.6) / c.D; };
  EXPECT_LT(std::abs(argument(0.5 * (c.theta1 + c.theta2))), 1);
  EXPECT_GT(std::abs(argument(0.5 * c.theta1)), 1);
  EXPECT_TRUE(std::isfinite(slideIntegral(3, 1.6, 0.5 * c.theta1)))
      << "the logarithm holds everywhere";
}

TEST(Misprint, Alpha3IsTakenAtTheCriticalAngle) {
  const CriticalAngles c = criticalAngles(kRod, 1.6).value();
  const Linearisation at = linearise(kRod, 1.6, 1).value();
  const double s = std::sin(c.theta1);
  const double co = std::cos(c.theta1);
  EXPECT_NEAR(at.alpha3, 6 * (co - 1.6 * s) * c.omega1 * s, kCancellation);
  EXPECT_NEAR(at.alpha1, 3 * c.omega1 * (1.6 - 2 * co * (s + 1.6 * co)), kCancellation);
}

// z1 = theta - theta_c1, z2 = z1 - (alpha1 - alpha3)/alpha2 (omega - omega_c1): the linear part is
// diagonal.
TEST(Misprint, Eqs20And22_TheLinearPartIsCountedOnce) {
  const double mu = 1.6;
  const CriticalAngles c = criticalAngles(kRod, mu).value();
  const Linearisation at = linearise(kRod, mu, 1).value();
  const double h = at.h / at.alpha2;
  const auto rates = [&](double z1, double z2) {
    const LeftSlide slide = leftSlide(kRod, mu, c.theta1 + z1, c.omega1 + (z1 - z2) / h);
    const double turn = slide.B * (c.omega1 + (z1 - z2) / h);
    return std::array{turn, turn - h * slide.C * slide.A};
  };
  const double d = 1e-6;
  const double first = (rates(d, 0)[0] - rates(-d, 0)[0]) / (2 * d);
  const double second = (rates(0, d)[1] - rates(0, -d)[1]) / (2 * d);
  EXPECT_NEAR(first, at.alpha1, 1e-6) << "printed: alpha1 z1 added to it, 2 alpha1";
  EXPECT_NEAR(second, at.alpha3, 1e-6) << "printed: 2 alpha3";
  EXPECT_NEAR((rates(d, 0)[1] - rates(-d, 0)[1]) / (2 * d), 0, 1e-6);
}

TEST(Misprint, AtFourThirdsBIsHalfTheSecondDerivativeTimesTheSquare) {
  const double theta = std::atan(2.0);
  const double y = 1e-3;
  const double measured = leftSlide(kHeavy, 4.0 / 3, theta + y, 0).B / (y * y);
  EXPECT_NEAR(measured, 5 / kHeavy.mass, 0.02) << "printed: 10/m";
}

TEST(Misprint, AppendixB_TheEdgeBEqualsZeroBelongsToIt) {
  const CriticalAngles c = criticalAngles(kRod, 1.6).value();
  const ContactProblem p = tip(benchOf(kRod, 1.6), c.theta1, 0, -2);
  const Solutions found = CoulombLaw().tangentialImpact(p);
  ASSERT_EQ(found.families.size(), 1U);
  const Solution jump = found.families[0].at(0.5);
  EXPECT_NEAR(jump.tangent[0] / jump.normal[0], 1.6, kCancellation) << "on the edge of the cone";
}

TEST(Misprint, BrogliatoEq35_TheNormalQuasiVelocityHasASquareRoot) {
  Draws draws(7);
  for (int i = 0; i < 50; ++i) {
    const double theta = draws.between(0.1, 3);
    const Bench b = benchOf(kHeavy, 0);
    State s = b.system->toState(b.system->charts()[0], std::vector<double>{0, 1, theta, 0, 0, 0});
    const ContactPoint point = b.system->kinematics(0, s).points[0];
    s.v = b.system->inverseMass(s) * point.normal.row.transpose();  // along the kinetic normal
    const double vn = point.normal.row.dot(s.v);
    const double factor = kHeavy.mass / (1 + 3 * std::pow(std::cos(theta), 2));
    const double kinetic = 0.5 * s.v.dot(b.system->massMatrix(s) * s.v);
    EXPECT_NEAR(kinetic, 0.5 * std::pow(std::sqrt(factor) * vn, 2), kRounding);
    EXPECT_GT(std::abs(kinetic - 0.5 * std::pow(factor * vn, 2)), 1e-3) << "printed";
  }
}

TEST(Misprint, BrogliatoSec41_CriticalFrictionAppliesToThePushedSlipOnly) {
  const double theta = 0.7;
  const double critical =
      (1 + 3 * std::pow(std::cos(theta), 2)) / (3 * std::sin(theta) * std::cos(theta));
  const auto B = [&](double mu, int sign) {
    const ContactProblem p = tip(benchOf(kRod, mu), theta, 0, sign);
    return p.Ann(0, 0) - sign * mu * p.Ant(0, 0);
  };
  EXPECT_NEAR(B(critical, -1), 0, kRounding);
  EXPECT_LT(B(1.1 * critical, -1), 0);
  for (const double mu : {critical, 2 * critical, 10 * critical}) EXPECT_GT(B(mu, 1), 0);
}

}  // namespace
}  // namespace painleve::test
