#include "core/solver/event_driven/instant.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kUpright = std::numbers::pi / 2;
using Kinds = std::vector<EventKind>;

struct Moment {
  Keeper keeper;
  Snapshot end;
  std::optional<Outcome> ended;
};

Moment opened(const Bench& b, const Snapshot& start, Begin begin = Begin::Start) {
  Moment m;
  m.end = start;
  Task task = b.task(1);
  task.begin = begin;
  Instant instant(task, m.keeper, m.end);
  m.ended = instant.open();
  instant.flush();
  return m;
}

Moment handled(const Bench& b, const Snapshot& before, const Hit& hit) {
  Moment m;
  m.end = before;
  const Task task = b.task(1);
  Instant instant(task, m.keeper, m.end);
  m.ended = instant.handle(hit);
  instant.flush();
  return m;
}

TEST(InstantOpen, InFlightOnlyStarts) {
  const Bench b = rodBench(0.5);
  const Moment m = opened(b, b.free({0, 2, 1, 0, 0, 0}));
  EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::Start}));
  EXPECT_EQ(m.keeper.rows.size(), 2U);
  EXPECT_FALSE(m.ended);
  EXPECT_EQ(m.end.mode[0], Mode::Free);
}

TEST(InstantOpen, FindsTheModeOfAContactWhateverTheSnapshotSays) {
  const Bench b = rodBench(0.5);
  EXPECT_EQ(opened(b, b.closed({1.2, 0, -3, 0}, Mode::Free)).end.mode[0], Mode::SlipMinus);
  EXPECT_EQ(opened(b, b.closed({1.2, 0, 3, 0}, Mode::SlipMinus)).end.mode[0], Mode::SlipPlus);
  EXPECT_EQ(opened(b, b.closed({1.2, 0, 0, 0}, Mode::Free)).end.mode[0], Mode::Stick);
}

TEST(InstantOpen, StartShowsTheContactAsItGoesOn) {
  const Bench b = rodBench(0.5);
  const Moment m = opened(b, b.closed({1.2, 0, -3, 0}, Mode::Free));
  ASSERT_EQ(m.keeper.kinds(), (Kinds{EventKind::Start}));
  EXPECT_EQ(m.keeper.events[0].before.mode[0], Mode::SlipMinus);
  EXPECT_EQ(m.keeper.rows[0].mode[0], Mode::SlipMinus);
}

TEST(InstantOpen, ContactAlreadyLeavingIsFree) {
  const Bench b = rodBench(0.5);
  Snapshot s = b.closed({1.2, 0, -3, 0}, Mode::Free);
  s.state.v[1] += 0.1;
  const Moment m = opened(b, s);
  EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::Start}));
  EXPECT_EQ(m.end.mode[0], Mode::Free);
}

TEST(InstantOpen, ContactPressedInCollidesAtOnce) {
  const Bench b = rodBench(0.5);
  Snapshot s = b.closed({kUpright, 0, 0, 0}, Mode::Free);
  s.state.v[1] -= 0.1;
  const Moment m = opened(b, s);
  EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::Start, EventKind::Impact}));
  EXPECT_EQ(m.keeper.rows.size(), 2U);
}

TEST(InstantOpen, LyingFlatIsTwoContactsAndALimit) {
  const Bench b = rodBench(0.5);
  const Moment m = opened(b, b.free({0, 0, 0, 0, 0, 0}));
  ASSERT_TRUE(m.ended);
  EXPECT_EQ(m.ended->end, End::Limit);
  EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::Start, EventKind::Limit}));
}

TEST(InstantOpen, InsideAnObstacleIsALimit) {
  const Bench b = rodBench(0.5);
  const Moment m = opened(b, b.free({0, 0.5, kUpright, 0, 1, 0}), Begin::Edit);
  ASSERT_TRUE(m.ended);
  EXPECT_EQ(m.ended->end, End::Limit);
  EXPECT_NE(m.ended->reason.find("tip is inside its obstacle"), std::string::npos);
  EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::Edit, EventKind::Limit}));
}

TEST(InstantOpen, AfterAnEditTheEventIsTheEdit) {
  const Bench b = rodBench(0.5);
  const Moment m = opened(b, b.closed({1.2, 0, -3, 0}, Mode::SlipMinus), Begin::Edit);
  EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::Edit}));
  EXPECT_EQ(m.end.mode[0], Mode::SlipMinus);
}

