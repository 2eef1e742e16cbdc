// Whole runs of the event-driven solver on motions with a closed form.
#include "core/solver/event_driven/driver.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kUpright = std::numbers::pi / 2;

struct Ran {
  Keeper keeper;
  Outcome outcome;
  Snapshot end;
};

Ran ran(const Bench& b, const Snapshot& start, double until, const Stop& stop = {}) {
  Ran r;
  r.end = start;
  r.outcome = EventDriven().run(b.task(until), r.end, r.keeper, stop);
  return r;
}

using Kinds = std::vector<EventKind>;

TEST(EventDriven, FallThenPlasticImpactThenRest) {
  const Bench b = rodBench(0.5);
  const Ran r = ran(b, b.free({0, 1.2, kUpright, 0, 0, 0}), 1);
  EXPECT_EQ(r.keeper.kinds(),
            (Kinds{EventKind::Start, EventKind::Impact, EventKind::Rest, EventKind::End}));
  EXPECT_NEAR(r.keeper.find(EventKind::Impact)->after.state.t, std::sqrt(2 * 0.2 / 9.8),
              kEventTime);
  EXPECT_EQ(r.outcome.end, End::Duration);
  EXPECT_EQ(r.end.state.t, 1);
}

TEST(EventDriven, BouncesOfAnUprightRodAreAGeometricSeries) {
  const double e = 0.8;
  const Bench b = rodBench(0.5, e);
  const Ran r = ran(b, b.free({0, 1.2, kUpright, 0, 0, 0}), 1.5);
  double time = std::sqrt(2 * 0.2 / 9.8);
  double flight = 2 * e * time;
  int impacts = 0;
  for (const KeptEvent& event : r.keeper.events) {
    if (event.kind != EventKind::Impact) continue;
    EXPECT_NEAR(event.after.state.t, time, kEventTime * 10) << "impact " << impacts;
    time += flight, flight *= e;
    ++impacts;
  }
  EXPECT_GE(impacts, 5);
}

// The bounces accumulate at (1 + e)/(1 - e) times the first fall; then the tip is closed.
TEST(EventDriven, ZenoSeriesSettlesAtItsLimit) {
  const double e = 0.5;
  const Bench b = rodBench(0.5, e);
  const Ran r = ran(b, b.free({0, 1.2, kUpright, 0, 0, 0}), 2);
  const KeptEvent* settle = r.keeper.find(EventKind::Settle);
  ASSERT_NE(settle, nullptr);
  EXPECT_EQ(settle->rule, "zeno_speed");
  const double fall = std::sqrt(2 * 0.2 / 9.8);
  const double leftOut =
      2 * b.options.zenoSpeed / 9.8 / (1 - e);  // s, the bounces that are not made
  EXPECT_NEAR(settle->after.state.t, fall * (1 + e) / (1 - e), leftOut);
  EXPECT_EQ(r.end.mode[0], Mode::Stick);
  EXPECT_NEAR(balanceOf(*b.system, r.end), balanceOf(*b.system, r.keeper.rows[0]), kEnergyBalance);
}

// Bounces too low for the digits of a position end as well, whatever the scene allows.
TEST(EventDriven, ZenoSeriesEndsWithoutASettlingSpeed) {
  Bench b = rodBench(0.5, 0.5);
  b.options.zenoSpeed = 0;
  int polls = 0;
  const Ran r = ran(b, b.free({0, 1.2, kUpright, 0, 0, 0}), 2, [&] { return ++polls > 10000; });
  EXPECT_EQ(r.outcome.end, End::Duration);
  EXPECT_EQ(r.end.mode[0], Mode::Stick);
}

// A start within the tolerance of contact, on its way up so slowly that it does not get out.
class SlowStart : public testing::TestWithParam<double> {};

TEST_P(SlowStart, GoesOnAndSettles) {
  const Bench b = rodBench(0.5);
  for (double gap : {-9e-10, 0.0, 9e-10}) {
    int polls = 0;
    const Ran r = ran(b, b.free({0, 1 + gap, kUpright, 0, GetParam(), 0}), 0.1,
                      [&] { return ++polls > 10000; });
    EXPECT_EQ(r.outcome.end, End::Duration) << gap;
    EXPECT_EQ(r.end.mode[0], Mode::Stick) << gap;
  }
}

INSTANTIATE_TEST_SUITE_P(Speeds, SlowStart, testing::Values(1e-14, 1e-11, 1e-9, 1e-7, 1e-5));

