// Closed orbits of the slide: the critical orbit of rod.json, the first integral, the approach to
// P_c1.
#include "core/model/rod_orbit.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/model/registry.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

/// The walk along the critical orbit goes in adaptive steps of 1e-13.
const double kClosedForm = scaledTolerance(1e-12);
/// Secant over 1e-6 rad of a curve whose curvature is some tens.
const double kSlopeOfTheTangent = scaledTolerance(1e-4);

const RodBody kSlender{1, 1, 1.0 / 3, 9.8};

RodBody bodyOf(const nlohmann::json& p) {
  return {p["m"], p["l"], p["I"], p["g"]};
}

Laws lawsWith(double mu) {
  Coulomb friction;
  friction.plus = friction.minus = mu;
  Laws laws;
  laws.friction.assign(2, friction);
  return laws;
}

TEST(RodOrbit, CriticalOrbitOfTheReference) {
  for (const auto& row : reference("rod")["critical_orbit"]) {
    const RodBody body = bodyOf(row["params"]);
    for (const auto& point : row["points"]) {
      const double square = criticalSquare(body, row["params"]["mu"], point["theta"]).value();
      EXPECT_LE(difference(point["omega"], std::sqrt(square)), kClosedForm) << point.dump();
    }
  }
}

TEST(RodOrbit, NoCriticalOrbitUpToTheCriticalFriction) {
  for (const double factor : {0.5, 0.9, 1.0}) {
    const double mu = factor * criticalFriction(3);
    EXPECT_FALSE(criticalSquare(kSlender, mu, 0.7)) << mu;
    EXPECT_TRUE(criticalOrbit(kSlender, mu, 1).empty()) << mu;
    EXPECT_FALSE(approachToP(kSlender, mu, 0.7, 2)) << mu;
  }
}

TEST(RodOrbit, CriticalOrbitIsAnOrbit) {  // m B u' = 2 m C (g - l u sin), by central differences
  for (const double theta : {0.3, 0.5, 0.6, 0.7, 0.9, 1.2}) {
    const double mu = 2;
    const double step = 1e-5;
    const double u = criticalSquare(kSlender, mu, theta).value();
    const double slope = (criticalSquare(kSlender, mu, theta + step).value() -
                          criticalSquare(kSlender, mu, theta - step).value()) /
                         (2 * step);
    const LeftSlide slide = leftSlide(kSlender, mu, theta, std::sqrt(u));
    EXPECT_LE(difference(2 * slide.C * slide.A, slide.B * slope), kDifferenceQuotient) << theta;
  }
}

TEST(RodOrbit, CriticalOrbitTouchesTheCriticalLine) {
  const double mu = 2;
  const CriticalAngles c = criticalAngles(kSlender, mu).value();
  const Linearisation at = linearise(kSlender, mu, 1).value();
  for (const double distance : {-1e-6, 1e-6}) {
    const double omega = std::sqrt(criticalSquare(kSlender, mu, c.theta1 + distance).value());
    EXPECT_NEAR((omega - c.omega1) / distance, at.slope, kSlopeOfTheTangent) << distance;
  }
}

TEST(RodOrbit, CurvesEndAtTheirSingularPoints) {
  const CriticalAngles c = criticalAngles(kSlender, 2).value();
  for (const int sign : {1, -1}) {
    const std::vector<OrbitPoint> orbit = criticalOrbit(kSlender, 2, sign);
    ASSERT_GT(orbit.size(), 100U);
    EXPECT_EQ(orbit.back().theta, c.theta1);
    EXPECT_EQ(orbit.back().omega, sign * c.omega1);
    for (const OrbitPoint& p : orbit) {
      EXPECT_GT(p.omega * sign, 0);
      EXPECT_LE((p.theta - c.theta1) * sign, 0) << "approached while theta moves along omega";
      const double square = criticalSquare(kSlender, 2, p.theta).value();
      EXPECT_LE(difference(square, p.omega * p.omega), kClosedForm);
    }
  }
}

TEST(RodOrbit, SlideIntegralIsTheIntegralOfOneOverLift) {
  const double step = 1e-6;
  for (const double kappa : {1.0, 3.0, 20.0})
    for (const double factor : {0.5, 0.99, 1.0, 1.01, 1.5})
      for (const double theta : {0.2, 0.6, 1.0, 1.3, 1.7, 2.6}) {
        const double mu = factor * paradoxFriction(kappa);
        const double lift = 1 + kappa * std::cos(theta) * (std::cos(theta) - mu * std::sin(theta));
        if (std::abs(lift) < 0.05) continue;  // differences lose their digits near B = 0
        const double rate =
            (slideIntegral(kappa, mu, theta + step) - slideIntegral(kappa, mu, theta - step)) /
            (2 * step);
        EXPECT_LE(difference(1, lift * rate), kDifferenceQuotient)
            << kappa << " " << mu << " " << theta;
      }
}

TEST(RodOrbit, SlideIntegralIsContinuousBelowTheParadoxFriction) {
  double previous = slideIntegral(3, 1.2, 0.001);
  for (double theta = 0.002; theta < 3.14; theta += 0.001) {
    const double here = slideIntegral(3, 1.2, theta);
    EXPECT_GT(here, previous) << theta;
    EXPECT_LT(here - previous, 0.1) << theta;
    previous = here;
  }
}

