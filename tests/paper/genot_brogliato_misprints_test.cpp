// Misprints of the report: the printed formula fails, the corrected one holds. [GB], core/README.md
// Two are wrong references, with nothing to compute: Lemma 5 cites proposition 2 for 1, the remark
// at Lemma 12 cites Lemma 9 for the energy argument of Lemma 3.
#include <cmath>
#include <numbers>

#include <Eigen/LU>
#include <gtest/gtest.h>

#include "tests/paper/genot_brogliato_claims.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

const RodBody kSlender{};
constexpr double kStep = 1e-6;        // of central differences
constexpr double kDifference = 1e-7;  // their error at that step

double A(double theta, double omega) {
  return 9.8 - omega * omega * std::sin(theta);
}

TEST(Misprint, LengthIsTwiceTheHalfLength) {
  // Printed «length 2m». With half length l the slender rod has I = m (2l)^2/12 = m l^2/3, kappa =
  // 3, and mu_P = 4/3.
  EXPECT_NEAR(paradoxFriction(RodBody{2, 0.5, 2 * 0.25 / 3, 9.8}.kappa()), 4.0 / 3, kRounding);
}

TEST(Misprint, SignsOfASectionTwoOne) {
  const double border = liftSpeed(kSlender, 1.0);
  EXPECT_NEAR(border, std::sqrt(9.8 / std::sin(1.0)), kRounding);
  for (double sign : {-1.0, 1.0}) {  // printed: A > 0 above the border, and no modulus
    EXPECT_GT(A(1.0, sign * 0.9 * border), 0);
    EXPECT_LT(A(1.0, sign * 1.1 * border), 0);
  }
}

TEST(Misprint, AtFourThirdsBTouchesZeroButStaysNonNegative) {
  double smallest = 1;
  for (double theta = 0.001; theta < std::numbers::pi; theta += 0.001)
    smallest = std::min(smallest, leftSlide(kSlender, 4.0 / 3, theta, 0).B);
  EXPECT_GE(smallest, -kRounding);
  EXPECT_NEAR(smallest, 0, 1e-5);  // double zero, sampled every 1e-3 rad
}

TEST(Misprint, RateOfALemmasTwoFourFive) {
  const double theta = 0.8;
  const double omega = 2.5;
  const double alpha = 3.7;  // any angular acceleration
  const auto at = [&](double t) {
    return A(theta + omega * t + 0.5 * alpha * t * t, omega + alpha * t);
  };
  const double rate = (at(kStep) - at(-kStep)) / (2 * kStep);
  const double corrected = -omega * (omega * omega * std::cos(theta) + 2 * alpha * std::sin(theta));
  const double printed =
      -omega * (omega * omega * std::cos(theta) + 2 * omega * alpha * std::sin(theta));
  EXPECT_NEAR(rate, corrected, kDifference);
  EXPECT_GT(std::abs(rate - printed), 1);
}

TEST(Misprint, LemmaFiveTheSignFollowsOmegaCubed) {
  // With F_N = 0 the rate is -l omega^3 cos theta: falling in M1+, rising in M4-; a square could
  // not tell them apart.
  for (double omega : {3.0, -3.0}) {
    const auto at = [&](double t) { return A(1.0 + omega * t, omega); };
    const double rate = (at(kStep) - at(-kStep)) / (2 * kStep);
    EXPECT_NEAR(rate, -omega * omega * omega * std::cos(1.0), kDifference);
    EXPECT_EQ(rate<0, omega> 0);
  }
}

TEST(Misprint, CHasTheFactorThreeOverMl) {
  const RodBody heavy{2.5, 0.4, 2.5 * 0.16 / 3, 3.7};
  const LeftSlide s = leftSlide(heavy, 1.5, 0.8, 0);
  const double bracket = 1.5 * std::sin(0.8) - std::cos(0.8);
  EXPECT_NEAR(s.C, 3 / (2.5 * 0.4) * bracket, kRounding);
  EXPECT_GT(std::abs(s.C - 3 * 2.5 / 0.4 * bracket), 1) << "printed: 3m/l";
}

TEST(Misprint, TheBracketOfLemmaTwoIsMassTimesB) {
  const RodBody heavy{2.5, 0.4, 2.5 * 0.16 / 3, 3.7};
  const double c = std::cos(0.8);
  const double bracket = 1 + 3 * c * (c - 1.5 * std::sin(0.8));
  EXPECT_NEAR(2.5 * leftSlide(heavy, 1.5, 0.8, 0).B, bracket, kRounding);
}

TEST(Misprint, HVanishesAtMuCAsCorrected) {
  const double mu = criticalFriction(3);
  const CriticalAngles c = criticalAngles(kSlender, mu).value();
  const double sine = std::sin(c.theta1);
  const double cosine = std::cos(c.theta1);
  const double corrected = 3 * mu - 4 * cosine * (sine + mu * cosine);
  const double printed = 3 * mu - 2 * (mu + 1) * cosine * (cosine + mu * sine);
  EXPECT_NEAR(corrected, 0, 1e-12);  // rounding of the trigonometric terms
  EXPECT_GT(std::abs(printed), 0.5);
}

