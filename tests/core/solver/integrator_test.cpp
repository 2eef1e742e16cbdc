#include "core/solver/integrator.h"

#include <cmath>
#include <limits>
#include <numbers>

#include <gtest/gtest.h>

#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kNoControl = 1e9;   // a tolerance that accepts every step
constexpr double kOneStep = 1e-8;    // the error of a single step of 0.1
constexpr double kOrderSlack = 0.2;  // an observed order is not yet the asymptotic one

void oscillator(const FlowVector& y, FlowVector& rate) {
  rate.resize(2);
  rate[0] = y[1];
  rate[1] = -y[0];
}

// An oscillator with an amplitude-dependent frequency, so that no error term vanishes.
void pendulum(const FlowVector& y, FlowVector& rate) {
  rate.resize(2);
  rate[0] = y[1];
  rate[1] = -std::sin(y[0]);
}

FlowVector marched(const Derivative& derivative, const FlowVector& y, double time, int steps) {
  Integrator integrator(derivative, kNoControl, kNoControl);
  const double h = time / steps;
  integrator.begin(y, h);
  for (int i = 0; i < steps; ++i) EXPECT_TRUE(integrator.step(h));
  return integrator.end();
}

double largestDifference(const FlowVector& a, const FlowVector& b) {
  double largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, std::abs(a[i] - b[i]));
  return largest;
}

TEST(Integrator, HasOrderFive) {
  const FlowVector start{1.5, 0.2};
  const FlowVector exact = marched(pendulum, start, 2, 4096);
  const double coarse = largestDifference(marched(pendulum, start, 2, 32), exact);
  const double fine = largestDifference(marched(pendulum, start, 2, 64), exact);
  EXPECT_GE(std::log2(coarse / fine), 5 - kOrderSlack);
}

// Error of one step's interpolant at a fraction of it.
double denseError(double h, double fraction) {
  Integrator integrator(oscillator, kNoControl, kNoControl);
  integrator.begin({1, 0.5}, h);
  EXPECT_TRUE(integrator.step(h));
  FlowVector y;
  const double t = fraction * h;
  integrator.dense(t, y);
  return std::abs(y[0] - (std::cos(t) + 0.5 * std::sin(t)));
}

// A local error of h^5 or better makes the rows fourth order.
TEST(Integrator, InterpolantHasOrderFour) {
  for (double fraction : {0.2, 0.5, 0.8})
    EXPECT_GE(std::log2(denseError(0.1, fraction) / denseError(0.05, fraction)), 5 - kOrderSlack)
        << fraction;
}

TEST(Integrator, InterpolantMeetsBothEnds) {
  Integrator integrator(pendulum, kNoControl, kNoControl);
  integrator.begin({1, 0}, 0.3);
  ASSERT_TRUE(integrator.step(0.3));
  FlowVector y;
  integrator.dense(0, y);
  EXPECT_LE(largestDifference(y, integrator.begin()), kRounding);
  integrator.dense(integrator.length(), y);
  EXPECT_LE(largestDifference(y, integrator.end()), kRounding);
}

TEST(Integrator, ExactStepIsFifthOrderAndEndsWhereTheStepDid) {
  const auto errorAt = [](double h) {
    Integrator integrator(oscillator, kNoControl, kNoControl);
    integrator.begin({1, 0.5}, h);
    EXPECT_TRUE(integrator.step(h));
    FlowVector y;
    integrator.exact(h, y);
    EXPECT_EQ(largestDifference(y, integrator.end()), 0);
    integrator.exact(h / 2, y);
    return std::abs(y[0] - (std::cos(h / 2) + 0.5 * std::sin(h / 2)));
  };
  EXPECT_GE(std::log2(errorAt(0.8) / errorAt(0.4)), 6 - kOrderSlack);
}

TEST(Integrator, ExactStepsLeaveTheInterpolantAlone) {
  Integrator integrator(pendulum, kNoControl, kNoControl);
  integrator.begin({1, 0}, 0.3);
  ASSERT_TRUE(integrator.step(0.3));
  FlowVector before, aside, after;
  integrator.dense(0.17, before);
  integrator.exact(0.05, aside);
  integrator.exact(0.29, aside);
  integrator.dense(0.17, after);
  EXPECT_EQ(before, after);
}

TEST(Integrator, KeepsItsTolerance) {
  Integrator integrator(oscillator, 1e-12, 1e-12);
  integrator.begin({1, 0}, 1e-4);
  const double period = 2 * std::numbers::pi;
  double t = 0;
  while (t < period) {
    ASSERT_TRUE(integrator.step(period - t));
    t += integrator.length();
  }
  EXPECT_NEAR(integrator.end()[0], 1, kIntegration);
  EXPECT_NEAR(integrator.end()[1], 0, kIntegration);
}

TEST(Integrator, StepsNoLongerThanAllowedAndRemembersItsOwnStep) {
  Integrator integrator(oscillator, 1e-10, 1e-10);
  integrator.begin({1, 0}, 0.01);
  ASSERT_TRUE(integrator.step(1));
  const double free = integrator.proposal();
  ASSERT_TRUE(integrator.step(1e-6));
  EXPECT_LE(integrator.length(), 1e-6);
  EXPECT_GE(integrator.proposal(), free) << "a step cut short says nothing about the step size";
}

TEST(Integrator, ShortensAStepThatFails) {
  Integrator integrator(pendulum, 1e-12, 1e-12);
  integrator.begin({1, 0}, 2);
  ASSERT_TRUE(integrator.step(2));
  EXPECT_LT(integrator.length(), 1);
}

TEST(Integrator, GoesOnFromACorrectedState) {
  Integrator integrator(oscillator, kNoControl, kNoControl);
  integrator.begin({1, 0}, 0.1);
  ASSERT_TRUE(integrator.step(0.1));
  integrator.correct({2, 0});
  ASSERT_TRUE(integrator.step(0.1));
  EXPECT_EQ(integrator.begin()[0], 2);
  EXPECT_NEAR(integrator.end()[0], 2 * std::cos(0.1), kOneStep);
}

TEST(Integrator, SaysSoWhereNoStepSucceeds) {
  const auto infinite = [](const FlowVector& y, FlowVector& rate) {
    rate.assign(y.size(), std::numeric_limits<double>::quiet_NaN());
  };
  Integrator integrator(infinite, 1e-12, 1e-12);
  integrator.begin({1, 0}, 0.1);
  EXPECT_FALSE(integrator.step(0.1));
}

}  // namespace
}  // namespace painleve::test