TEST(RodOrbit, SlideFactorIsAPowerOfTheDistances) {  // cos^2 |T - T1|^(-2 T1/D) |T - T2|^(2 T2/D)
  const CriticalAngles c = criticalAngles(kSlender, 1.7).value();
  for (const double theta : {0.3, 0.6, 0.9, 1.1, 1.35, 1.5, 1.8, 2.5}) {
    const double T = std::tan(theta);
    const double power = std::pow(std::cos(theta), 2) *
                         std::pow(std::abs(T - c.T1), -2 * c.T1 / c.D) *
                         std::pow(std::abs(T - c.T2), 2 * c.T2 / c.D);
    EXPECT_LE(difference(1, slideFactor(3, 1.7, theta) / power), kCancellation) << theta;
  }
}

TEST(RodOrbit, WithoutGravityTheFirstIntegralIsConstant) {
  RodBody body = kSlender;
  body.gravity = 0;
  for (const double mu : {0.5, 4.0 / 3, 1.4, 2.0}) {
    const double square = orbitSquare(body, mu, 0.2, 4, 0.5);
    EXPECT_LE(difference(4 * slideFactor(3, mu, 0.2), square * slideFactor(3, mu, 0.5)),
              kClosedForm);
  }
}

TEST(RodOrbit, QuadratureSolvesTheLinearOrbitEquation) {
  const double step = 1e-5;
  for (const double mu : {0.5, 4.0 / 3, 1.4, 2.0}) {
    const double theta = 0.5;
    const double u = orbitSquare(kSlender, mu, 0.4, 4, theta);
    const double slope = (orbitSquare(kSlender, mu, 0.4, 4, theta + step) -
                          orbitSquare(kSlender, mu, 0.4, 4, theta - step)) /
                         (2 * step);
    const LeftSlide slide = leftSlide(kSlender, mu, theta, std::sqrt(u));
    EXPECT_LE(difference(2 * slide.C * slide.A, slide.B * slope), kDifferenceQuotient) << mu;
  }
}

TEST(RodOrbit, OrbitsDepartFromTheCriticalOneByTheFactor) {
  const double mu = 2;
  const double away = 4 - criticalSquare(kSlender, mu, 0.4).value();
  const double later =
      orbitSquare(kSlender, mu, 0.4, 4, 0.6) - criticalSquare(kSlender, mu, 0.6).value();
  EXPECT_LE(difference(away * slideFactor(3, mu, 0.4), later * slideFactor(3, mu, 0.6)),
            kCancellation);
}

TEST(RodOrbit, ApproachToPOfTheReference) {
  int runs = 0;
  for (const auto& run : reference("rod")["cases"])
    for (const auto& event : run["events"]) {
      if (event["kind"] != "singular_point") continue;
      ++runs;
      const auto& p = run["params"];
      const auto found =
          approachToP(bodyOf(p), p["mu"], run["initial"]["theta"], run["initial"]["omega"]);
      ASSERT_TRUE(found) << run["name"];
      EXPECT_LE(difference(event["P"], found->impulse), kCancellation) << run["name"];
      EXPECT_LE(difference(event["v_stick_at_segment_start"], found->stickSpeed), kCancellation)
          << run["name"];
    }
  EXPECT_EQ(runs, 4);
}

TEST(RodOrbit, OnlyOrbitsBelowTheCriticalOneEndAtP) {
  const double mu = 2;
  const double square = criticalSquare(kSlender, mu, 0.55).value();
  EXPECT_TRUE(approachToP(kSlender, mu, 0.55, 0.999 * std::sqrt(square)));
  EXPECT_FALSE(approachToP(kSlender, mu, 0.55, 1.001 * std::sqrt(square)));
  EXPECT_FALSE(approachToP(kSlender, mu, 0.55, -1)) << "moves away from P_c1^+";
  const double beyond = criticalSquare(kSlender, mu, 1).value();
  EXPECT_TRUE(approachToP(kSlender, mu, 1, -1.001 * std::sqrt(beyond)));
  EXPECT_FALSE(approachToP(kSlender, mu, 1, -0.999 * std::sqrt(beyond)));
}

TEST(RodOrbit, TheSystemHandsItsCriticalOrbitsOut) {
  const auto rod = findSystemType("rod")->make(std::vector<double>{1, 1, 1.0 / 3, 9.8});
  EXPECT_TRUE(rod->criticalOrbits(lawsWith(1.5), -1).empty());
  const auto left = rod->criticalOrbits(lawsWith(2), -1);
  const auto right = rod->criticalOrbits(lawsWith(2), 1);
  ASSERT_EQ(left.size(), 2U);
  ASSERT_EQ(right.size(), 2U);
  const CriticalAngles c = criticalAngles(kSlender, 2).value();
  for (std::size_t i = 0; i < 2; ++i) {
    const double sign = i == 0 ? 1 : -1;
    EXPECT_EQ(left[i].point, (std::array{c.theta1, sign * c.omega1}));
    EXPECT_EQ(left[i].orbit.back(), left[i].point);
    EXPECT_NEAR(left[i].slope, sign * c.omega1 / (c.T2 - 3 * c.T1), kRounding);
    EXPECT_EQ(right[i].point, (std::array{std::numbers::pi - c.theta1, -sign * c.omega1}));
    EXPECT_EQ(right[i].slope, left[i].slope) << "a half turn of the plane keeps slopes";
  }
}

}  // namespace
}  // namespace painleve::test
