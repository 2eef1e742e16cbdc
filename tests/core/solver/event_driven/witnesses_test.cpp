// What ends a smooth motion, and when: against closed forms, to 1e-12 s.
#include "core/solver/event_driven/witnesses.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kFar = 100;          // s
constexpr double kLastDigits = 1e-7;  // s, a free fall through the last digits of a gap
constexpr double kSingular = 1e-8;    // 1/kg, where B is as good as zero
constexpr double kUpright = std::numbers::pi / 2;

struct Found {
  Hit hit;
  State state;
};

// The first event of the motion the snapshot stands for, in steps of at most `limit`.
Found firstOf(const Bench& b, const Snapshot& start, double until = kFar, double limit = 0.25) {
  const Flow flow(*b.system, b.laws, motionOf(start), static_cast<int>(start.state.q.size()));
  Integrator integrator([&flow](const FlowVector& y, FlowVector& rate) { flow(y, rate); }, 1e-12,
                        1e-12);
  const FlowVector y = flow.pack(start);
  Witnesses witnesses(*b.system, flow, y, until);
  integrator.begin(y, 1e-3);
  for (int i = 0; i < 100000; ++i) {
    if (!integrator.step(limit)) break;
    if (const auto hit = witnesses.first(integrator)) {
      FlowVector at;
      integrator.exact(hit->at, at);
      return {*hit, flow.state(at)};
    }
  }
  ADD_FAILURE() << "no event";
  return {{}, start.state};
}

TEST(Witnesses, FreeFallEndsAtTheRootOfTheParabola) {
  const Bench b = rodBench(0);
  for (double height : {1e-6, 0.01, 0.5, 20.0}) {
    const Found f = firstOf(b, b.free({0, 1 + height, kUpright, 0, 0, 0}));
    EXPECT_EQ(f.hit.kind, HitKind::Gap);
    EXPECT_EQ(f.hit.contact, 0);
    EXPECT_NEAR(f.state.t, std::sqrt(2 * height / 9.8), kEventTime) << height;
  }
}

TEST(Witnesses, ThrowFromTheGroundComesBackAfterTwiceTheRise) {
  const Bench b = rodBench(0);
  for (double speed : {1e-3, 0.5, 8.0}) {
    const Found f = firstOf(b, b.free({0, 1, kUpright, 3, speed, 0}));
    EXPECT_EQ(f.hit.kind, HitKind::Gap);
    EXPECT_NEAR(f.state.t, 2 * speed / 9.8, kEventTime) << speed;
  }
}

// The tip dips into the ground and out again within one step.
TEST(Witnesses, ADipBetweenTwoSamplesIsFound) {
  const Bench b = bench("rod", {1, 1, 1.0 / 3, 1e-9}, 0);
  const double spin = 10, depth = 1e-4;
  const Found f = firstOf(b, b.free({0, 1 - depth, kUpright - 0.2, 0, 0, spin}), kFar, 0.04);
  EXPECT_EQ(f.hit.kind, HitKind::Gap);
  EXPECT_NEAR(f.state.t, (0.2 - std::acos(1 - depth)) / spin, kEventTime * 10)
      << "the gap is flat there";
}

TEST(Witnesses, APassAboveTheGroundIsNoEvent) {
  const Bench b = bench("rod", {1, 1, 1.0 / 3, 1e-9}, 0);
  const Found f = firstOf(b, b.free({0, 1 + 1e-9, kUpright - 0.2, 0, 0, 10}), 0.1, 0.04);
  EXPECT_EQ(f.hit.kind, HitKind::Until);
}

TEST(Witnesses, PressedIntoTheGroundHitsAsSoonAsTheDigitsOfTheGapShowIt) {
  const Bench b = rodBench(0);
  const Found f = firstOf(b, b.free({0, 1, kUpright, 0, 0, 0}));
  EXPECT_EQ(f.hit.kind, HitKind::Gap);
  EXPECT_NEAR(f.state.t, 0, kLastDigits);
}

TEST(Witnesses, ABlockStopsAfterItsSpeedOverTheFriction) {
  for (double mu : {0.1, 0.5}) {
    const Bench b = blockBench(mu);
    for (int sign : {-1, 1}) {
      const Found f = firstOf(b, b.closed({kUpright, 0, sign * 2.0, 0}, slipMode(sign)));
      EXPECT_EQ(f.hit.kind, HitKind::StopSlip);
      EXPECT_NEAR(f.state.t, 2 / (mu * 9.8), kEventTime);
    }
  }
}