TEST(Misprint, AtMuCItselfTheForceStaysBounded) {
  // Proposition 3 prints mu >= mu_C: at mu_C the orbit crosses A = 0 first.
  const auto run = simulate(groundScene({criticalFriction(3), 0.75, 2.5, -60, 0.2}));
  const Event* end = slideEnd(*run);
  ASSERT_NE(end, nullptr);
  EXPECT_EQ(end->kind, EventKind::LiftOff);
}

TEST(Misprint, LemmaTwelveStoppingIsNotAlwaysSticking) {
  // Close to P_c1+ the tip stops and slips back: mode III, not IV.
  const double border = approachToP(kSlender, 2, 0.55, 2).value().stickSpeed;
  const auto near = simulate(groundScene({2, 0.55, 2, 0.99 * border, 0.1}));
  const auto slow = simulate(groundScene({1.4, 0.7, 0.5, -0.5, 0.4}));
  EXPECT_EQ(after(*near, *slideEnd(*near), "mode_tip"), static_cast<double>(Mode::SlipPlus));
  EXPECT_EQ(after(*slow, *slideEnd(*slow), "mode_tip"), static_cast<double>(Mode::Stick));
}

TEST(Misprint, EquationFortyOneNeedsMu) {
  // |Lt| <= mu Ln is B <= 0; printed without mu it would ask |Lt| <= Ln and forbid every tangential
  // impact here.
  const auto run = simulate(groundScene({1.6, 1.0, 0, -3, 0.01}));
  const Event* jolt = slideEnd(*run);
  const double ratio = std::abs(jolt->impulseTangent) / jolt->impulseNormal;
  EXPECT_LE(ratio, 1.6);
  EXPECT_GT(ratio, 1);
}

TEST(Misprint, EquationFortySixIsNotResolvedCoulombFriction) {
  // Beyond the sticking impulse the slip is reversed, yet friction still pushes along it.
  Scene scene = groundScene({1.6, 1.0, 0, -3, 0.01});
  scene = withValue(scene, "branch.impulse", 0.75);
  const auto run = simulate(scene);
  const Event* jolt = slideEnd(*run);
  EXPECT_GT(after(*run, *jolt, "slip_tip"), 0);
  EXPECT_GT(jolt->impulseTangent * after(*run, *jolt, "slip_tip"), 0);
}

TEST(Misprint, ThetaC2ToPiIsAboveZero) {
  // Printed «(theta_c2, +infinity)»: the range ends at pi, where the other end lies on the ground.
  const double c2 = criticalAngles(kSlender, 1.6)->theta2;
  for (double theta = c2 + 0.01; theta < std::numbers::pi; theta += 0.01)
    EXPECT_GT(leftSlide(kSlender, 1.6, theta, 0).B, 0);
  EXPECT_THROW(groundScene({1.6, 3.2, 0, -3, 0.01}), SceneError);
}

TEST(Misprint, FigureFiveShowsPc1Plus) {
  // Its caption says P_c1-. A slide in mode (1) above mu_C ends where the rod falls: omega > 0.
  const auto run = simulate(groundScene({2, 0.55, 2, -40, 0.15}));
  const Event* end = slideEnd(*run);
  ASSERT_NE(end, nullptr);
  EXPECT_EQ(end->kind, EventKind::SingularPoint);
  EXPECT_NEAR(after(*run, *end, "theta"), criticalAngles(kSlender, 2)->theta1, kReference);
  EXPECT_NEAR(after(*run, *end, "theta_dot"), criticalAngles(kSlender, 2)->omega1, kReference);
}

TEST(Misprint, TheJordanFormTakesTheInverseNotTheTranspose) {
  // Printed: P^T A P = J. The slide in (theta, omega) at P_c1 has A = [alpha1 0; alpha2 alpha3].
  const Linearisation at = linearise(kSlender, 1.6, 1).value();
  Eigen::Matrix2d A, P;
  A << at.alpha1, 0, at.alpha2, at.alpha3;
  P << 1, 0, 1, (at.alpha3 - at.alpha1) / at.alpha2;
  const Eigen::Matrix2d J = Eigen::Vector2d(at.alpha1, at.alpha3).asDiagonal();
  EXPECT_LT((P * A * P.inverse() - J).norm(), kRounding * 10);
  EXPECT_GT((P.transpose() * A * P - J).norm(), 0.1);
}

TEST(Misprint, BrogliatoSec234_TheGradientOfTheGapOfABlock) {
  // Printed: -l sin - r cos. A corner l ahead and r below turns with l sin - r cos.
  const double l = 0.7, r = 0.4, phi = 0.3;
  const auto gap = [&](double turn) { return 1 - l * std::cos(turn) - r * std::sin(turn); };
  const double rate = (gap(phi + kStep) - gap(phi - kStep)) / (2 * kStep);
  EXPECT_NEAR(rate, l * std::sin(phi) - r * std::cos(phi), kDifference);
  EXPECT_GT(std::abs(rate - (-l * std::sin(phi) - r * std::cos(phi))), 0.1);
}

}  // namespace
}  // namespace painleve::test
