#include "core/solver/event_driven/projection.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kOff = 1e-5;  // m/s, far more than a projection has to correct in a run

ClosedContact contactOf(const Bench& b, const Snapshot& s) {
  return readContact(*b.system, b.laws, s.state, 0);
}

TEST(Projection, LeavesAConsistentStateAlone) {
  const Bench b = rodBench(1);
  Snapshot s = b.closed({1, 2, -3, 0}, Mode::SlipMinus);
  project(*b.system, b.laws, {0, Mode::SlipMinus}, s);
  const Snapshot once = s;
  EXPECT_FALSE(project(*b.system, b.laws, {0, Mode::SlipMinus}, s));
  EXPECT_EQ(s.state.q, once.state.q);
  EXPECT_EQ(s.state.v, once.state.v);
  EXPECT_EQ(s.ledger.correction, once.ledger.correction);
}

TEST(Projection, DoesNothingInFlight) {
  const Bench b = rodBench(1);
  Snapshot s = b.free({0, 1, 1, 0, -1, 0});
  EXPECT_FALSE(project(*b.system, b.laws, {}, s));
}

TEST(Projection, ClosesTheGapStopsTheNormalMotionAndBooksTheEnergy) {
  const Bench b = rodBench(1);
  for (Mode mode : {Mode::SlipMinus, Mode::Stick}) {
    Snapshot s = b.closed({1, 2, mode == Mode::Stick ? 0.0 : -3.0, 0}, mode);
    s.state.q[1] += kOff / 10;
    s.state.v[1] -= kOff;
    s.state.v[0] += kOff;
    const double slip = contactOf(b, s).vt;
    const double balance = balanceOf(*b.system, s);
    EXPECT_TRUE(project(*b.system, b.laws, {0, mode}, s));
    const ClosedContact c = contactOf(b, s);
    EXPECT_NEAR(c.gap, 0, kCancellation) << "one Newton step: the square of the error remains";
    EXPECT_NEAR(c.vn, 0, kRounding * 10);
    EXPECT_NEAR(balanceOf(*b.system, s), balance, kRounding * 100);
    EXPECT_NE(s.ledger.correction, 0);
    if (mode == Mode::Stick)
      EXPECT_NEAR(c.vt, 0, kRounding * 10);
    else
      EXPECT_NEAR(c.vt, slip, 10 * kOff) << "a slip is not stopped";
  }
}

// In the kinetic metric the correction is along M^-1 row': it does not turn a body that need not
// turn.
TEST(Projection, MovesAlongTheKineticNormal) {
  const Bench b = rodBench(1);
  Snapshot s = b.closed({1, 0, -3, 0}, Mode::SlipMinus);
  const ClosedContact c = contactOf(b, s);
  s.state.q[1] += 1e-6;
  const Vec raised = s.state.q;
  project(*b.system, b.laws, {0, Mode::SlipMinus}, s);
  const Vec moved = s.state.q - raised;
  EXPECT_LE((moved + c.viaNormal * (1e-6 / c.Ann)).cwiseAbs().maxCoeff(), kCancellation);
}

TEST(CloseGap, MovesOntoTheContactAndKeepsTheVelocities) {
  const Bench b = rodBench(1);
  Snapshot s = b.closed({1, 2, -3, 0}, Mode::SlipMinus);
  s.state.q[1] -= 1e-9;
  const Vec v = s.state.v;
  const double balance = balanceOf(*b.system, s);
  closeGap(*b.system, b.laws, 0, s);
  EXPECT_NEAR(b.system->gap(0, s.state), 0, kRounding);
  EXPECT_EQ(s.state.v, v);
  EXPECT_NEAR(balanceOf(*b.system, s), balance, kRounding * 100);
}

TEST(StopSlip, ClearsBothVelocitiesAndBooksTheEnergy) {
  const Bench b = rodBench(1);
  Snapshot s = b.closed({1, 2, 1e-9, 0}, Mode::SlipPlus);
  const double balance = balanceOf(*b.system, s);
  stopSlip(*b.system, b.laws, 0, s);
  EXPECT_NEAR(contactOf(b, s).vt, 0, kRounding);
  EXPECT_NEAR(contactOf(b, s).vn, 0, kRounding);
  EXPECT_NEAR(balanceOf(*b.system, s), balance, kRounding * 10);
}

TEST(Energy, IsKineticPlusPotential) {
  const Bench b = rodBench(1);
  const State s = b.free({0, 2, 1, 1, 2, 3}).state;
  EXPECT_NEAR(kineticEnergy(*b.system, s), 0.5 * (1 + 4 + 3), kRounding * 10);
  EXPECT_NEAR(energy(*b.system, s), 4 + 9.8 * 2, kRounding * 10);
}

// without projection the gap drifts by 4e-8 m in 1000 s of swinging about the stuck tip.
TEST(Projection, HoldsTheGapThroughAThousandSecondsOfPivoting) {
  const Bench b = rodBench(1);
  Snapshot s = b.closed({1.2, 0, 0, 0}, Mode::Stick);
  const double balance = balanceOf(*b.system, s);
  const Flow flow(*b.system, b.laws, {0, Mode::Stick}, 3);
  Integrator integrator([&flow](const FlowVector& y, FlowVector& rate) { flow(y, rate); }, 1e-12,
                        1e-12);
  integrator.begin(flow.pack(s), 1e-4);
  double worst = 0;
  while (s.state.t < 1000) {
    ASSERT_TRUE(integrator.step(1000 - s.state.t));
    flow.unpack(integrator.end(), s);
    worst = std::max(worst, std::abs(b.system->gap(0, s.state)));
    if (project(*b.system, b.laws, flow.motion(), s)) integrator.correct(flow.pack(s));
  }
  EXPECT_LT(worst, kHeldGap);
  EXPECT_NEAR(contactOf(b, s).vt, 0, kHeldGap);
  EXPECT_NEAR(balanceOf(*b.system, s), balance, kEnergyBalance * 10)
      << "the corrections are booked";
}

}  // namespace
}  // namespace painleve::test
