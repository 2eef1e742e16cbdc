// Static and kinetic friction that differ, and coefficients by side: labels and limits of whole
// motions. [MO] secs. 15, 17
#include <cmath>

#include <gtest/gtest.h>

#include "core/solver/closed_contact.h"
#include "core/solver/event_driven/driver.h"
#include "tests/support/impact/belt_block.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kForce = 1e-12;  // N, of forces of some 10 N

Bench beltBench(double kinetic, double atRest) {
  const auto& in = referenceCase("impacts", "A09_static_dynamic_friction")["inputs"];
  Bench b{std::make_shared<BeltBlock>(in["m"], in["k"], in["V"], in["g"]), {}};
  Coulomb friction = coulomb(kinetic);
  friction.stick = atRest;
  b.laws.friction = {friction};
  return b;
}

Keeper ran(const Bench& b, const Snapshot& start, double until) {
  Keeper keeper;
  Snapshot end = start;
  EventDriven().run(b.task(until), end, keeper, {});
  return keeper;
}

struct Cycle {
  Keeper keeper;
  std::vector<const KeptEvent*> slips, sticks;
};
Cycle stickSlip() {
  const auto& in = referenceCase("impacts", "A09_static_dynamic_friction")["inputs"];
  const Bench b = beltBench(in["mu_dynamic"], in["mu_static"]);
  Snapshot start = b.free({0, 0, in["V"], 0});
  Cycle cycle{ran(b, start, 2), {}, {}};
  for (const KeptEvent& event : cycle.keeper.events) {
    if (event.kind == EventKind::Slip) cycle.slips.push_back(&event);
    if (event.kind == EventKind::Stick) cycle.sticks.push_back(&event);
  }
  return cycle;
}

TEST(StaticFriction, StickSlipOfTheReference) {
  const auto& expected = referenceCase("impacts", "A09_static_dynamic_friction")["expected"];
  const Cycle cycle = stickSlip();
  ASSERT_GE(cycle.slips.size(), 2U);
  ASSERT_GE(cycle.sticks.size(), 1U);
  const State &out = cycle.slips[0]->after.state, &in = cycle.sticks[0]->after.state;
  EXPECT_LE(difference(expected["first_slip"], out.t), kReference);
  EXPECT_LE(difference(expected["slip_ends"], in.t), kReference);
  EXPECT_LE(difference(expected["second_slip"], cycle.slips[1]->after.state.t), kReference);
  const double distance = 0.1 * (in.t - out.t) - (in.q[0] - out.q[0]);
  EXPECT_LE(difference(expected["slip_distance"], distance), kReference);
  EXPECT_EQ(cycle.slips[0]->after.mode[0], Mode::SlipMinus);
}

// The label changes where the force of rest reaches its limit, and the force drops to the kinetic
// one there.
TEST(StaticFriction, GivesWayExactlyAtItsLimit) {
  const auto& in = referenceCase("impacts", "A09_static_dynamic_friction")["inputs"];
  const Bench b = beltBench(in["mu_dynamic"], in["mu_static"]);
  const Cycle cycle = stickSlip();
  for (const KeptEvent* slip : cycle.slips) {
    const ClosedContact c = readContact(*b.system, b.laws, slip->before.state, 0);
    const HeldForce rest = heldForce(c, Mode::Stick);
    EXPECT_NEAR(rest.tangent, in["mu_static"].get<double>() * rest.normal, kForce);
    const HeldForce slide = heldForce(c, slip->after.mode[0]);
    EXPECT_NEAR(slide.tangent, in["mu_dynamic"].get<double>() * slide.normal, kForce);
  }
}

// Every row of a run says rest only within the static limit and slip only on the kinetic one.
void expectHonestLabels(const Bench& b, const Keeper& keeper) {
  int sticks = 0, slips = 0;
  for (const Snapshot& row : keeper.rows) {
    const Mode mode = row.mode[0];
    if (mode == Mode::Free) continue;
    const ClosedContact c = readContact(*b.system, b.laws, row.state, 0);
    const HeldForce f = heldForce(c, mode);
    if (mode == Mode::Stick) {
      ++sticks;
      ASSERT_NEAR(c.vt, 0, kCancellation) << row.state.t;
      ASSERT_LE(f.tangent, c.friction.hold(-1) * f.normal + kForce) << row.state.t;
      ASSERT_LE(-f.tangent, c.friction.hold(1) * f.normal + kForce) << row.state.t;
    } else {
      ++slips;
      const int sign = slipSign(mode);
      ASSERT_GE(sign * c.vt, -kCancellation) << row.state.t;
      ASSERT_NEAR(f.tangent, -sign * c.friction.kinetic(sign) * f.normal, kForce) << row.state.t;
    }
  }
  EXPECT_GT(sticks, 0);
  EXPECT_GT(slips, 0);
}

TEST(StaticFriction, LabelsOfTheBeltAreHonest) {
  expectHonestLabels(beltBench(0.3, 0.5), stickSlip().keeper);
}

// A pencil falls from almost upright: each side slips at its own coefficient.
TEST(StaticFriction, LabelsOfAFallingRodAreHonestOnEitherSide) {
  for (const auto& [plus, minus] : {std::pair{0.2, 0.3}, std::pair{0.3, 0.2}, {0.25, 0.25}}) {
    for (const double atRest : {0.0, 0.32}) {
      SCOPED_TRACE(testing::Message() << plus << ' ' << minus << ' ' << atRest);
      Bench b = rodBench(0);
      Coulomb friction{plus, minus, std::nullopt};
      if (atRest > 0) friction.stick = atRest;
      b.laws.friction[0] = friction;
      expectHonestLabels(b, ran(b, b.closed({1.4, -0.3, 0, 0}, Mode::Stick), 0.9));
    }
  }
}

// derivations 6: w_L is where F_T = +mu F_N, which only the coefficient of slip- limits.
TEST(StaticFriction, EachSideHasItsOwnLimit) {
  const auto firstSlip = [](double plus, double minus) {
    Bench b = rodBench(0);
    b.laws.friction[0] = Coulomb{plus, minus, std::nullopt};
    const Keeper keeper = ran(b, b.closed({1.4, -0.3, 0, 0}, Mode::Stick), 0.9);
    const KeptEvent* slip = keeper.find(EventKind::Slip);
    return slip != nullptr ? slip->after.state.t : -1;
  };
  EXPECT_GT(firstSlip(0.3, 0.2), 0);
  EXPECT_EQ(firstSlip(0.3, 0.2), firstSlip(3, 0.2)) << "the rod slips backward";
  EXPECT_LT(firstSlip(0.3, 0.2), firstSlip(0.3, 0.3));
}

// A static limit below the kinetic friction would leave a body at rest without any solution: the
// kinetic one is the least there is.
TEST(StaticFriction, IsNeverBelowTheKineticOne) {
  Coulomb friction{0.4, 0.6, 0.1};
  EXPECT_EQ(friction.hold(1), 0.4);
  EXPECT_EQ(friction.hold(-1), 0.6);
  friction.stick = 0.5;
  EXPECT_EQ(friction.hold(1), 0.5);
  EXPECT_EQ(friction.hold(-1), 0.6);
}

}  // namespace
}  // namespace painleve::test
