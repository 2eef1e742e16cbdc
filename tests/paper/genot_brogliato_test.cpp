// What Génot and Brogliato claim about the sliding rod, each claim computed. [GB]
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/analyse.h"
#include "tests/paper/genot_brogliato_claims.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

const RodBody kSlender{};        // m = l = 1, I = 1/3, g = 9.8
constexpr double kEvent = 1e-8;  // state at an event near P_c1, rod.json "stated_tolerance"
constexpr double kFast = -60;    // m/s: the tip never stops first

TEST(SectionTwo, ParadoxNeedsFrictionAboveFourThirds) {
  EXPECT_NEAR(paradoxFriction(3), 4.0 / 3, kRounding);
  EXPECT_FALSE(criticalAngles(kSlender, 1.33).has_value());
  EXPECT_TRUE(criticalAngles(kSlender, 1.34).has_value());
  for (double mu : {0.0, 0.5, 1.0, 1.33}) {
    for (double theta = 0.01; theta < std::numbers::pi; theta += 0.01)
      EXPECT_GT(leftSlide(kSlender, mu, theta, 0).B, 0) << mu << " " << theta;
  }
}

TEST(SectionTwo, TableOneHasFourModes) {
  struct Row {
    double theta, omega;
    int mode;
    std::size_t solutions;
  };
  for (const Row& row :
       {Row{0.5, 1, 1, 1}, Row{1.0, 0, 2, 0}, Row{0.5, 6, 3, 1}, Row{1.0, 4, 4, 2}}) {
    const LeftSlide s = leftSlide(kSlender, 1.6, row.theta, row.omega);
    EXPECT_EQ(lcpMode(s.A, s.B), row.mode);
    const auto run = simulate(groundScene({1.6, row.theta, row.omega, -3, 0.01}));
    const Event* end = slideEnd(*run);
    if (row.mode == 1) continue;  // it slides on
    ASSERT_NE(end, nullptr);
    EXPECT_EQ(end->time, 0)
        << "modes (2), (3), (4) end the slide at once under Painleve's principle";
    EXPECT_EQ(end->lcpSolutions, static_cast<int>(row.solutions)) << row.mode;
  }
}

TEST(SectionTwo, BIsNegativeBetweenTheCriticalAnglesOnly) {
  const CriticalAngles c = criticalAngles(kSlender, 1.6).value();
  for (double theta = 0.01; theta < std::numbers::pi; theta += 0.01) {
    const bool inside = theta > c.theta1 && theta < c.theta2;
    EXPECT_EQ(leftSlide(kSlender, 1.6, theta, 0).B < 0, inside) << theta;
  }
}

TEST(FigureTwo, PhasePlaneShowsThoseCurvesAndPoints) {
  const PhasePlane plane = phasePlane(groundScene({}), {});
  const CriticalAngles c = criticalAngles(kSlender, 1.4).value();
  ASSERT_EQ(plane.singular.size(), 4U);
  for (const SingularPoint& p : plane.singular) {
    EXPECT_NEAR(p.at.x, p.index == 1 ? c.theta1 : c.theta2, kReference);
    EXPECT_NEAR(p.at.y, p.sign * (p.index == 1 ? c.omega1 : c.omega2), kReference);
  }
}

TEST(LemmaTwo, ThetaC2IsNeverReached) {
  const CriticalAngles c = criticalAngles(kSlender, 1.6).value();
  for (double omega : {-0.5, -1.5, -2.5}) {
    const GroundStart start{1.6, c.theta2 + 0.05, omega, -40, 0.1};
    const auto run = simulate(groundScene(start));
    const std::size_t theta = run->column("theta");
    const std::size_t mode = run->column("mode_tip");
    for (std::size_t i = 0; i < run->rowCount(); ++i) {
      if (run->row(i)[mode] != static_cast<double>(Mode::SlipMinus)) break;
      EXPECT_GT(run->row(i)[theta], c.theta2) << omega;
    }
  }
}

TEST(LemmaThree, ContactInModeFourEndsByAStop) {
  for (double omega : {3.6, 4.0, 5.0, 7.0}) {
    const auto run = simulate(groundScene({1.6, 1.0, omega, -3, 0.2, "contact"}));
    const Event* end = slideEnd(*run);
    ASSERT_NE(end, nullptr);
    EXPECT_EQ(end->kind, EventKind::Stop) << omega;
    EXPECT_LT(after(*run, *end, "theta"), criticalAngles(kSlender, 1.6)->theta2);
    EXPECT_EQ(after(*run, *end, "mode_tip"), static_cast<double>(Mode::Free))
        << "at rest with A < 0";
  }
}

