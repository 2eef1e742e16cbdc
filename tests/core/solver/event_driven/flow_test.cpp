// Smooth motion with the mode fixed, against the exact integrals of core/DERIVATIONS.md. [GB]
// sec. 4.2
#include "core/solver/event_driven/flow.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include <boost/math/quadrature/gauss_kronrod.hpp>

#include "core/model/system.h"
#include "tests/support/case_name.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr std::size_t kTime = 6, kImpulse = 7, kWork = 8;  // in the vector of three coordinates

Flow flowOf(const Bench& b, const Snapshot& s) {
  return {*b.system, b.laws, motionOf(s), static_cast<int>(s.state.q.size())};
}

// Follows the flow alone for a time of its own variable; no events, no projection.
FlowVector followed(const Flow& flow, const Snapshot& start, double tau) {
  Integrator integrator([&flow](const FlowVector& y, FlowVector& rate) { flow(y, rate); }, 1e-13,
                        1e-13);
  integrator.begin(flow.pack(start), 1e-4);
  double at = 0;
  while (at < tau) {
    EXPECT_TRUE(integrator.step(tau - at));
    at += integrator.length();
  }
  return integrator.end();
}

TEST(MotionOf, IsTheClosedContactOrFlight) {
  const Bench b = rodBench(1);
  EXPECT_EQ(motionOf(b.free({0, 1, 1, 0, 0, 0})).contact, -1);
  const Motion slip = motionOf(b.closed({1, 0, -1, 0}, Mode::SlipMinus));
  EXPECT_EQ(slip.contact, 0);
  EXPECT_EQ(slip.mode, Mode::SlipMinus);
}

TEST(Flow, PacksAndUnpacksASnapshot) {
  const Bench b = rodBench(1);
  Snapshot s = b.closed({1, 2, -3, 4}, Mode::SlipMinus);
  s.state.t = 0.5, s.impulse = 0.25, s.ledger.friction = -0.125;
  const Flow flow = flowOf(b, s);
  Snapshot back;
  flow.unpack(flow.pack(s), back);
  EXPECT_EQ(back.state.t, 0.5);
  EXPECT_EQ(back.state.q, s.state.q);
  EXPECT_EQ(back.state.v, s.state.v);
  EXPECT_EQ(back.impulse, 0.25);
  EXPECT_EQ(back.ledger.friction, -0.125);
  EXPECT_EQ(flow.time(flow.pack(s)), 0.5);
}

TEST(Flow, FlightIsAParabolaWithConstantSpin) {
  const Bench b = rodBench(1);
  const Snapshot s = b.free({0, 3, 1, 2, 1, 4});
  const Flow flow = flowOf(b, s);
  const State end = flow.state(followed(flow, s, 0.5));
  EXPECT_NEAR(end.t, 0.5, kRounding);
  EXPECT_NEAR(end.q[0], 1, kRounding * 10);
  EXPECT_NEAR(end.q[1], 3 + 0.5 - 0.5 * 9.8 * 0.25, kRounding * 10);
  EXPECT_NEAR(end.q[2], 3, kRounding * 10);
  EXPECT_NEAR(end.v[1], 1 - 4.9, kRounding * 10);
}

TEST(Flow, StickIsAPendulumAboutTheTip) {
  const Bench b = rodBench(10);
  const Snapshot s = b.closed({1.2, -0.5, 0, 0.3}, Mode::Stick);
  const Flow flow = flowOf(b, s);
  const FlowVector y = followed(flow, s, 0.3);
  const State end = flow.state(y);
  EXPECT_NEAR(energyOf(*b.system, end), energyOf(*b.system, s.state), kIntegration);
  EXPECT_NEAR(b.system->gap(0, end), 0, kIntegration);
  EXPECT_NEAR(flow.contact(y).vt, 0, kIntegration);
  EXPECT_EQ(y[kWork], 0) << "a point at rest does no friction work";
  FlowVector rate;
  flow(flow.pack(s), rate);
  EXPECT_NEAR(rate[5], -0.75 * 9.8 * std::cos(1.2), kRounding * 100);
}

TEST(Flow, FrictionWorkAndEnergyAgree) {
  const Bench b = rodBench(0.3);
  const Snapshot s = b.closed({1.0, 0.5, -20, 0}, Mode::SlipMinus);
  const Flow flow = flowOf(b, s);
  const FlowVector y = followed(flow, s, 0.2);
  const double work = y[kWork];
  EXPECT_LT(work, -1);
  EXPECT_NEAR(energyOf(*b.system, flow.state(y)) - energyOf(*b.system, s.state), work,
              kIntegration * 100);
}

TEST(Flow, ImpulseIsTheIntegralOfTheNormalForce) {
  const Bench b = blockBench(0.2);
  const Snapshot s = b.closed({std::numbers::pi / 2, 0, -5, 0}, Mode::SlipMinus);
  const Flow flow = flowOf(b, s);
  const FlowVector y = followed(flow, s, 0.5);
  EXPECT_NEAR(y[kImpulse], 9.8 * flow.time(y), kIntegration);
}

