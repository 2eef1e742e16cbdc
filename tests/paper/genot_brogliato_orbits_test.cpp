// Proposition 3 of [GB] as a decision table, row by row over random orbits: where a slide to the
// left ends, and why. Rows that genot_brogliato_test.cpp takes at chosen points are not repeated.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include <gtest/gtest.h>

#include "tests/paper/genot_brogliato_claims.h"
#include "tests/support/draws.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr int kOrbits = 40;
constexpr double kFastest = -1000;  // m/s: the tip never stops first
constexpr double kLongest = 0.6;    // s: every slide here has ended
constexpr double kAtP = 1e-8;       // rod.json, "stated_tolerance" after P_c1
const RodBody kRod{};               // m = l = 1, I = 1/3, g = 9.8

double mode(const Trajectory& run, const Event& event) {
  return after(run, event, "mode_tip");
}
bool is(double cell, Mode mode) {
  return cell == static_cast<double>(mode);
}

double frictionBelowMuC(Draws& draws) {
  return draws.between(1.001 * paradoxFriction(3), 0.99 * criticalFriction(3));
}
double frictionAboveMuC(Draws& draws) {
  return draws.between(1.02 * criticalFriction(3), 3);
}

struct Place {
  double mu = 0, theta = 0, omega = 0;
  CriticalAngles c{};
};

// Mode (1), omega > 0, between theta_C = arctan(1/mu), where C = 0, and theta_c1.
Place inModeOne(Draws& draws, double mu) {
  Place p{mu, 0, 0, criticalAngles(kRod, mu).value()};
  const double least = std::atan(1 / mu);
  p.theta = least + draws.between(0.05, 0.95) * (p.c.theta1 - least);
  p.omega = draws.between(0.05, 0.95) * liftSpeed(kRod, p.theta);
  return p;
}

// Mode (4), with the sign of omega, between theta_c1 and theta_c2.
Place inModeFour(Draws& draws, double mu, double sign) {
  Place p{mu, 0, 0, criticalAngles(kRod, mu).value()};
  p.theta = p.c.theta1 + draws.between(0.05, 0.95) * (p.c.theta2 - p.c.theta1);
  p.omega = sign * draws.between(1.02, 2.5) * liftSpeed(kRod, p.theta);
  return p;
}

struct Ended {
  std::shared_ptr<const Trajectory> run;
  const Event* event = nullptr;
  double at(const char* column) const { return after(*run, *event, column); }
};
Ended slide(const Place& p, double slip, const char* policy = "painleve") {
  Ended ended;
  ended.run = simulate(groundScene({p.mu, p.theta, p.omega, slip, kLongest, policy}));
  ended.event = slideEnd(*ended.run);
  return ended;
}

// Largest force in the rows of the slide.
double largestForce(const Ended& ended) {
  const std::size_t force = ended.run->column("F_N_tip");
  double largest = 0;
  for (std::size_t i = 0; i < ended.run->rowCount() && ended.run->row(i)[0] < ended.event->time;
       ++i)
    largest = std::max(largest, ended.run->row(i)[force]);
  return largest;
}

TEST(PropositionThree, ModeOneBelowMuCLiftsOffWithVanishingForce) {
  Draws draws(11);
  for (int i = 0; i < kOrbits; ++i) {
    const Place p = inModeOne(draws, frictionBelowMuC(draws));
    const Ended ended = slide(p, kFastest);
    ASSERT_NE(ended.event, nullptr);
    EXPECT_EQ(ended.event->kind, EventKind::LiftOff) << p.mu << " " << p.theta << " " << p.omega;
    EXPECT_LT(ended.at("theta"), p.c.theta1);
    EXPECT_NEAR(ended.event->before[ended.run->column("A_tip")], 0, kReference);
  }
}

TEST(PropositionThree, ModeOneThatStopsIsDecidedAtRest) {  // not always stick: misprint of Lemma 12
  Draws draws(12);
  int sticks = 0;
  int slipsBack = 0;
  for (int i = 0; i < 4 * kOrbits; ++i) {
    const double mu = i % 2 == 0 ? frictionBelowMuC(draws) : frictionAboveMuC(draws);
    const Place p = inModeOne(draws, mu);
    const Ended ended = slide(p, draws.between(-3, -0.05));
    ASSERT_NE(ended.event, nullptr);
    if (ended.event->kind != EventKind::Stop) continue;
    const double w = std::pow(ended.at("theta_dot"), 2) / kRod.gravity;
    const bool holds = w <= stickLimitRight(3, mu, ended.at("theta"));
    EXPECT_TRUE(is(mode(*ended.run, *ended.event), holds ? Mode::Stick : Mode::SlipPlus));
    ++(holds ? sticks : slipsBack);
  }
  EXPECT_GT(sticks, 10);
  EXPECT_GT(slipsBack, 10);
}

