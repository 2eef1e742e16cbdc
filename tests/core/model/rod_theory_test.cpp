// Closed forms of the sliding rod against every table of rod.json, and the identities between them.
#include "core/model/rod_theory.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "tests/support/reference/rod_cases.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

const std::vector<double> kKappas{1, 2, 3, 4, 20};

RodBody bodyOf(const nlohmann::json& p) {
  return {p["m"], p["l"], p["I"], p.value("g", 9.8)};
}

void expectNear(const nlohmann::json& expected, double actual, const char* name) {
  EXPECT_LE(difference(expected.get<double>(), actual), kRounding) << name;
}

TEST(RodTheory, SingularPointsOfTheReference) {
  for (const auto& row : reference("rod")["singular_points"]) {
    SCOPED_TRACE(row["params"].dump());
    const RodBody body = bodyOf(row["params"]);
    const double mu = row["params"]["mu"];
    expectNear(row["mu_P"], paradoxFriction(body.kappa()), "mu_P");
    expectNear(row["mu_C"], criticalFriction(body.kappa()), "mu_C");
    const CriticalAngles c = criticalAngles(body, mu).value();
    expectNear(row["theta_c1"], c.theta1, "theta_c1");
    expectNear(row["theta_c2"], c.theta2, "theta_c2");
    expectNear(row["omega_c1"], c.omega1, "omega_c1");
    expectNear(row["omega_c2"], c.omega2, "omega_c2");
    expectNear(row["D"], c.D, "D");
    expectNear(row["T1"], c.T1, "T1");
    expectNear(row["T2"], c.T2, "T2");
    const Linearisation at = linearise(body, mu, 1).value();
    expectNear(row["alpha1_plus"], at.alpha1, "alpha1");
    expectNear(row["alpha2"], at.alpha2, "alpha2");
    expectNear(row["alpha3_plus"], at.alpha3, "alpha3");
    expectNear(row["alpha4"], at.alpha4, "alpha4");
    expectNear(row["h_plus"], at.h, "h");
    expectNear(row["ratio_r"], at.exponent, "r");
    expectNear(row["slope_plus"], at.slope, "slope");
    expectNear(row["slope_of_A0_at_P"], at.slopeOfA, "slope of A = 0");
    expectNear(row["theta_ddot_limit"], at.slope * c.omega1, "limit of theta_ddot");
    expectNear(row["FN_limit_over_mg"], at.forceLimit, "limit of F_N");
  }
}

TEST(RodTheory, SlideNumbersOfTheReference) {
  for (const auto& row : reference("rod")["lcp_points"]) {
    SCOPED_TRACE(row.dump());
    const RodBody body = bodyOf(row["params"]);
    const double sigma = row["sigma"];
    const double theta = row["theta"];
    const double omega = row["omega"];
    const double angle = sigma > 0 ? theta : std::numbers::pi - theta;
    const LeftSlide slide = leftSlide(body, row["params"]["mu"], angle, sigma * omega);
    expectNear(row["A"], slide.A, "A");
    expectNear(row["B"], slide.B, "B");
    expectNear(row["C"], sigma * slide.C, "C");
  }
}

TEST(RodTheory, TipInertiaOfTheReference) {
  for (const auto& row : reference("rod")["impacts"]) {
    SCOPED_TRACE(row["params"].dump());
    const RodBody body = bodyOf(row["params"]);
    const TipInertia tip = tipInertia(body, row["theta"]);
    expectNear(row["Gtt"], tip.tt, "G_tt");
    expectNear(row["Gnt"], tip.nt, "G_nt");
    expectNear(row["Gnn"], tip.nn, "G_nn");
    expectNear(row["e_safe"], safeRestitution(body.kappa(), row["theta"]), "e_safe");
  }
}

TEST(RodTheory, DeterminantOfTheTipIsConstant) {
  const RodBody body{0.7, 1.3, 0.29575, 1.62};
  for (double theta = 0.05; theta < 3.1; theta += 0.1) {
    const TipInertia tip = tipInertia(body, theta);
    const double determinant = tip.nn * tip.tt - tip.nt * tip.nt;
    EXPECT_LE(difference((1 + body.kappa()) / (body.mass * body.mass), determinant), kRounding);
  }
}

