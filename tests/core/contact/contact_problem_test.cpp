#include "core/contact/contact_problem.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "tests/support/draws.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr int kDraws = 100;

State drawFlight(const Bench& b, Draws& draws) {
  return b
      .free({draws.between(-1, 1), draws.between(0, 2), draws.between(-3, 3), draws.between(-5, 5),
             draws.between(-5, 5), draws.between(-5, 5)})
      .state;
}

// What the problem says must be what the rows of the system do under M^-1.
TEST(ContactProblem, OutcomesAreThoseOfTheWholeSystem) {
  const Bench b = rodBench(0.4);
  Draws draws(1);
  for (int i = 0; i < kDraws; ++i) {
    const State s = drawFlight(b, draws);
    const Assembly a = assemble(*b.system, b.laws, s, {0, 1}, Level::Acceleration);
    const ContactProblem& p = a.problem;
    Vec ln(2), lt(2);
    for (double* f : {&ln[0], &ln[1], &lt[0], &lt[1]}) *f = draws.between(-2, 2);
    Vec total = b.system->force(s);
    for (int c = 0; c < 2; ++c)
      total += a.normal[c].transpose() * ln[c] + a.tangent[c].transpose() * lt[c];
    const Vec acceleration = b.system->inverseMass(s) * total;
    const Vec normal = p.bn + p.Ann * ln + p.Ant * lt;
    const Vec tangent = p.bt + p.Ant.transpose() * ln + p.Att * lt;
    for (int c = 0; c < 2; ++c) {
      const ContactPoint point = b.system->kinematics(c, s).points[0];
      EXPECT_NEAR(normal[c], point.normal.row.dot(acceleration.transpose()) + point.normal.drift,
                  kCancellation);
      EXPECT_NEAR(tangent[c],
                  point.tangent[0].row.dot(acceleration.transpose()) + point.tangent[0].drift,
                  kCancellation);
    }
  }
}

TEST(ContactProblem, CarriesVelocitiesLawsAndTheActiveIds) {
  Bench b = rodBench(0.4, 0.5);
  b.laws.friction[1] = coulomb(0.7);
  const State s = b.free({0, 1, 1, 3, -2, 0.5}).state;
  const ContactProblem p = assemble(*b.system, b.laws, s, {1}, Level::Impact).problem;
  ASSERT_EQ(p.size(), 1);
  EXPECT_EQ(p.active[0], 1);
  EXPECT_EQ(p.friction[0].plus, 0.7);
  EXPECT_EQ(restitutionOf(p.impact), 0.5);
  EXPECT_NEAR(p.vn[0], -2 + 0.5 * std::cos(1.0), kRounding);
  EXPECT_NEAR(p.vt[0], 3 - 0.5 * std::sin(1.0), kRounding);
}

TEST(ContactProblem, FrictionlessIsCoulombWithZero) {
  Bench b = rodBench(0.4);
  b.laws.friction[0] = Frictionless{};
  const State s = b.closed({1, 0, -1, 0}, Mode::SlipMinus).state;
  const ContactProblem p = assemble(*b.system, b.laws, s, {0}, Level::Acceleration).problem;
  EXPECT_EQ(p.friction[0].kinetic(1), 0);
  EXPECT_EQ(p.friction[0].hold(-1), 0);
}

TEST(ContactProblem, ScalesBoundTheSumsTheyBelongTo) {
  const Bench b = rodBench(0.4);
  Draws draws(2);
  for (int i = 0; i < kDraws; ++i) {
    const State s = drawFlight(b, draws);
    const ContactProblem force =
        assemble(*b.system, b.laws, s, {0, 1}, Level::Acceleration).problem;
    const ContactProblem impact = assemble(*b.system, b.laws, s, {0, 1}, Level::Impact).problem;
    for (int c = 0; c < 2; ++c) {
      EXPECT_GE(force.scaleN[c], std::abs(force.bn[c]));
      EXPECT_GE(force.scaleT[c], std::abs(force.bt[c]));
      EXPECT_GE(impact.scaleN[c], std::abs(impact.vn[c]));
      EXPECT_GE(impact.scaleT[c], std::abs(impact.vt[c]));
      EXPECT_GE(force.scaleV[c], std::abs(force.vt[c]));
    }
  }
}

TEST(ContactProblem, ScalesOfNothingArePositive) {
  const Bench b = bench("double_pendulum", {1, 1, 1.8, 0}, 0.4);
  const State s = b.closed({0.3, 0}, Mode::Stick).state;
  const ContactProblem p = assemble(*b.system, b.laws, s, {0}, Level::Acceleration).problem;
  EXPECT_GT(p.scaleN[0], 0);
  EXPECT_GT(p.scaleT[0], 0);
}

TEST(RestingSpeed, IsTheRoundingOfTheTermsOfTheSlip) {
  const Bench b = rodBench(0.4);
  const auto problem = [&](double slip) {
    const State s = b.closed({1, 5, slip, 0}, Mode::Stick).state;
    return assemble(*b.system, b.laws, s, {0}, Level::Acceleration).problem;
  };
  EXPECT_LE(std::abs(problem(0).vt[0]), restingSpeed(problem(0), 0));
  EXPECT_GT(std::abs(problem(1e-9).vt[0]), restingSpeed(problem(1e-9), 0));
}

}  // namespace
}  // namespace painleve::test