TEST(PropositionThree, ModeOneAboveTheCriticalOrbitLiftsOff) {
  Draws draws(13);
  for (int i = 0; i < kOrbits;) {
    const Place p = inModeOne(draws, frictionAboveMuC(draws));
    if (p.omega * p.omega < 1.02 * criticalSquare(kRod, p.mu, p.theta).value()) continue;
    ++i;
    const Ended ended = slide(p, kFastest);
    ASSERT_NE(ended.event, nullptr);
    EXPECT_EQ(ended.event->kind, EventKind::LiftOff) << p.mu << " " << p.theta << " " << p.omega;
    EXPECT_LT(ended.at("theta"), p.c.theta1);
  }
}

TEST(PropositionThree, ModeOneBelowItReachesPWithTheImpulseOfLemmaTwelve) {
  Draws draws(14);
  for (int i = 0; i < kOrbits;) {
    const Place p = inModeOne(draws, frictionAboveMuC(draws));
    const auto approach = approachToP(kRod, p.mu, p.theta, p.omega);
    if (!approach || p.omega * p.omega > 0.98 * criticalSquare(kRod, p.mu, p.theta).value())
      continue;
    ++i;
    const Ended ended = slide(p, 1.1 * approach->stickSpeed - 0.1);
    ASSERT_NE(ended.event, nullptr);
    ASSERT_EQ(ended.event->kind, EventKind::SingularPoint)
        << p.mu << " " << p.theta << " " << p.omega;
    EXPECT_NEAR(ended.at("theta"), p.c.theta1, kAtP);
    EXPECT_NEAR(ended.at("theta_dot"), p.c.omega1, kAtP);
    EXPECT_LE(std::abs(ended.event->impulseNormal - approach->impulse),
              kAtP * (1 + approach->impulse));
  }
}

TEST(PropositionThree, ModeOneBelowItWithASlowTipStopsBeforeWithBoundedForce) {
  Draws draws(15);
  for (int i = 0; i < kOrbits;) {
    const Place p = inModeOne(draws, frictionAboveMuC(draws));
    const auto approach = approachToP(kRod, p.mu, p.theta, p.omega);
    if (!approach || approach->stickSpeed > -0.1) continue;
    ++i;
    const Ended ended = slide(p, draws.between(0.05, 0.9) * approach->stickSpeed);
    ASSERT_NE(ended.event, nullptr);
    EXPECT_EQ(ended.event->kind, EventKind::Stop);
    EXPECT_LT(ended.at("theta"), p.c.theta1);
    EXPECT_TRUE(std::isfinite(largestForce(ended)));
  }
}

TEST(PropositionThree, ModeFourMinusBelowMuCIsForcedIntoATangentialImpact) {
  Draws draws(16);
  for (int i = 0; i < kOrbits; ++i) {
    // Nearer to mu_C the last 1e-8 rad before P_c1 are beyond double precision.
    const double mu = draws.between(1.01 * paradoxFriction(3), 0.95 * criticalFriction(3));
    const Place p = inModeFour(draws, mu, -1);
    const Ended ended = slide(p, kFastest, "contact");
    ASSERT_NE(ended.event, nullptr);
    EXPECT_EQ(ended.event->kind, EventKind::TangentialImpact)
        << mu << " " << p.theta << " " << p.omega;
    EXPECT_GT(ended.at("theta"), p.c.theta1);
    EXPECT_EQ(ended.event->lcpSolutions, 0);
  }
}

TEST(PropositionThree, ModeFourMinusAboveMuCSeparatesAtTheCriticalOrbit) {
  Draws draws(17);
  int crash = 0;
  int reach = 0;
  for (int i = 0; i < 3 * kOrbits; ++i) {
    const Place p = inModeFour(draws, frictionAboveMuC(draws), -1);
    const double square = criticalSquare(kRod, p.mu, p.theta).value();
    const double ratio = p.omega * p.omega / square;
    if (std::abs(ratio - 1) < 0.05) continue;
    const Ended ended = slide(p, kFastest, "contact");
    ASSERT_NE(ended.event, nullptr);
    const bool below = ratio > 1;
    EXPECT_EQ(ended.event->kind, below ? EventKind::SingularPoint : EventKind::TangentialImpact)
        << p.mu << " " << p.theta << " " << p.omega;
    if (below) {
      EXPECT_NEAR(ended.at("theta_dot"), -p.c.omega1, kAtP) << "P_c1^-";
    }
    ++(below ? reach : crash);
  }
  EXPECT_GT(crash, 5);
  EXPECT_GT(reach, 5);
}