TEST(RodTheory, CriticalFrictionIsTwoOverRootThreeOfTheParadoxFriction) {
  for (const double kappa : kKappas) {
    EXPECT_NEAR(criticalFriction(kappa) / paradoxFriction(kappa), 2 / std::sqrt(3.0), kRounding);
    RodBody body;
    body.inertia = 1 / kappa;
    const CriticalAngles c = criticalAngles(body, criticalFriction(kappa)).value();
    EXPECT_NEAR(c.T2, 3 * c.T1, kCancellation) << "h = 0 at mu_C, kappa = " << kappa;
  }
  EXPECT_NEAR(paradoxFriction(3), 4.0 / 3, kRounding);
  EXPECT_NEAR(criticalFriction(3), 8 / (3 * std::sqrt(3.0)), kRounding);
}

TEST(RodTheory, RootsOfBObeyVieta) {
  for (const double kappa : kKappas)
    for (const double factor : {1.0001, 1.1, 2.0, 50.0}) {
      const double mu = factor * paradoxFriction(kappa);
      RodBody body;
      body.inertia = 1 / kappa;
      const CriticalAngles c = criticalAngles(body, mu).value();
      EXPECT_LE(difference(1 + kappa, c.T1 * c.T2), kRounding);
      EXPECT_LE(difference(kappa * mu, c.T1 + c.T2), kRounding);
      EXPECT_LE(difference(c.D, c.T2 - c.T1), kCancellation);
      EXPECT_NEAR(leftSlide(body, mu, c.theta1, 0).B, 0, kCancellation * kappa * mu);
      EXPECT_NEAR(leftSlide(body, mu, c.theta2, 0).B, 0, kCancellation * kappa * mu);
    }
}

TEST(RodTheory, LiftIsPositiveEverywhereBelowTheParadoxFriction) {
  for (const double kappa : kKappas) {
    RodBody body;
    body.inertia = 1 / kappa;
    const double mu = 0.999 * paradoxFriction(kappa);
    EXPECT_FALSE(criticalAngles(body, mu));
    EXPECT_FALSE(linearise(body, mu, 1));
    for (double theta = 0.01; theta < std::numbers::pi; theta += 0.01)
      EXPECT_GT(leftSlide(body, mu, theta, 0).B, 0);
  }
}

TEST(RodTheory, LiftIsASquareOfTheTangent) {  // m B = cos^2 (T - T1)(T - T2)
  const RodBody body{2, 0.5, 0.125, 9.81};
  const double mu = 2.2;
  const CriticalAngles c = criticalAngles(body, mu).value();
  for (double theta = 0.1; theta < 3.1; theta += 0.1) {
    const double s = std::sin(theta);
    const double k = std::cos(theta);
    EXPECT_LE(
        difference((s - c.T1 * k) * (s - c.T2 * k), body.mass * leftSlide(body, mu, theta, 0).B),
        1e-12);
  }
}

TEST(RodTheory, SinkChangesSignAtTheLiftSpeed) {
  const RodBody body{0.7, 1.3, 0.29575, 1.62};
  for (double theta = 0.05; theta < 3.1; theta += 0.1) {
    const double speed = liftSpeed(body, theta);
    EXPECT_NEAR(leftSlide(body, 1, theta, speed).A, 0, kRounding);
    EXPECT_GT(leftSlide(body, 1, theta, -0.99 * speed).A, 0);
    EXPECT_LT(leftSlide(body, 1, theta, -1.01 * speed).A, 0);
  }
  EXPECT_TRUE(std::isinf(liftSpeed(body, -0.1)));
}