TEST(LemmaFive, ModeFourMinusOnContactMustCrash) {
  const auto run = simulate(groundScene({1.6, 1.2, -3.6, -20, 0.1, "contact"}));
  const Event* end = slideEnd(*run);
  ASSERT_NE(end, nullptr);
  EXPECT_EQ(end->kind, EventKind::TangentialImpact);
  EXPECT_NEAR(end->time, 0.033224027, 1e-9);  // printed digits of the reference
}

struct Orbit {
  double mu, theta, omega;
};

// Proposition 3 with a fast tip: below mu_C every orbit meets A = 0 first, above it the critical
// orbit separates.
TEST(PropositionThree, BelowMuCEveryOrbitLiftsOff) {
  for (double mu : {1.36, 1.4, 1.45, 1.5}) {
    const CriticalAngles c = criticalAngles(kSlender, mu).value();
    for (double part : {0.3, 0.6, 0.9}) {
      const double theta = std::atan(1 / mu) + part * (c.theta1 - std::atan(1 / mu));
      for (double omega : {1.0, 2.0, 3.0}) {
        const auto run = simulate(groundScene({mu, theta, omega, kFast, 1}));
        const Event* end = slideEnd(*run);
        ASSERT_NE(end, nullptr);
        EXPECT_EQ(end->kind, EventKind::LiftOff) << mu << " " << theta << " " << omega;
        EXPECT_LT(after(*run, *end, "theta"), c.theta1);
      }
    }
  }
}

// Orbits above it are taken well above: near mu_C they cross A = 0 less than 1e-9 rad before P_c1.
TEST(PropositionThree, AboveMuCTheCriticalOrbitSeparates) {
  for (double mu : {1.6, 1.8, 2.0, 3.0}) {
    const CriticalAngles c = criticalAngles(kSlender, mu).value();
    for (double part : {0.3, 0.6, 0.9}) {
      const double theta = std::atan(1 / mu) + part * (c.theta1 - std::atan(1 / mu));
      const double critical = std::sqrt(criticalSquare(kSlender, mu, theta).value());
      for (double shift : {-0.1, -0.02, 0.15}) {
        const auto run = simulate(groundScene({mu, theta, critical + shift, kFast, 0.5}));
        const Event* end = slideEnd(*run);
        ASSERT_NE(end, nullptr);
        const EventKind expected = shift < 0 ? EventKind::SingularPoint : EventKind::LiftOff;
        EXPECT_EQ(end->kind, expected) << mu << " " << theta << " " << shift;
        if (shift > 0) continue;
        EXPECT_NEAR(after(*run, *end, "theta"), c.theta1, kEvent);
        EXPECT_NEAR(after(*run, *end, "theta_dot"), c.omega1, kEvent);
        EXPECT_GT(end->impulseNormal, 0);
        EXPECT_LT(end->impulseNormal, 10) << "the force is unbounded, its impulse is not";
      }
    }
  }
}

TEST(PropositionThree, MuCSeparatesTheTwoBehaviours) {
  EXPECT_NEAR(criticalFriction(3), 8 / (3 * std::sqrt(3.0)), kRounding);
  EXPECT_GT(linearise(kSlender, 1.53, 1)->h, 0);
  EXPECT_LT(linearise(kSlender, 1.55, 1)->h, 0);
}

// F_N ~ (theta_c1 - theta)^-(1-r): the slope between two decades of distance, [GB] eq. (32),
// lemma 9.
TEST(LemmaNine, ForceGrowsWithTheExponentOfTheNode) {
  const double mu = 2;
  const CriticalAngles c = criticalAngles(kSlender, mu).value();
  const double r = linearise(kSlender, mu, 1)->exponent;
  const auto forceAt = [&](double distance) {
    const double theta = c.theta1 - distance;
    const double omega = std::sqrt(orbitSquare(kSlender, mu, 0.55, 4, theta));
    const LeftSlide s = leftSlide(kSlender, mu, theta, omega);
    return s.A / s.B;
  };
  const double slope = std::log10(forceAt(1e-7) / forceAt(1e-5)) / 2;
  EXPECT_NEAR(slope, 1 - r, 0.01);  // corrections of order distance^(1-r)
  EXPECT_GT(forceAt(1e-7), 1000 * 9.8);
}

