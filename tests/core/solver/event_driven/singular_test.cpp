// The singular point A = B = 0: reached exactly, with a finite impulse, and left by every policy.
// [GB] secs. 4.2, 5.1
#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "core/solver/event_driven/driver.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

// rod.json `m1p_below_mu2_reaches_P` and `singular_points`: mu = 2 from (0.55, 2), slip -40.
constexpr double kTime = 0.042335690;
constexpr double kTheta = 0.6523581397843682;
constexpr double kOmega = 4.017875860390426;
constexpr double kPrinted = 1e-9;    // the digits printed in the derivation
constexpr double kSixDigits = 1e-6;  // the same for the impulse
constexpr double kRest = 1e-6;       // J, what the expansion may leave to the corrections
constexpr double kExpansion = 1e-8;  // after P_c1 the last 1e-9 of the way is an expansion

struct Ran {
  Keeper keeper;
  Outcome outcome;
  Snapshot end;
};

Ran ran(SingularPolicy policy, const std::string& wanted = "") {
  Bench b = rodBench(2);
  b.options.singular = policy;
  Ran r;
  r.keeper.wanted = wanted;
  r.end = b.closed({0.55, 2, -40, 0}, Mode::Free);
  r.outcome = EventDriven().run(b.task(0.05), r.end, r.keeper, {});
  return r;
}

TEST(Singular, IsReachedWithFiniteImpulse) {
  const Ran r = ran(SingularPolicy::LiftOff);
  const KeptEvent* point = r.keeper.find(EventKind::SingularPoint);
  ASSERT_NE(point, nullptr);
  EXPECT_NEAR(point->after.state.t, kTime, kPrinted);
  EXPECT_NEAR(point->after.state.q[2], kTheta, kExpansion);
  EXPECT_NEAR(point->after.state.v[2], kOmega, kExpansion * 10);
  EXPECT_NEAR(point->impulseNormal, 1.902664, kSixDigits);
  EXPECT_TRUE(point->after.singular);
}

TEST(Singular, EnergyIsBalancedThroughTheExpansion) {
  const Bench b = rodBench(2);
  for (SingularPolicy policy : {SingularPolicy::LiftOff, SingularPolicy::Impact}) {
    const Ran r = ran(policy);
    const double balance = balanceOf(*b.system, r.keeper.rows.front());
    for (const Snapshot& s : r.keeper.rows)
      EXPECT_NEAR(balanceOf(*b.system, s), balance,
                  kEnergyBalance * energyOf(*b.system, r.keeper.rows.front().state));
    EXPECT_LE(std::abs(r.end.ledger.correction), kRest);
  }
}

TEST(Singular, OffersItsFutures) {
  const Ran r = ran(SingularPolicy::Impact);
  ASSERT_EQ(r.keeper.offered.size(), 1U);
  std::vector<std::string> rules;
  for (const Future& future : r.keeper.offered[0]) rules.push_back(future.rule);
  EXPECT_EQ(rules, (std::vector<std::string>{"impact", "lift_off", "stop"}));
}

TEST(Singular, PoliciesFollowTheirFuture) {
  const Ran impact = ran(SingularPolicy::Impact);
  ASSERT_NE(impact.keeper.find(EventKind::TangentialImpact), nullptr);
  EXPECT_NEAR(impact.keeper.find(EventKind::TangentialImpact)->after.state.v[2], 19.862625285,
              kExpansion * 20);
  const Ran leaves = ran(SingularPolicy::LiftOff);
  ASSERT_NE(leaves.keeper.find(EventKind::LiftOff), nullptr);
  EXPECT_EQ(leaves.keeper.find(EventKind::LiftOff)->rule, "lift_off");
  EXPECT_EQ(leaves.end.mode[0], Mode::Free);
  const Ran halt = ran(SingularPolicy::Halt);
  EXPECT_EQ(halt.outcome.end, End::NoSolution);
  EXPECT_NE(halt.outcome.reason.find("singular"), std::string::npos);
  EXPECT_EQ(halt.keeper.rows.back().state.t, halt.end.state.t);
}

TEST(Singular, AChosenFutureWinsOverThePolicy) {
  EXPECT_EQ(ran(SingularPolicy::Halt, "lift_off").outcome.end, End::Duration);
  EXPECT_EQ(ran(SingularPolicy::Impact, "stop").outcome.end, End::NoSolution);
}

// Derivations 11: at P_c1- (omega < 0) the free tip would go down, so that it cannot lift off.
TEST(Singular, LiftOffIsNotAFutureWhereTheTipWouldSink) {
  Bench b = rodBench(2);
  b.options.policy = BranchPolicy::Contact;
  Keeper keeper;
  Snapshot s = b.closed({0.75, -4.6, -60, 0}, Mode::Free);
  EventDriven().run(b.task(0.2), s, keeper, {});
  ASSERT_NE(keeper.find(EventKind::SingularPoint), nullptr);
  ASSERT_EQ(keeper.offered.size(), 2U);
  for (const Future& future : keeper.offered[1]) EXPECT_NE(future.rule, "lift_off");
}

// Above the critical orbit, and below mu_C at all, A = 0 comes first and the tip lifts off
// smoothly.
TEST(Singular, IsNotReachedAboveTheCriticalOrbitOrBelowMuC) {
  for (const auto& [mu, omega] : {std::pair{1.4, 2.5}, std::pair{1.6, 3.4}}) {
    const Bench b = rodBench(mu);
    Keeper keeper;
    Snapshot s = b.closed({0.75, omega, -40, 0}, Mode::Free);
    EventDriven().run(b.task(0.1), s, keeper, {});
    EXPECT_EQ(keeper.find(EventKind::SingularPoint), nullptr) << mu;
    EXPECT_NE(keeper.find(EventKind::LiftOff), nullptr) << mu;
  }
}

}  // namespace
}  // namespace painleve::test