// Derivations 6: after a stop one of stick, slip reversal, lift-off follows at the same time.
TEST(InstantStop, IsFollowedByWhatTheStaticProblemSays) {
  struct Case {
    double mu, theta, omega;
    EventKind next;
  };
  for (const Case& c :
       {Case{1.0, 1.2, 0, EventKind::Stick}, Case{0.3, 0.6, 0, EventKind::Slip},
        Case{0.3, 0.6, 3.5, EventKind::SlipReversal}, Case{0.3, 1.2, 4, EventKind::LiftOff}}) {
    const Bench b = rodBench(c.mu);
    Snapshot s = b.closed({c.theta, c.omega, -1e-14, 0}, Mode::SlipMinus);
    const Moment m = handled(b, s, {HitKind::StopSlip, 0, 0, 0});
    EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::Stop, c.next})) << eventKindName(c.next);
    EXPECT_EQ(m.keeper.rows.size(), 2U);
    EXPECT_EQ(m.keeper.events[0].before.mode[0], Mode::SlipMinus);
    EXPECT_EQ(m.keeper.events[1].after.mode[0], m.end.mode[0]);
  }
}

TEST(InstantStick, GivesWayToTheSideOfTheLimit) {
  const Bench b = rodBench(0.3);
  for (int side : {-1, 1}) {
    const Moment m =
        handled(b, b.closed({1.2, 0, 0, 0}, Mode::Stick), {HitKind::StickLimit, 0, side, 0});
    EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::Slip}));
    EXPECT_EQ(m.end.mode[0], slipMode(side));
    EXPECT_EQ(m.keeper.events[0].rule, "friction limit");
  }
}

TEST(InstantLiftOff, OpensTheContactAndForgetsItsImpulse) {
  const Bench b = rodBench(0.3);
  Snapshot s = b.closed({1.2, std::sqrt(9.8 / std::sin(1.2)), -3, 0}, Mode::SlipMinus);
  s.impulse = 5;
  const Moment m = handled(b, s, {HitKind::LiftOff, 0, 0, 0});
  EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::LiftOff}));
  EXPECT_EQ(m.end.mode[0], Mode::Free);
  EXPECT_EQ(m.end.impulse, 0);
}

// Derivations 7, M4-: A rises to zero with B < 0, and no solution is left but a tangential impact.
TEST(InstantLiftOff, WithNegativeBIsATangentialImpact) {
  const Bench b = rodBench(1.6);
  const Snapshot s = b.closed({1, -std::sqrt(9.8 / std::sin(1.0)), -3, 0}, Mode::SlipMinus);
  const Moment m = handled(b, s, {HitKind::LiftOff, 0, 0, 0});
  ASSERT_FALSE(m.keeper.events.empty());
  EXPECT_EQ(m.keeper.events[0].kind, EventKind::TangentialImpact);
}

TEST(InstantTouch, WithoutNormalSpeedIsATouch) {
  const Bench b = rodBench(0.5);
  Snapshot s = b.closed({1.2, 0, -3, 0}, Mode::Free);
  const Moment m = handled(b, s, {HitKind::Gap, 0, 0, 0});
  EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::Touch}));
  EXPECT_EQ(m.end.mode[0], Mode::SlipMinus);
}

TEST(InstantTouch, OfASecondContactIsALimit) {
  const Bench b = rodBench(0.5);
  const Moment m =
      handled(b, b.closed({1e-12, -1, -3, 0}, Mode::SlipMinus), {HitKind::Gap, 1, 0, 0});
  EXPECT_EQ(m.keeper.kinds(), (Kinds{EventKind::Impact, EventKind::Limit}));
  ASSERT_TRUE(m.ended);
  EXPECT_EQ(m.ended->end, End::Limit);
}

TEST(InstantRests, OnlyWhereNothingMovesAndNothingAccelerates) {
  const Bench b = rodBench(0.5);
  const auto rests = [&](const Snapshot& start) {
    Snapshot s = start;
    Keeper keeper;
    const Task task = b.task(1);
    Instant instant(task, keeper, s);
    const bool still = instant.rests();
    instant.flush();
    EXPECT_EQ(keeper.find(EventKind::Rest) != nullptr, still);
    return still;
  };
  EXPECT_TRUE(rests(b.closed({kUpright, 0, 0, 0}, Mode::Stick)));
  EXPECT_FALSE(rests(b.closed({1.2, 0, 0, 0}, Mode::Stick))) << "it falls";
  EXPECT_FALSE(rests(b.closed({kUpright, 1e-3, 0, 0}, Mode::Stick))) << "it turns";
  EXPECT_FALSE(rests(b.free({0, 2, 1, 0, 0, 0}))) << "it flies";
}

TEST(InstantFlush, WritesTwoRowsAroundTheEventsAndCountsThem) {
  const Bench b = rodBench(0.5);
  Snapshot s = b.free({0, 2, 1, 0, 0, 0});
  Keeper keeper;
  const Task task = b.task(1);
  Instant instant(task, keeper, s);
  instant.flush();
  EXPECT_TRUE(keeper.rows.empty());
  instant.close();
  instant.flush();
  EXPECT_EQ(keeper.kinds(), (Kinds{EventKind::End}));
  EXPECT_EQ(keeper.rows.size(), 2U);
  EXPECT_EQ(instant.eventCount(), 1);
}

}  // namespace
}  // namespace painleve::test