// In the paper's time dt = B ds: d(theta)/ds = B omega, d(omega)/ds = C A, dt/ds = B.
TEST(RodTheory, LinearisationIsTheJacobianOfTheScaledSlide) {
  const double step = 1e-5;
  const RodBody bodies[] = {{1, 1, 1.0 / 3, 9.8}, {0.7, 1.3, 0.29575, 1.62}, {2, 0.5, 0.5, 9.81}};
  for (const RodBody& body : bodies)
    for (const int sign : {1, -1}) {
      const double mu = 1.3 * paradoxFriction(body.kappa());
      const CriticalAngles c = criticalAngles(body, mu).value();
      const Linearisation at = linearise(body, mu, sign).value();
      const double omega = sign * c.omega1;
      const auto turn = [&](double theta, double w) { return leftSlide(body, mu, theta, w).B * w; };
      const auto spin = [&](double theta, double w) {
        const LeftSlide slide = leftSlide(body, mu, theta, w);
        return slide.C * slide.A;
      };
      const auto alongTheta = [&](const auto& f) {
        return (f(c.theta1 + step, omega) - f(c.theta1 - step, omega)) / (2 * step);
      };
      const double alpha3 =
          (spin(c.theta1, omega + step) - spin(c.theta1, omega - step)) / (2 * step);
      EXPECT_LE(difference(at.alpha1, alongTheta(turn)), kDifferenceQuotient);
      EXPECT_LE(difference(at.alpha2, alongTheta(spin)), kDifferenceQuotient);
      EXPECT_LE(difference(at.alpha3, alpha3), kDifferenceQuotient);
      EXPECT_LE(difference(at.alpha4, alongTheta(turn) / omega), kDifferenceQuotient);
      EXPECT_LE(difference(at.slope, at.alpha2 / (at.alpha1 - at.alpha3)), kRounding);
      EXPECT_LE(difference(at.exponent, at.alpha3 / at.alpha1), kRounding);
    }
}

TEST(RodTheory, StickLimitsAreWhereTheFrictionConeEnds) {
  for (const double kappa : kKappas)
    for (const double mu : {0.2, 0.6, 1.6})
      for (double theta = 0.1; theta < 1.5; theta += 0.1) {
        const double s = std::sin(theta);
        const double c = std::cos(theta);
        const auto normal = [&](double w) { return 1 - kappa / (1 + kappa) * c * c - w * s; };
        const auto tangent = [&](double w) { return kappa / (1 + kappa) * s * c - w * c; };
        const double right = stickLimitRight(kappa, mu, theta);
        const double left = stickLimitLeft(kappa, mu, theta);
        EXPECT_LE(difference(-mu * normal(right), tangent(right)), kCancellation);
        EXPECT_LE(difference(mu * normal(left), tangent(left)),
                  kCancellation * (1 + std::abs(left)));
      }
}

TEST(RodTheory, StaticPointsOfTheReferenceObeyTheStickLimits) {
  int sticks = 0;
  for (const auto& row : reference("rod")["static_points"]) {
    SCOPED_TRACE(row.dump());
    const RodBody body = bodyOf(row["params"]);
    const double theta = row["theta"];
    if (theta >= std::numbers::pi / 2) continue;
    const double omega = row["omega"];
    const double mu = row["params"]["mu"];
    const double w = body.halfLength * omega * omega / body.gravity;
    const double left = stickLimitLeft(body.kappa(), mu, theta);
    const bool leftHolds = mu * std::sin(theta) > std::cos(theta) ? w <= left : w >= left;
    const bool stick = row["outcome"] == "stick";
    sticks += stick ? 1 : 0;
    EXPECT_EQ(stick, leftHolds && w <= stickLimitRight(body.kappa(), mu, theta));
  }
  EXPECT_GT(sticks, 0);
}

TEST(RodTheory, SmallestSafeRestitutionIsAtFortyFiveDegrees) {
  EXPECT_NEAR(safeRestitution(3), 0.8, kRounding);
  for (const double kappa : kKappas) {
    EXPECT_NEAR(safeRestitution(kappa, std::numbers::pi / 4), safeRestitution(kappa), kRounding);
    for (double theta = 0; theta < 3.1; theta += 0.01)
      EXPECT_GE(safeRestitution(kappa, theta), safeRestitution(kappa) - kRounding);
  }
}

}  // namespace
}  // namespace painleve::test