TEST(PropositionThree, ModeFourThatStopsLiftsOffAtTheSameInstant) {
  Draws draws(18);
  int stops = 0;
  for (int i = 0; i < 2 * kOrbits; ++i) {
    const Place p = inModeFour(draws, frictionAboveMuC(draws), i % 2 == 0 ? 1 : -1);
    const Ended ended = slide(p, draws.between(-2, -0.05), "contact");
    ASSERT_NE(ended.event, nullptr);
    if (ended.event->kind != EventKind::Stop) continue;
    ++stops;
    EXPECT_TRUE(is(mode(*ended.run, *ended.event), Mode::Free)) << "A < 0 at rest";
  }
  EXPECT_GT(stops, kOrbits);
}

TEST(PropositionThree, ModeFourPlusOnContactAlwaysStopsBeforeThetaC2) {
  Draws draws(19);
  for (int i = 0; i < kOrbits; ++i) {
    const Place p = inModeFour(draws, draws.between(1.4, 3), 1);
    const Ended ended = slide(p, draws.between(-20, -0.1), "contact");
    ASSERT_NE(ended.event, nullptr);
    EXPECT_EQ(ended.event->kind, EventKind::Stop);
    EXPECT_LT(ended.at("theta"), p.c.theta2);
    EXPECT_GT(ended.at("theta_dot"), p.omega) << "the jammed rod is spun up";
  }
}

TEST(PropositionThree, ModesTwoThreeAndFourEndAtOnce) {
  Draws draws(20);
  for (int i = 0; i < kOrbits; ++i) {
    const double mu = draws.between(1.4, 3);
    const Place four = inModeFour(draws, mu, i % 2 == 0 ? 1 : -1);
    Place two = four;
    two.omega = draws.between(-0.98, 0.98) * liftSpeed(kRod, two.theta);
    Place three = four;
    three.theta = draws.between(0.1, 0.95) * four.c.theta1;
    three.omega = draws.between(1.02, 2) * liftSpeed(kRod, three.theta);
    const double slip = draws.between(-20, -0.1);
    EXPECT_EQ(slide(two, slip).event->kind, EventKind::TangentialImpact);
    EXPECT_EQ(slide(three, slip).event->kind, EventKind::LiftOff);
    EXPECT_EQ(slide(four, slip).event->kind, EventKind::LiftOff) << "Painleve's principle";
    for (const Place& p : {two, three, four}) EXPECT_EQ(slide(p, slip).event->time, 0);
  }
}

TEST(PropositionThree, ModeOneMinusIsRepelledByThetaC2) {
  Draws draws(21);
  for (int i = 0; i < kOrbits; ++i) {
    const double mu = draws.between(1.4, 3);
    Place p{mu, 0, 0, criticalAngles(kRod, mu).value()};
    p.theta = draws.between(p.c.theta2 + 0.01, std::numbers::pi - 0.1);
    p.omega = draws.between(-0.95, -0.1) * liftSpeed(kRod, p.theta);
    const Ended ended = slide(p, kFastest);
    const std::size_t theta = ended.run->column("theta");
    const double until = ended.event != nullptr ? ended.event->time : ended.run->endTime;
    for (std::size_t k = 0; k < ended.run->rowCount() && ended.run->row(k)[0] < until; ++k)
      ASSERT_GT(ended.run->row(k)[theta], p.c.theta2) << mu << " " << p.omega;
  }
}

TEST(PropositionThree, SlidesObeyTheFirstIntegral) {  // omega^2 m B e^(kappa mu L), section 4.2.2
  Draws draws(22);
  for (int i = 0; i < kOrbits; ++i) {
    const double mu = draws.between(0.2, 3);
    const double theta = draws.between(0.1, 0.5);
    const Place p{mu, theta, draws.between(0.1, 0.9) * liftSpeed(kRod, theta), {}};
    const Ended ended = slide(p, kFastest);
    const std::size_t at = ended.run->column("theta");
    const std::size_t omega = ended.run->column("theta_dot");
    const double until = ended.event != nullptr ? ended.event->time : ended.run->endTime;
    for (std::size_t k = 1; k < ended.run->rowCount() && ended.run->row(k)[0] < until; k += 7) {
      const auto row = ended.run->row(k);
      if (row[omega] < 0.1 || leftSlide(kRod, mu, row[at], 0).B < 1e-3) break;  // turns, or P_c1
      const double square = orbitSquare(kRod, mu, theta, p.omega * p.omega, row[at]);
      ASSERT_LE(std::abs(std::sqrt(square) - row[omega]), kReference) << mu << " " << row[0];
    }
  }
}

}  // namespace
}  // namespace painleve::test