// A spinning upright rod without friction: A = g - l w^2 sin(theta) has a zero on a known orbit.
TEST(Witnesses, ASlideLiftsOffWhereAVanishes) {
  const Bench b = rodBench(1.4);
  const Found f = firstOf(b, b.closed({0.75, 2.5, -20, 0}, Mode::SlipMinus));
  EXPECT_EQ(f.hit.kind, HitKind::LiftOff);
  EXPECT_NEAR(f.state.v[2] * f.state.v[2] * std::sin(f.state.q[2]), 9.8, kCancellation);
}

// The falling pencil: |F_T| = mu F_N first holds backwards for mu < 0.3706, forwards above. Rod
// derivations 6.
TEST(Witnesses, StickGivesWayToTheSideOfItsFriction) {
  for (const auto& [mu, side] : {std::pair{0.2, -1}, std::pair{0.5, 1}}) {
    const Bench b = rodBench(mu);
    const Found f = firstOf(b, b.closed({kUpright - 0.01, 0, 0, 0}, Mode::Stick));
    EXPECT_EQ(f.hit.kind, HitKind::StickLimit);
    const ClosedContact c = readContact(*b.system, b.laws, f.state, 0);
    const HeldForce force = heldForce(c, Mode::Stick);
    EXPECT_NEAR(std::abs(force.tangent), mu * force.normal, kCancellation);
    EXPECT_EQ(f.hit.side, force.tangent > 0 ? -1 : 1);
    EXPECT_EQ(f.hit.side, side);
  }
}

TEST(Witnesses, StaticFrictionHoldsLongerThanKinetic) {
  Bench b = rodBench(0.2);
  b.laws.friction[0] = Coulomb{0.2, 0.2, 0.3};
  const Found f = firstOf(b, b.closed({kUpright - 0.01, 0, 0, 0}, Mode::Stick));
  const HeldForce force = heldForce(readContact(*b.system, b.laws, f.state, 0), Mode::Stick);
  EXPECT_NEAR(std::abs(force.tangent), 0.3 * force.normal, kCancellation);
}

TEST(Witnesses, ReachesTheSingularPointWhereBothAAndBVanish) {
  const Bench b = rodBench(2);
  const Found f = firstOf(b, b.closed({0.55, 2, -40, 0}, Mode::SlipMinus));
  EXPECT_EQ(f.hit.kind, HitKind::Singular);
  const ClosedContact c = readContact(*b.system, b.laws, f.state, 0);
  EXPECT_LT(std::abs(c.B(-1)), kSingular);
}

TEST(Witnesses, TheOtherEndIsWatchedWhileTheTipSlides) {
  const Bench b = bench("rod", {1, 1, 1.0 / 3, 9.8}, 0);
  const Found f = firstOf(b, b.closed({0.3, -0.1, -1, 0}, Mode::SlipMinus));
  EXPECT_EQ(f.hit.kind, HitKind::Gap);
  EXPECT_EQ(f.hit.contact, 1);
  EXPECT_NEAR(b.system->gap(1, f.state), 0, kRounding);
}

TEST(Witnesses, UntilIsHitExactly) {
  const Bench b = rodBench(0.3);
  for (const Snapshot& s :
       {b.free({0, 30, 1, 0, 0, 1}), b.closed({1.2, 0, -20, 0}, Mode::SlipMinus)}) {
    const Found f = firstOf(b, s, 0.1);
    EXPECT_EQ(f.hit.kind, HitKind::Until);
    EXPECT_NEAR(f.state.t, 0.1, kRounding);
  }
}

// Another step pattern is another set of brackets: the event must not move.
TEST(Witnesses, EventsDoNotDependOnTheStepsThatBracketThem) {
  const Bench b = rodBench(0.3);
  const Snapshot slide = b.closed({1.0, 1.0, -2, 0}, Mode::SlipMinus);
  const double reference = firstOf(b, slide, kFar, 0.02).state.t;
  for (double limit : {0.007, 0.0131, 0.05, 0.2})
    EXPECT_NEAR(firstOf(b, slide, kFar, limit).state.t, reference, kEventTime) << limit;
}

}  // namespace
}  // namespace painleve::test