TEST(EventDriven, ABlockSlidesStopsAndRests) {
  const Bench b = blockBench(0.2);
  const Ran r = ran(b, b.closed({kUpright, 0, 3, 0}, Mode::Free), 5);
  EXPECT_EQ(r.keeper.kinds(), (Kinds{EventKind::Start, EventKind::Stop, EventKind::Stick,
                                     EventKind::Rest, EventKind::End}));
  const KeptEvent& stop = *r.keeper.find(EventKind::Stop);
  EXPECT_NEAR(stop.after.state.t, 3 / (0.2 * 9.8), kEventTime);
  EXPECT_NEAR(stop.after.state.q[0], 9 / (2 * 0.2 * 9.8), kCancellation);
  EXPECT_NEAR(r.end.ledger.friction, -4.5, kCancellation);
}

// On the edge of stick the slip lasts 2e-5 s, less than a first step: it is followed, not begun
// again and again.
TEST(EventDriven, ASlipShorterThanAStepIsFollowed) {
  const Bench b = rodBench(2.5164564852555671);
  const Ran r = ran(b, b.closed({1.0822373130640826, 2.9633050556344109, 0, 0}, Mode::Free), 0.1);
  ASSERT_GE(r.keeper.events.size(), 3U);
  EXPECT_EQ(r.keeper.events[1].kind, EventKind::Stop);
  EXPECT_GT(r.keeper.events[1].after.state.t, 1e-5);
  EXPECT_EQ(r.keeper.events[2].kind, EventKind::Stick);
  EXPECT_LE(r.keeper.events.size(), 5U);
}

TEST(EventDriven, TenHoursOfRestCostNothing) {
  Bench b = rodBench(0.5);
  b.options.outputStep = 1e-3;
  const Ran r = ran(b, b.closed({kUpright, 0, 0, 0}, Mode::Free), 36000);
  EXPECT_EQ(r.keeper.kinds(), (Kinds{EventKind::Start, EventKind::Rest, EventKind::End}));
  EXPECT_LE(r.keeper.rows.size(), 6U);
  EXPECT_EQ(r.keeper.rows.back().state.t, 36000);
  EXPECT_EQ(r.end.mode[0], Mode::Stick);
}

TEST(EventDriven, ARodThatLeansDoesNotRest) {
  const Bench b = rodBench(0.5);
  EXPECT_EQ(
      ran(b, b.closed({kUpright - 1e-6, 0, 0, 0}, Mode::Free), 0.1).keeper.find(EventKind::Rest),
      nullptr);
}

TEST(EventDriven, RowsBeginAtZeroEndAtUntilAndStandTwiceAtEveryInstant) {
  const Bench b = rodBench(0.3, 0.7);
  const Ran r = ran(b, b.free({0, 1.2, 1.2, 1, 0, 2}), 0.7);
  EXPECT_EQ(r.keeper.rows.front().state.t, 0);
  EXPECT_EQ(r.keeper.rows.back().state.t, 0.7);
  for (const KeptEvent& event : r.keeper.events) {
    const double t = event.after.state.t;
    EXPECT_EQ(std::count_if(r.keeper.rows.begin(), r.keeper.rows.end(),
                            [t](const Snapshot& s) { return s.state.t == t; }),
              2)
        << eventKindName(event.kind) << " at " << t;
  }
  EXPECT_TRUE(
      std::is_sorted(r.keeper.rows.begin(), r.keeper.rows.end(),
                     [](const Snapshot& a, const Snapshot& c) { return a.state.t < c.state.t; }));
}

TEST(EventDriven, SameTaskSameBits) {
  const Bench b = rodBench(0.3, 0.7);
  const Snapshot start = b.free({0, 1.2, 1.2, 1, 0, 2});
  const Ran once = ran(b, start, 1), again = ran(b, start, 1);
  ASSERT_EQ(once.keeper.rows.size(), again.keeper.rows.size());
  for (std::size_t i = 0; i < once.keeper.rows.size(); ++i) {
    EXPECT_EQ(once.keeper.rows[i].state.t, again.keeper.rows[i].state.t);
    EXPECT_EQ(once.keeper.rows[i].state.q, again.keeper.rows[i].state.q);
    EXPECT_EQ(once.keeper.rows[i].state.v, again.keeper.rows[i].state.v);
  }
}

TEST(EventDriven, StopsWhereItIsAskedTo) {
  const Bench b = rodBench(0.3, 0.7);
  int polls = 0;
  const Ran r = ran(b, b.free({0, 1.2, 1.2, 1, 0, 2}), 100, [&] { return ++polls > 5; });
  EXPECT_EQ(r.outcome.end, End::Cancelled);
  EXPECT_EQ(polls, 6);
  EXPECT_LT(r.end.state.t, 100);
}

// stop acts within one chunk, however long a step the motion allows.
TEST(EventDriven, StopIsPolledAtLeastOnceAChunk) {
  Bench b = rodBench(0.3);
  b.options.outputStep = 1e-4;
  std::size_t worst = 0, last = 0;
  Keeper keeper;
  Snapshot s = b.free({0, 100, kUpright, 0, 0, 0});
  EventDriven().run(b.task(2), s, keeper, [&] {
    worst = std::max(worst, keeper.rows.size() - last);
    last = keeper.rows.size();
    return false;
  });
  EXPECT_LE(worst, kChunkRows + 4);
}

