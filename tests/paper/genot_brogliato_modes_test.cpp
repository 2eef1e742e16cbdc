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

TEST(GenotBrogliatoModes, Table1_TheSignsOfAAndBGiveOneNoNoForceOrTwoSolutions) {
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
    if (mode == 1) EXPECT_GT(forces(found)[0], 0);
    if (mode == 3) EXPECT_EQ(forces(found)[0], 0);
  }
  for (std::size_t mode = 1; mode <= 4; ++mode) EXPECT_GT(seen[mode], 50) << mode;
}

TEST(GenotBrogliatoModes, Eqs5And6_AAndBOfTheContactProblem) {
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

TEST(GenotBrogliatoModes, Eq7_BIsNegativeSomewhereExactlyAboveFourThirds) {
  EXPECT_NEAR(paradoxFriction(kRod.kappa()), 4.0 / 3, kRounding);
  const auto least = [](double mu) {
    double found = 1;
    for (double theta = 0.001; theta < kPi; theta += 0.0005)
      found = std::min(found, leftSlide(kRod, mu, theta, 0).B);
    return found;
  };
  EXPECT_GT(least(1.32), 0);
  EXPECT_LT(least(1.34), 0);
}

TEST(GenotBrogliatoModes, Section21_BIsNegativeBetweenTheCriticalAnglesOnly) {
  for (const double mu : {1.35, 1.4, 1.6, 2.0, 3.0}) {
    const CriticalAngles c = criticalAngles(kRod, mu).value();
    EXPECT_LT(0, c.theta1);
    EXPECT_LT(c.theta1, std::atan(2.0)) << "arctan sqrt(1 + kappa)";
    EXPECT_LT(std::atan(2.0), c.theta2);
    EXPECT_LT(c.theta2, kPi / 2);
    for (double theta = 0.01; theta < kPi; theta += 0.01) {
      const bool between = theta > c.theta1 && theta < c.theta2;
      EXPECT_EQ(leftSlide(kRod, mu, theta, 0).B < 0, between) << mu << " " << theta;
    }
  }
}

TEST(GenotBrogliatoModes, ASlideToTheRightIsTheMirrorImage) {
  for (double theta = 0.05; theta < 3.1; theta += 0.1) {
    const ContactProblem right = tip(benchOf(kRod, 1.6), theta, 2, 1);
    const LeftSlide left = leftSlide(kRod, 1.6, kPi - theta, -2);
    EXPECT_LE(difference(left.A, -right.bn[0]), kRounding);
    EXPECT_LE(difference(left.B, right.Ann(0, 0) - 1.6 * right.Ant(0, 0)), kRounding);
  }
}

TEST(GenotBrogliatoModes, Section2_AtRestTheContactProblemHasExactlyOneSolution) {
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

TEST(GenotBrogliatoModes, SlipNeverStartsInADirectionWithNegativeB) {
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

TEST(GenotBrogliatoModes, AppendixB_TangentialImpactsExistExactlyWhereBIsNotPositive) {
  Draws draws(5);
  for (int i = 0; i < 2000; ++i) {
    const double mu = draws.between(0, 4);
    const double theta = draws.between(0.02, kPi - 0.02);
    const ContactProblem p = tip(benchOf(kRod, mu), theta, draws.between(-8, 8), -2);
    const bool exists = !CoulombLaw().tangentialImpact(p).families.empty();
    EXPECT_EQ(exists, leftSlide(kRod, mu, theta, 0).B <= 0) << mu << " " << theta;
  }
}

TEST(GenotBrogliatoModes, Eqs42To46_ImpulseAndSlipOfTheFamily) {
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

TEST(GenotBrogliatoModes, TheSlipStoppingMemberDissipatesMost) {
  const ContactProblem p = tip(benchOf(kRod, 1.6), 1, 0, -2);
  const Family family = CoulombLaw().tangentialImpact(p).families.at(0);
  const auto change = [&](double share) {
    const Solution s = family.at(share);
    return 0.5 * s.tangent[0] *
           (2 * p.vt[0] + p.Ant(0, 0) * s.normal[0] + p.Att(0, 0) * s.tangent[0]);
  };
  for (double share = 0.01; share <= 1; share += 0.01)
    EXPECT_GE(change(share), change(0.5) - kRounding);
  EXPECT_NEAR(change(1), 0, kRounding) << "the largest reverses the slip without loss";
}

// --- Misprints that computing shows (numbers of the list in the notes)

TEST(GenotBrogliatoMisprints, M02_ContactPressesBelowTheLiftSpeedNotAbove) {
  for (double theta = 0.1; theta < kPi; theta += 0.2) {
    const double limit = liftSpeed(kRod, theta);
    for (const double sign : {-1.0, 1.0}) {
      EXPECT_GT(leftSlide(kRod, 1, theta, sign * 0.9 * limit).A, 0)
          << "A > 0 below, for both signs";
      EXPECT_LT(leftSlide(kRod, 1, theta, sign * 1.1 * limit).A, 0);
    }
  }
}

TEST(GenotBrogliatoMisprints, M03_AtFourThirdsBHasADoubleZeroAndIsNowhereNegative) {
  double least = 1;
  for (double theta = 0.001; theta < kPi; theta += 0.0005)
    least = std::min(least, leftSlide(kRod, 4.0 / 3, theta, 0).B);
  EXPECT_GE(least, -kRounding) << "Lemma 1 needs mu > 4/3";
  EXPECT_NEAR(leftSlide(kRod, 4.0 / 3, std::atan(2.0), 0).B, 0, kRounding);
  EXPECT_GT(leftSlide(kRod, 1.6, kPi - 0.001, 0).B, 0) << "the last interval ends at pi";
}

TEST(GenotBrogliatoMisprints, M04_Eq10_TheTangentialDirectionHasAFactorOneOverM) {
  const Bench b = benchOf(kHeavy, 1);
  const State state = b.system->toState(b.system->charts()[1], std::vector<double>{0.7, 0, -1, 0});
  const Row row = b.system->kinematics(0, state).points[0].tangent[0].row;
  const Vec direction = b.system->inverseMass(state) * row.transpose();
  const double l = kHeavy.halfLength;
  EXPECT_NEAR(direction[0], 1 / kHeavy.mass, kRounding) << "printed: 1";
  EXPECT_NEAR(direction[2], 3 / (kHeavy.mass * l) * std::sin(0.7), kRounding)
      << "printed without 1/m";
}

TEST(GenotBrogliatoMisprints, M05_Lemma2_CIsThreeOverMLTimesNotThreeMOverL) {
  const double theta = 0.7;
  const double mu = 1.5;
  const double bracket = mu * std::sin(theta) - std::cos(theta);
  const double C = leftSlide(kHeavy, mu, theta, 0).C;
  EXPECT_NEAR(C, 3 / (kHeavy.mass * kHeavy.halfLength) * bracket, kRounding);
  EXPECT_GT(std::abs(C - 3 * kHeavy.mass / kHeavy.halfLength * bracket), 1);
}

TEST(GenotBrogliatoMisprints, M06_Lemma2_DThetaOverBIsMTimesTheIntegralOfTheBracket) {
  const double theta = 0.5;
  const double step = 1e-5;
  const double rate =
      (slideIntegral(3, 1.6, theta + step) - slideIntegral(3, 1.6, theta - step)) / (2 * step);
  const double B = leftSlide(kHeavy, 1.6, theta, 0).B;
  EXPECT_NEAR(1 / B, kHeavy.mass * rate, kDifferenceQuotient * 10);
  EXPECT_GT(std::abs(1 / B - rate), 0.1) << "printed without m";
}

TEST(GenotBrogliatoMisprints, M07_TheArctanhOfLemma2IsRealBetweenTheCriticalAnglesOnly) {
  const CriticalAngles c = criticalAngles(kRod, 1.6).value();
  const auto argument = [&](double theta) { return (2 * std::tan(theta) - 3 * 1.6) / c.D; };
  EXPECT_LT(std::abs(argument(0.5 * (c.theta1 + c.theta2))), 1);
  EXPECT_GT(std::abs(argument(0.5 * c.theta1)), 1);
  EXPECT_TRUE(std::isfinite(slideIntegral(3, 1.6, 0.5 * c.theta1)))
      << "the logarithm holds everywhere";
}

// dA/dt along a slide, by differences; theta_ddot = C A/B.
double slideRateOfA(const RodBody& body, double mu, double theta, double omega) {
  const LeftSlide at = leftSlide(body, mu, theta, omega);
  const double spin = at.C * at.A / at.B;
  const double h = 1e-6;
  const auto later = [&](double t) {
    return leftSlide(body, mu, theta + t * omega, omega + t * spin).A;
  };
  return (later(h) - later(-h)) / (2 * h);
}

TEST(GenotBrogliatoMisprints, M08And09_Lemmas2And4_TheRateOfAHasThetaDoubleDotNotItsProduct) {
  for (const double omega : {-2.0, 1.5, 3.0}) {
    const double theta = 0.5;
    const LeftSlide at = leftSlide(kHeavy, 1.6, theta, omega);
    const double spin = at.C * at.A / at.B;
    const double l = kHeavy.halfLength;
    const double corrected =
        -l * omega * (omega * omega * std::cos(theta) + 2 * spin * std::sin(theta));
    const double printed =
        -l * omega * (omega * omega * std::cos(theta) + 2 * omega * spin * std::sin(theta));
    const double measured = slideRateOfA(kHeavy, 1.6, theta, omega);
    EXPECT_NEAR(measured, corrected, 1e-6);
    EXPECT_GT(std::abs(measured - printed), 0.1);
  }
}

TEST(GenotBrogliatoMisprints, M10_Lemma5_OnAZeroTheRateIsTheCubeAndChangesSignWithOmega) {
  const double theta = 0.6;
  for (const double sign : {1.0, -1.0}) {
    const double omega = sign * liftSpeed(kRod, theta);
    const double measured = slideRateOfA(kRod, 1.6, theta, omega);
    EXPECT_NEAR(measured, -omega * omega * omega * std::cos(theta), 1e-5);
    EXPECT_EQ(measured<0, sign> 0) << "rises for omega < 0: that leads into mode 2";
  }
}

TEST(GenotBrogliatoMisprints, M14_Alpha3IsTakenAtTheCriticalAngle) {
  const CriticalAngles c = criticalAngles(kRod, 1.6).value();
  const Linearisation at = linearise(kRod, 1.6, 1).value();
  const double s = std::sin(c.theta1);
  const double co = std::cos(c.theta1);
  EXPECT_NEAR(at.alpha3, 6 * (co - 1.6 * s) * c.omega1 * s, kCancellation);
  EXPECT_NEAR(at.alpha1, 3 * c.omega1 * (1.6 - 2 * co * (s + 1.6 * co)), kCancellation);
}

// z1 = theta - theta_c1, z2 = z1 - (alpha1 - alpha3)/alpha2 (omega - omega_c1): the linear part is
// diagonal.
TEST(GenotBrogliatoMisprints, M16_Eqs20And22_TheLinearPartIsCountedOnce) {
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

TEST(GenotBrogliatoMisprints, M17_AtFourThirdsBIsHalfTheSecondDerivativeTimesTheSquare) {
  const double theta = std::atan(2.0);
  const double y = 1e-3;
  const double measured = leftSlide(kHeavy, 4.0 / 3, theta + y, 0).B / (y * y);
  EXPECT_NEAR(measured, 5 / kHeavy.mass, 0.02) << "printed: 10/m";
}

TEST(GenotBrogliatoMisprints, M19_HVanishesAtMuCInTheCorrectedFormOnly) {
  const double mu = criticalFriction(3);
  const CriticalAngles c = criticalAngles(kRod, mu).value();
  const double s = std::sin(c.theta1);
  const double co = std::cos(c.theta1);
  EXPECT_NEAR(3 * (3 * mu - 4 * co * (s + mu * co)), 0, kCancellation);
  const double printed = 3 * (3 * mu - 2 * (mu + 1) * co * (co + mu * s));
  EXPECT_NEAR(printed, -4.28, 0.005) << "times omega_c1/m";
}

TEST(GenotBrogliatoMisprints, M26_Eq41_TheConeIsMuTimesTheNormalImpulse) {
  const ContactProblem p = tip(benchOf(kRod, 1.6), 1, 0, -2);
  const Solution jump = CoulombLaw().tangentialImpact(p).families.at(0).at(0.5);
  EXPECT_GT(jump.tangent[0], jump.normal[0]) << "outside |Lt| <= Ln, the printed condition";
  EXPECT_LE(jump.tangent[0], 1.6 * jump.normal[0]);
}

TEST(GenotBrogliatoMisprints, M27_AppendixB_TheEdgeBEqualsZeroBelongsToIt) {
  const CriticalAngles c = criticalAngles(kRod, 1.6).value();
  const ContactProblem p = tip(benchOf(kRod, 1.6), c.theta1, 0, -2);
  const Solutions found = CoulombLaw().tangentialImpact(p);
  ASSERT_EQ(found.families.size(), 1U);
  const Solution jump = found.families[0].at(0.5);
  EXPECT_NEAR(jump.tangent[0] / jump.normal[0], 1.6, kCancellation) << "on the edge of the cone";
}

TEST(GenotBrogliatoMisprints, M29_BrogliatoEq35_TheNormalQuasiVelocityHasASquareRoot) {
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

TEST(GenotBrogliatoMisprints, M30_BrogliatoSec41_CriticalFrictionAppliesToThePushedSlipOnly) {
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