TEST(EquationThirtySix, ForceOnTheCriticalOrbitIsFinite) {
  for (double mu : {1.6, 2.0, 3.0}) {
    const CriticalAngles c = criticalAngles(kSlender, mu).value();
    const double limit = 9.8 / (c.T1 * (c.T2 - 3 * c.T1));
    const double theta = c.theta1 - 1e-5;
    const double square = criticalSquare(kSlender, mu, theta).value();
    const LeftSlide s = leftSlide(kSlender, mu, theta, std::sqrt(square));
    EXPECT_NEAR(s.A / s.B, limit, 1e-3 * limit) << mu;  // 1e-5 rad before the point
    EXPECT_NEAR(linearise(kSlender, mu, 1)->forceLimit, limit / 9.8, kRounding * limit);
  }
}

// Lemma 12: v_stick decides whether the tip stops before P_c1; just on either side of it.
TEST(LemmaTwelve, TheStickSpeedIsTheBorder) {
  for (const Orbit& o : {Orbit{2.0, 0.55, 2.0}, Orbit{1.6, 0.7, 2.0}, Orbit{3.0, 0.4, 3.0}}) {
    const ApproachToP p = approachToP(kSlender, o.mu, o.theta, o.omega).value();
    EXPECT_LT(p.stickSpeed, 0);
    for (double factor : {0.99, 1.01}) {
      const auto run = simulate(groundScene({o.mu, o.theta, o.omega, factor * p.stickSpeed, 0.2}));
      const Event* end = slideEnd(*run);
      ASSERT_NE(end, nullptr);
      EXPECT_EQ(end->kind, factor > 1 ? EventKind::SingularPoint : EventKind::Stop) << o.mu;
      if (factor > 1) {
        EXPECT_NEAR(end->impulseNormal, p.impulse, kEvent * (1 + p.impulse));
      }
    }
  }
}

TEST(AppendixB, TangentialImpactLosesMostWhereItSticks) {
  const auto run = simulate(groundScene({1.6, 1.0, 0, -3, 0.01}));
  const Event* jolt = slideEnd(*run);
  ASSERT_EQ(jolt->kind, EventKind::TangentialImpact);
  const double s = std::sin(1.0);
  const double c = std::cos(1.0);
  EXPECT_NEAR(jolt->impulseNormal, 0.75 * s * c * 3, kEvent);  // half of (45)'s largest
  EXPECT_NEAR(jolt->energyChange, -0.5 * (1 + 3 * c * c) / 4 * 9, kEvent);  // vertex of (42)
  EXPECT_NEAR(after(*run, *jolt, "theta_dot"), 0.75 * s * 3, kEvent);
  EXPECT_NEAR(after(*run, *jolt, "slip_tip"), 0, kRounding);
}

TEST(SectionFiveTwo, PainlevesPrincipleIsDiscontinuousAcrossAEqualsZero) {
  const auto below = simulate(groundScene({1.6, 1.0, 3.41, -3, 0.1}));
  const auto above = simulate(groundScene({1.6, 1.0, 3.42, -3, 0.1}));
  EXPECT_EQ(slideEnd(*below)->kind, EventKind::TangentialImpact);
  EXPECT_EQ(slideEnd(*above)->kind, EventKind::LiftOff);
}

TEST(ModeFour, HasThreeFutures) {
  const auto run = simulate(groundScene({1.6, 1.0, 4, -3, 0.1}));
  ASSERT_EQ(run->branches.size(), 1U);
  ASSERT_EQ(run->branches[0].futures.size(), 3U);
  const double expected[] = {33.51073413547881, 31.859824395599162,
                             33.51073413547881 - 2.110252213326697};
  for (std::size_t i = 0; i < 3; ++i) {
    Scene scene = groundScene({1.6, 1.0, 4, -3, 0.1});
    scene.choices = {{0, run->branches[0].futures[i].rule, std::nullopt}};
    const auto chosen = simulate(scene);
    const auto last = chosen->row(chosen->rowCount() - 1);
    EXPECT_NEAR(last[chosen->column("E")], expected[i], 1e-8) << scene.choices[0].rule;
  }
}

}  // namespace
}  // namespace painleve::test