TEST(EventDriven, EndsAtItsLimitOfEvents) {
  Bench b = rodBench(0.3, 0.99);
  b.options.maxEvents = 10;
  const Ran r = ran(b, b.free({0, 1.2, kUpright, 0, 0, 0}), 100);
  EXPECT_EQ(r.outcome.end, End::EventLimit);
  EXPECT_FALSE(r.outcome.reason.empty());
  EXPECT_GE(r.keeper.events.size(), 10U);
  EXPECT_LE(r.keeper.events.size(), 12U);
}

TEST(EventDriven, OtherEndTouchingIsALimitWithAReason) {
  const Bench b = rodBench(0.3);
  const Ran r = ran(b, b.closed({0.3, -1, -1, 0}, Mode::Free), 5);
  EXPECT_EQ(r.outcome.end, End::Limit);
  EXPECT_NE(r.outcome.reason.find("other_end"), std::string::npos);
  ASSERT_GE(r.keeper.events.size(), 2U);
  EXPECT_EQ(r.keeper.events.back().kind, EventKind::Limit);
  EXPECT_EQ(r.keeper.events.back().contact, 1);
  const EventKind how = r.keeper.events[r.keeper.events.size() - 2].kind;
  EXPECT_TRUE(how == EventKind::Impact || how == EventKind::Touch);
  EXPECT_EQ(r.keeper.rows.back().state.t, r.end.state.t) << "the last row is the end";
}

TEST(EventDriven, ResumeWritesNoStart) {
  const Bench b = rodBench(0.3);
  Task task = b.task(0.1);
  task.begin = Begin::Resume;
  task.last = false;
  Snapshot s = b.free({0, 2, 1, 0, 0, 0});
  Keeper keeper;
  EXPECT_EQ(EventDriven().run(task, s, keeper, {}).end, End::Duration);
  EXPECT_TRUE(keeper.events.empty());
  EXPECT_EQ(s.state.t, 0.1);
}

TEST(EventDriven, InfiniteRatesEndTheRunAsAValue) {
  const Bench b = rodBench(0.3);
  Snapshot s = b.free({0, 2, 1, 0, 0, 0});
  s.state.v[0] = std::numeric_limits<double>::infinity();
  Keeper keeper;
  const Outcome outcome = EventDriven().run(b.task(1), s, keeper, {});
  EXPECT_EQ(outcome.end, End::NoSolution);
  EXPECT_FALSE(outcome.reason.empty());
}

// Elastic and without friction: many bounces, the energy stays.
TEST(EventDriven, ElasticBouncesKeepTheEnergy) {
  const Bench b = rodBench(0, 1);
  const Ran r = ran(b, b.free({0, 1.4, 1.3, 0.5, 0, 0.5}), 2);
  EXPECT_GE(std::count_if(r.keeper.events.begin(), r.keeper.events.end(),
                          [](const KeptEvent& event) { return event.kind == EventKind::Impact; }),
            3);
  for (const Snapshot& s : r.keeper.rows)
    EXPECT_NEAR(energyOf(*b.system, s.state), energyOf(*b.system, r.keeper.rows[0].state),
                kEnergyBalance * 10);
}

TEST(EventDriven, BothEndsMayStrikeOneAfterTheOther) {
  const Bench b = rodBench(0.2, 0.9);
  const Ran r = ran(b, b.free({0, 0.5, 0.2, 0, 0, -1}), 0.5);
  bool tip = false, other = false;
  for (const KeptEvent& event : r.keeper.events) {
    tip = tip || (event.kind == EventKind::Impact && event.contact == 0);
    other = other || (event.kind == EventKind::Impact && event.contact == 1);
  }
  EXPECT_TRUE(tip && other);
  for (const Snapshot& s : r.keeper.rows)
    for (int contact : {0, 1}) EXPECT_GE(b.system->gap(contact, s.state), -kHeldGap);
}

TEST(EventDriven, PendulumSwingsWithoutLosingEnergy) {
  const Bench b = bench("double_pendulum", {1, 1, 2.5, 9.8}, 0.5, 0.5);
  const Ran r = ran(b, b.free({1.5, 1, 0, 2}), 10);
  EXPECT_EQ(r.keeper.kinds(), (Kinds{EventKind::Start, EventKind::End}));
  EXPECT_NEAR(energyOf(*b.system, r.end.state), energyOf(*b.system, r.keeper.rows[0].state),
              kEnergyBalance * 10);
}

}  // namespace
}  // namespace painleve::test
