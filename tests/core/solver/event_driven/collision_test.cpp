// Collisions: the jump, its ledger, and how bouncing ends. Derivations 12
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "core/solver/event_driven/instant.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kUpright = std::numbers::pi / 2;

struct Hit1 {
  Keeper keeper;
  Snapshot before, after;
  const KeptEvent& impact() const { return keeper.events.front(); }
};

// The tip meets the ground at this angle with this slip and normal velocity.
Hit1 collided(const Bench& b, double theta, double slip, double normal) {
  Hit1 hit;
  hit.before = b.closed({theta, 0, slip, 0}, Mode::Free);
  hit.before.state.v[1] += normal;
  hit.after = hit.before;
  const Task task = b.task(1);
  Instant instant(task, hit.keeper, hit.after);
  EXPECT_FALSE(instant.handle({HitKind::Gap, 0, 0, 0}));
  instant.flush();
  EXPECT_EQ(hit.impact().kind, EventKind::Impact);
  return hit;
}

ClosedContact contactOf(const Bench& b, const Snapshot& s) {
  return readContact(*b.system, b.laws, s.state, 0);
}

TEST(Collision, ReflectsTheNormalVelocity) {
  for (double e : {0.0, 0.3, 1.0}) {
    const Bench b = rodBench(0.4, e);
    const Hit1 hit = collided(b, 1.1, -1, -2);
    EXPECT_NEAR(contactOf(b, hit.after).vn, 2 * e, kRounding * 100);
  }
}

TEST(Collision, ImpulseOfTheEventIsTheJumpOfTheMomentum) {
  const Bench b = rodBench(0.4, 0.5);
  const Hit1 hit = collided(b, 1.1, -1, -2);
  const Vec jump =
      b.system->massMatrix(hit.before.state) * (hit.after.state.v - hit.before.state.v);
  const ClosedContact c = contactOf(b, hit.before);
  const Vec impulse = c.normal.transpose() * hit.impact().impulseNormal +
                      c.tangent.transpose() * hit.impact().impulseTangent;
  EXPECT_LE((jump - impulse).cwiseAbs().maxCoeff(), kRounding * 100);
  EXPECT_EQ(hit.impact().rule, "newton");
  EXPECT_EQ(hit.impact().lcpSolutions, 1);
}

TEST(Collision, WorkOfTheImpulseIsBookedUnderImpacts) {
  for (double e : {0.0, 0.5, 1.0}) {
    const Bench b = rodBench(0.4, e);
    const Hit1 hit = collided(b, 1.1, -1, -2);
    EXPECT_NEAR(hit.after.ledger.impacts,
                energyOf(*b.system, hit.after.state) - energyOf(*b.system, hit.before.state),
                kRounding * 100);
    EXPECT_EQ(hit.after.ledger.friction, 0);
  }
}

// JSON `newton_energy_gain`: the law creates energy where the slip stops. [CB] sec. 6.3
TEST(Collision, MayCreateEnergyAndTheLedgerSaysSo) {
  const Bench b = rodBench(0.4, 1);
  EXPECT_GT(collided(b, 0.8, 0.61, -1.016).after.ledger.impacts, 0);
}

TEST(Collision, WithoutRestitutionTheContactGoesOn) {
  const Bench b = rodBench(0.1);
  const Hit1 hit = collided(b, 1.3, -3, -1);
  EXPECT_EQ(hit.after.mode[0], Mode::SlipMinus);
  EXPECT_EQ(hit.keeper.events.size(), 1U);
  EXPECT_EQ(hit.impact().after.mode[0], Mode::SlipMinus);
}

TEST(Collision, WithRestitutionItOpens) {
  const Bench b = rodBench(0.1, 0.5);
  EXPECT_EQ(collided(b, 1.3, -3, -1).after.mode[0], Mode::Free);
}

TEST(Collision, SlowReboundSettles) {
  const Bench b = rodBench(0.5, 0.5);
  const double slow = b.options.zenoSpeed;
  const Hit1 settles = collided(b, kUpright, 0, -1.9 * slow);
  ASSERT_NE(settles.keeper.find(EventKind::Settle), nullptr);
  EXPECT_EQ(settles.after.mode[0], Mode::Stick);
  EXPECT_NEAR(contactOf(b, settles.after).vn, 0, kRounding);
  const Hit1 bounces = collided(b, kUpright, 0, -2.1 * slow);
  EXPECT_EQ(bounces.keeper.find(EventKind::Settle), nullptr);
  EXPECT_EQ(bounces.after.mode[0], Mode::Free);
}

// Where nothing presses the tip down (A < 0) a slow rebound flies on.
TEST(Collision, SlowReboundWithoutPressureDoesNotSettle) {
  const Bench b = rodBench(0.5, 0.5);
  Snapshot s = b.closed({1.2, 5, -3, 0}, Mode::Free);
  s.state.v[1] -= 1e-7;
  Keeper keeper;
  const Task task = b.task(1);
  Instant instant(task, keeper, s);
  EXPECT_FALSE(instant.handle({HitKind::Gap, 0, 0, 0}));
  instant.flush();
  EXPECT_EQ(keeper.find(EventKind::Settle), nullptr);
  EXPECT_EQ(s.mode[0], Mode::Free);
}

// A plastic hit of a rod that spins fast: the tip stops on the ground and is thrown off again.
TEST(Collision, PlasticHitMayLiftOffAtOnce) {
  const Bench b = rodBench(0.3);
  Snapshot s = b.closed({1.2, 6, -3, 0}, Mode::Free);
  s.state.v[1] -= 0.1;
  Keeper keeper;
  const Task task = b.task(1);
  Instant instant(task, keeper, s);
  EXPECT_FALSE(instant.handle({HitKind::Gap, 0, 0, 0}));
  instant.flush();
  EXPECT_EQ(keeper.kinds(), (std::vector<EventKind>{EventKind::Impact, EventKind::LiftOff}));
  EXPECT_EQ(s.mode[0], Mode::Free);
}

}  // namespace
}  // namespace painleve::test