TEST(Flow, NothingBlowsUpOnZeroB) {
  const Bench b = rodBench(2);
  const Snapshot s = b.closed({0.6523581397843682, 1, -20, 0}, Mode::SlipMinus);  // theta_c1
  const Flow flow = flowOf(b, s);
  FlowVector rate;
  flow(flow.pack(s), rate);
  for (double r : rate) EXPECT_TRUE(std::isfinite(r));
  EXPECT_NEAR(rate[kTime], 0, kRounding * 10) << "time stands still";
  EXPECT_GT(std::abs(rate[5]), 1) << "the spin does not";
}

// [GB] scale time by B, which runs backwards in mode (4); beta = |B|/a_nn does not.
TEST(Flow, TimeRunsForwardInModeFour) {
  const Bench b = rodBench(1.6);
  const Snapshot s = b.closed({1, 4, -3, 0}, Mode::SlipMinus);
  const Flow flow = flowOf(b, s);
  ASSERT_LT(flow.contact(flow.pack(s)).B(-1), 0);
  FlowVector rate;
  flow(flow.pack(s), rate);
  EXPECT_GT(rate[kTime], 0);
  EXPECT_GT(rate[kImpulse], 0) << "F_N = A/B > 0";
}

// L(theta), the integral of dtheta/(mB) over a slide to the left. Derivations 4, kappa = 3.
double exponentL(double theta, double mu) {
  const double s = std::sin(theta), c = std::cos(theta);
  const double discriminant = 9 * mu * mu - 16;
  if (std::abs(discriminant) < 1e-12) return -c / (s - 2 * c);
  if (discriminant < 0) {
    const double omega = std::sqrt(-discriminant);
    return 2 / omega * std::atan2(2 * s - 3 * mu * c, omega * c);
  }
  const double D = std::sqrt(discriminant);
  return std::log(std::abs((s - (3 * mu + D) / 2 * c) / (s - (3 * mu - D) / 2 * c))) / D;
}

struct Slide {
  const char* name;
  double mu, theta, omega, tau;
};
void PrintTo(const Slide& slide, std::ostream* out) {
  *out << slide.name;
}

class FirstIntegral : public testing::TestWithParam<Slide> {
 protected:
  // omega^2 mB exp(3 mu L): its slope over theta is 2 g C exp(3 mu L), [GB] sec. 4.2 and
  // derivations 4.
  double integral(double theta, double omega) const {
    const double s = std::sin(theta), c = std::cos(theta);
    return omega * omega * (1 + 3 * c * (c - mu() * s)) *
           std::exp(3 * mu() * exponentL(theta, mu()));
  }
  double quadrature(double from, double to) const {
    const auto slope = [this](double theta) {
      const double C = 3 * (mu() * std::sin(theta) - std::cos(theta));
      return 2 * 9.8 * C * std::exp(3 * mu() * exponentL(theta, mu()));
    };
    return boost::math::quadrature::gauss_kronrod<double, 31>::integrate(slope, from, to, 8, 1e-14);
  }
  double mu() const { return GetParam().mu; }
};

TEST_P(FirstIntegral, IsKeptByASlide) {
  const Slide& slide = GetParam();
  for (int sign : {-1, 1}) {  // to the left, and its mirror image
    const Bench b = rodBench(slide.mu);
    const double theta = sign < 0 ? slide.theta : std::numbers::pi - slide.theta;
    const Snapshot s = b.closed({theta, -sign * slide.omega, sign * 200.0, 0}, slipMode(sign));
    const Flow flow = flowOf(b, s);
    const State end = flow.state(followed(flow, s, slide.tau));
    const double reached = sign < 0 ? end.q[2] : std::numbers::pi - end.q[2];
    ASSERT_GT(std::abs(reached - slide.theta), 0.02) << "the slide is too short to test anything";
    const double before = integral(slide.theta, slide.omega), after = integral(reached, end.v[2]);
    const double scale =
        std::abs(before) + std::abs(after) + std::abs(quadrature(slide.theta, reached));
    EXPECT_NEAR(after - before, quadrature(slide.theta, reached), kIntegration * scale);
  }
}

INSTANTIATE_TEST_SUITE_P(Slides, FirstIntegral,
                         testing::Values(Slide{"BelowMuP", 0.3, 1.0, 1.5, 0.2},
                                         Slide{"AtMuP", 4.0 / 3, 0.7, 2.0, 0.2},
                                         Slide{"MuOf14TowardsPc1", 1.4, 0.75, 2.5, 0.2},
                                         Slide{"MuOf2TowardsPc1", 2.0, 0.55, 2.0, 0.3},
                                         Slide{"MuOf16InModeFour", 1.6, 1.0, 4.5, 0.1},
                                         Slide{"FallingBack", 1.6, 1.45, -2.0, 0.3}),
                         CaseName());

}  // namespace
}  // namespace painleve::test
