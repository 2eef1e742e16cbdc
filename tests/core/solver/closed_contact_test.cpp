// The numbers of one contact, and the forces that hold it. [GB] eqs. (4)-(8), derivations 1, 3, 6
#include "core/solver/closed_contact.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "tests/support/draws.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr int kDraws = 200;

ClosedContact contactOf(const Bench& b, const Snapshot& s) {
  return readContact(*b.system, b.laws, s.state, 0);
}

TEST(ReadContact, HasTheClosedFormsOfTheRod) {
  Draws draws(1);
  for (int i = 0; i < kDraws; ++i) {
    const double theta = draws.between(0.05, 3.09), omega = draws.between(-8, 8),
                 mu = draws.between(0, 3);
    const Bench b = rodBench(mu);
    const ClosedContact c = contactOf(b, b.closed({theta, omega, -2, 0}, Mode::SlipMinus));
    const double sine = std::sin(theta), cosine = std::cos(theta);
    EXPECT_NEAR(c.A(), 9.8 - omega * omega * sine, kRounding * 100);
    EXPECT_NEAR(c.B(-1), 1 + 3 * cosine * (cosine - mu * sine), kRounding * 10);
    EXPECT_NEAR(c.B(1), 1 + 3 * cosine * (cosine + mu * sine), kRounding * 10);
    EXPECT_NEAR(c.bt, omega * omega * cosine, kRounding * 100);
    EXPECT_NEAR(c.vt, -2, kRounding * 10);
    EXPECT_NEAR(c.vn, 0, kRounding * 10);
    EXPECT_NEAR(c.gap, 0, kRounding);
    EXPECT_GE(c.scaleN, std::abs(c.bn));
    EXPECT_GE(c.scaleT, std::abs(c.bt));
    EXPECT_GE(c.scaleV, std::abs(c.vt));
  }
}

TEST(ReadContact, TakesTheFrictionOfItsOwnContact) {
  Bench b = rodBench(0.4);
  b.laws.friction[1] = coulomb(0.9);
  const Snapshot s = b.free({0, 1, 0.5, 0, 0, 0});
  EXPECT_EQ(readContact(*b.system, b.laws, s.state, 0).friction.plus, 0.4);
  EXPECT_EQ(readContact(*b.system, b.laws, s.state, 1).friction.plus, 0.9);
}

struct Accelerations {
  double normal, tangent;
};
Accelerations under(const Bench& b, const ClosedContact& c, const Snapshot& s, const HeldForce& f) {
  const Vec a = c.freeAcceleration + c.viaNormal * f.normal + c.viaTangent * f.tangent;
  const ContactPoint p = b.system->kinematics(0, s.state).points[0];
  return {p.normal.row.dot(a.transpose()) + p.normal.drift,
          p.tangent[0].row.dot(a.transpose()) + p.tangent[0].drift};
}

TEST(HeldForce, SlipKeepsTheContactClosedWithFrictionOnTheCone) {
  Draws draws(2);
  for (int i = 0; i < kDraws; ++i) {
    const Bench b = rodBench(draws.between(0, 1.2));
    const int sign = 2 * draws.whole(0, 1) - 1;
    const Snapshot s =
        b.closed({draws.between(0.05, 3.09), draws.between(-3, 3), sign * 2.0, 0}, slipMode(sign));
    const ClosedContact c = contactOf(b, s);
    const HeldForce f = heldForce(c, slipMode(sign));
    EXPECT_NEAR(under(b, c, s, f).normal, 0, kCancellation * (1 + std::abs(f.normal)));
    EXPECT_NEAR(f.tangent, -sign * c.friction.plus * f.normal,
                kRounding * (1 + std::abs(f.normal)));
  }
}

TEST(HeldForce, StickKeepsThePointAtRest) {
  Draws draws(3);
  for (int i = 0; i < kDraws; ++i) {
    const Bench b = rodBench(1);
    const Snapshot s =
        b.closed({draws.between(0.05, 3.09), draws.between(-3, 3), 0, 0}, Mode::Stick);
    const ClosedContact c = contactOf(b, s);
    const Accelerations a = under(b, c, s, heldForce(c, Mode::Stick));
    EXPECT_NEAR(a.normal, 0, kCancellation);
    EXPECT_NEAR(a.tangent, 0, kCancellation);
  }
}

// Derivations 6: the force of the falling pencil, F_N = m g (1.5 sin - 0.5)^2 from rest at the
// vertical.
TEST(HeldForce, FallingPencilHasTheForceOfTheNotes) {
  const Bench b = rodBench(10);
  for (double theta : {0.4, 0.7, 1.0, 1.3}) {
    const double sine = std::sin(theta);
    const double omega = -std::sqrt(2 * 0.75 * 9.8 * (1 - sine));
    const Snapshot s = b.closed({theta, omega, 0, 0}, Mode::Stick);
    EXPECT_NEAR(heldForce(contactOf(b, s), Mode::Stick).normal, 9.8 * std::pow(1.5 * sine - 0.5, 2),
                kCancellation);
  }
}

TEST(HeldForce, FreeContactHasNone) {
  const Bench b = rodBench(1);
  const HeldForce f = heldForce(contactOf(b, b.closed({1, 0, 0, 0}, Mode::Stick)), Mode::Free);
  EXPECT_EQ(f.normal, 0);
  EXPECT_EQ(f.tangent, 0);
}

// Both rods in line: the tip cannot move along the rows' common direction, friction does no work
// there.
TEST(HeldForce, ParallelRowsGiveAFiniteForce) {
  const Bench b = bench("double_pendulum", {1, 1, 1.8, 9.8}, 0.5);
  const double inLine = std::acos(0.9);
  const Snapshot s = b.free({inLine, inLine, 0, 0});
  const HeldForce f = heldForce(contactOf(b, s), Mode::Stick);
  EXPECT_TRUE(std::isfinite(f.normal));
  EXPECT_EQ(f.tangent, 0);
}

// Derivations 3: dA/dt = -l omega^3 cos theta where F_N = 0.
TEST(FreeNormalRate, IsTheClosedFormOfTheRod) {
  Draws draws(4);
  const Bench b = rodBench(1);
  for (int i = 0; i < kDraws; ++i) {
    const double theta = draws.between(0.05, 3.09), omega = draws.between(-6, 6);
    const Snapshot s = b.closed({theta, omega, -2, 0}, Mode::SlipMinus);
    const double rate = freeNormalRate(*b.system, b.laws, s.state, 0);
    EXPECT_NEAR(rate, std::pow(omega, 3) * std::cos(theta),
                kSecondDifference * (1 + std::pow(std::abs(omega), 3)));
  }
}

}  // namespace
}  // namespace painleve::test
