#include "core/solver/moreau/story.h"

#include <gtest/gtest.h>

#include "core/laws/event_rules.h"
#include "tests/support/small/scheme_bench.h"

namespace painleve {
namespace {

using test::vecOf;

test::SchemeRun run(double mu, double e, double pull, const State& start, double until) {
  test::Bench b = test::schemeBench(std::make_shared<test::Block>(10, pull), mu, e, {.step = 1e-2});
  b.options.outputStep = 0.05;
  return test::runScheme(b, start, until);
}

TEST(Story, ASlideThatStopsIsToldAsStopAndStick) {
  const auto told = run(0.5, 0, 0, {0, vecOf({0, 0}), vecOf({1, 0})}, 0.5);
  EXPECT_EQ(told.kept.kinds(),
            (std::vector{EventKind::Start, EventKind::Stop, EventKind::Stick, EventKind::End}));
  const test::KeptEvent* stop = told.kept.find(EventKind::Stop);
  EXPECT_EQ(stop->rule, kTimeStepping) << "not the impact law of the same author";
  EXPECT_EQ(stop->contact, 0);
  EXPECT_EQ(stop->before.mode[0], Mode::SlipPlus);
  EXPECT_NEAR(stop->after.state.t, 0.2, 0.011);
  EXPECT_EQ(told.kept.find(EventKind::Stick)->before.mode[0], Mode::SlipPlus);
  EXPECT_EQ(told.kept.find(EventKind::Stick)->after.mode[0], Mode::Stick);
}

TEST(Story, ASlideThatReversesSaysSo) {
  const auto told = run(0.1, 0, -5, {0, vecOf({0, 0}), vecOf({1, 0})}, 0.5);
  EXPECT_EQ(told.kept.kinds(), (std::vector{EventKind::Start, EventKind::Stop,
                                            EventKind::SlipReversal, EventKind::End}));
}

// Variant L acts before it touches: it may stop short of the floor and fall the rest of the way.
TEST(Story, AFallEndsInAnImpactWithItsImpulse) {
  const auto told = run(0.5, 0, 0, {0, vecOf({0, 0.2}), vecOf({0, 0})}, 1);
  ASSERT_GE(told.kept.events.size(), 3U);
  const test::KeptEvent& impact = told.kept.events[1];
  EXPECT_EQ(impact.kind, EventKind::Impact);
  EXPECT_NEAR(impact.impulseNormal, 2, 0.11);
  EXPECT_EQ(impact.after.mode[0], Mode::Stick);
  EXPECT_EQ(impact.after.state.v[1], 0);
  EXPECT_LE(impact.after.state.q[1], 1e-2 * 2.1) << "short by a step's way at most";
  EXPECT_EQ(told.end.mode[0], Mode::Stick);
  EXPECT_NEAR(told.end.state.q[1], 0, 1e-3);
}

TEST(Story, ABounceTouchesAndLiftsOff) {
  const auto told = run(0, 0.5, 0, {0, vecOf({0, 0.2}), vecOf({0, 0})}, 0.25);
  EXPECT_EQ(told.kept.kinds(),
            (std::vector{EventKind::Start, EventKind::Impact, EventKind::LiftOff, EventKind::End}));
}

// Rows are steps: the first that reaches each multiple of the output step, and both ends of a step
// with events; no time is written twice but at start and end.
TEST(Story, RowsAreEndsOfSteps) {
  const auto told = run(0.5, 0, 0, {0, vecOf({0, 0}), vecOf({1, 0})}, 0.5);
  double last = -1;
  std::size_t doubled = 0;
  for (const Snapshot& row : told.kept.rows) {
    EXPECT_GE(row.state.t, last);
    doubled += row.state.t == last ? 1 : 0;
    last = row.state.t;
    const double steps = row.state.t / 1e-2;
    EXPECT_NEAR(steps, std::round(steps), 1e-9);
  }
  EXPECT_EQ(doubled, 2U);
  for (int k = 1; k < 10; ++k) {
    bool found = false;
    for (const Snapshot& row : told.kept.rows)
      found = found || std::abs(row.state.t - 0.05 * k) < 1e-12;
    EXPECT_TRUE(found) << k;
  }
}

TEST(Story, OutputShorterThanAStepGivesARowAStep) {
  test::Bench b = test::schemeBench(std::make_shared<test::Block>(10), 0, 0, {.step = 1e-2});
  b.options.outputStep = 1e-3;
  const auto told = test::runScheme(b, {0, vecOf({0, 5}), vecOf({0, 0})}, 0.1);
  EXPECT_EQ(told.kept.rows.size(), 2U + 9U + 2U);
}

}  // namespace
}  // namespace painleve
