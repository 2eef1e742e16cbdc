// A contact at rest under both solvers: up to which load friction holds it, and that the label says
// so to 1e-12 N. [MO] secs. 15, 17
#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/solver/closed_contact.h"
#include "tests/support/draws.h"
#include "tests/support/random/property.h"
#include "tests/support/small/scheme_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kNewton = 1e-12;  // N, what a label must tell apart
constexpr double kStep = 1e-3;     // s

// A kilogram on the floor, from rest. F_N = gravity.
Bench loadedBlock(Scheme scheme, double gravity, double load, const Coulomb& friction) {
  Bench b =
      schemeBench(std::make_shared<Block>(gravity, load), 0, 0, SteppingOptions{.step = kStep});
  b.laws.friction[0] = friction;
  b.options.scheme = scheme;
  return b;
}

SchemeRun ran(const Bench& b, const State& start, double until) {
  return b.options.scheme == Scheme::Moreau ? runScheme(b, start, until)
                                            : runEventDriven(b, start, until);
}

State atRest(int coordinates) {
  return {0, Vec::Zero(coordinates), Vec::Zero(coordinates)};
}

class FrictionAtRest : public testing::TestWithParam<Scheme> {};

// The load is exact in doubles: 0.3 * 10 N = 3 N.
TEST_P(FrictionAtRest, TheLimitIsSharp) {
  for (const double side : {-1.0, 1.0}) {
    for (const double off : {-kNewton, 0.0, kNewton}) {
      SCOPED_TRACE(testing::Message() << side << ' ' << off);
      const Bench b = loadedBlock(GetParam(), 10, side * (3 + off), coulomb(0.3));
      const SchemeRun run = ran(b, atRest(2), 0.5);
      const Mode wanted = off <= 0 ? Mode::Stick : slipMode(side > 0 ? 1 : -1);
      EXPECT_EQ(run.end.mode[0], wanted);
      if (off <= 0) {
        EXPECT_EQ(run.end.state.v[0], 0);
      } else {
        EXPECT_NEAR(run.end.state.v[0], side * kNewton * 0.5, 0.1 * kNewton);
      }
    }
  }
}

// No static limit is below the kinetic one of its side, in either solver.
TEST_P(FrictionAtRest, EachSideHoldsTheLargerOfItsTwoCoefficients) {
  const Coulomb friction{0.6, 0.2, 0.4};
  for (const auto& [load, wanted] : {std::pair{5.0, Mode::Stick},
                                     {5.9, Mode::Stick},
                                     {6.1, Mode::SlipPlus},
                                     {-3.9, Mode::Stick},
                                     {-4.1, Mode::SlipMinus}}) {
    const SchemeRun run = ran(loadedBlock(GetParam(), 10, load, friction), atRest(2), 0.1);
    EXPECT_EQ(run.end.mode[0], wanted) << load;
  }
}

// What slips leaves at the static limit: under time-stepping for the whole of the step that gave
// way ([MO] sec. 17), event-driven not at all.
TEST_P(FrictionAtRest, HoldsOrSlipsAsTheLargerCoefficientSaysUnderAnyLoad) {
  int below = 0;
  const Scheme scheme = GetParam();
  expectHolds(400, [&] {
    Coulomb friction{anyBetween(0, 1), anyBetween(0, 1), 0};
    friction.stick = anyBetween(0, 1.2);
    const double gravity = anyBetween(1, 20), load = gravity * anyBetween(-1.4, 1.4);
    const int side = load > 0 ? 1 : -1;
    const double limit = std::max(*friction.stick, friction.kinetic(side)) * gravity;
    RC_PRE(std::abs(std::abs(load) - limit) > 1e-6);
    below += *friction.stick < std::max(friction.plus, friction.minus) ? 1 : 0;
    const SchemeRun run = ran(loadedBlock(scheme, gravity, load, friction), atRest(2), 0.1);
    const bool holds = std::abs(load) < limit;
    RC_ASSERT(run.end.mode[0] == (holds ? Mode::Stick : slipMode(side)));
    const double kinetic = friction.kinetic(side) * gravity;
    const double lost = scheme == Scheme::Moreau ? (limit - kinetic) * kStep : 0;
    const double speed = holds ? 0 : side * ((std::abs(load) - kinetic) * 0.1 - lost);
    RC_ASSERT(std::abs(run.end.state.v[0] - speed) <= kCancellation);
  });
  EXPECT_GT(below, 100) << "a static coefficient below a kinetic one is drawn often";
}

INSTANTIATE_TEST_SUITE_P(BothSolvers, FrictionAtRest,
                         testing::Values(Scheme::EventDriven, Scheme::Moreau),
                         [](const auto& info) {
                           return info.param == Scheme::Moreau ? "TimeStepping" : "EventDriven";
                         });

// A load that grows by 1 N/s: a picosecond before and after its limit.
TEST(FrictionLimit, IsMetWhereTheLoadReachesIt) {
  Bench b = schemeBench(std::make_shared<DrawnBlock>(1, 10), 0.3, 0, {});
  State start = atRest(3);
  start.v[2] = 1;
  b.options.scheme = Scheme::EventDriven;
  EXPECT_EQ(ran(b, start, 3 - kNewton).end.mode[0], Mode::Stick);
  const SchemeRun beyond = ran(b, start, 3 + kNewton);
  EXPECT_EQ(beyond.end.mode[0], Mode::SlipPlus);
  ASSERT_NE(beyond.kept.find(EventKind::Slip), nullptr);
  EXPECT_NEAR(beyond.kept.find(EventKind::Slip)->after.state.t, 3, kEventTime);
}

// Rods of any size with the tip at rest, and the friction that just holds it or just does not.
TEST(FrictionLimit, OfARodIsSharpWhereverItRests) {
  expectHolds(1000, [] {
    const double mass = anyBetween(0.2, 2), length = anyBetween(0.3, 3);
    const double inertia = mass * length * length / anyBetween(1, 5);
    const double theta = anyBetween(0.1, 3), omega = anyBetween(-1, 1);
    Bench b = bench("rod", {mass, length, inertia, 9.8}, 0);
    const Snapshot start = b.closed({theta, omega, 0, 0}, Mode::Stick);
    const HeldForce f = heldForce(readContact(*b.system, b.laws, start.state, 0), Mode::Stick);
    RC_PRE(f.normal > 0.1 && std::abs(f.tangent) > 1e-3);
    for (const double off : {-kNewton, kNewton}) {
      b.laws.friction[0] = coulomb((std::abs(f.tangent) + off) / f.normal);
      Snapshot end = start;
      Keeper keeper;
      EventDriven().run(b.task(1e-4), end, keeper, {});
      const Mode slips = slipMode(f.tangent > 0 ? -1 : 1);
      RC_ASSERT(keeper.events.at(0).after.mode[0] == (off > 0 ? Mode::Stick : slips));
    }
  });
}

}  // namespace
}  // namespace painleve::test
