// What goes on from a closed contact: LCP modes, branch points and policies, tangential impacts.
// [GB] Table 1, secs. 4-5; derivations 8-10
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "core/solver/event_driven/instant.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

using Kinds = std::vector<EventKind>;

struct Decided {
  Keeper keeper;
  Snapshot end;
  std::optional<Outcome> ended;
};

Decided decided(const Bench& b, const std::vector<double>& chart, const std::string& wanted = "") {
  Decided d;
  d.keeper.wanted = wanted;
  d.end = b.closed(chart, Mode::Free);
  const Task task = b.task(1);
  Instant instant(task, d.keeper, d.end);
  d.ended = instant.open();
  instant.flush();
  return d;
}

Bench policyBench(BranchPolicy policy, double fraction = 0.5) {
  Bench b = rodBench(1.6);
  b.options.policy = policy;
  b.options.impulseFraction = fraction;
  return b;
}

const std::vector<double> kModeTwo{1, 0, -2, 0};
const std::vector<double> kModeFour{1, 4, -3, 0};

double slipOf(const Bench& b, const Snapshot& s) {
  return readContact(*b.system, b.laws, s.state, 0).vt;
}

TEST(Decision, ModeOneSlides) {
  const Decided d = decided(rodBench(1.6), {0.5, 1, -2, 0});
  EXPECT_EQ(d.keeper.kinds(), (Kinds{EventKind::Start}));
  EXPECT_EQ(d.end.mode[0], Mode::SlipMinus);
}

TEST(Decision, ModeThreeLiftsOff) {
  const Decided d = decided(rodBench(1.6), {0.5, 6, -2, 0});
  EXPECT_EQ(d.keeper.kinds(), (Kinds{EventKind::Start, EventKind::LiftOff}));
  EXPECT_EQ(d.end.mode[0], Mode::Free);
}

// Derivations 10: the sticking pick takes v_t to zero and omega by kappa s v/((1 + kappa) l).
TEST(Decision, ModeTwoIsATangentialImpact) {
  const Bench b = rodBench(1.6);
  const Decided d = decided(b, kModeTwo);
  const KeptEvent* jump = d.keeper.find(EventKind::TangentialImpact);
  ASSERT_NE(jump, nullptr);
  EXPECT_EQ(jump->lcpSolutions, 0);
  EXPECT_NEAR(slipOf(b, jump->after), 0, kRounding * 10);
  EXPECT_NEAR(jump->after.state.v[2], 0.75 * std::sin(1.0) * 2, kRounding * 10);
  EXPECT_NEAR(jump->impulseNormal, 0.75 * std::sin(1.0) * std::cos(1.0) * 2, kRounding * 10);
  EXPECT_EQ(d.end.mode[0], Mode::Stick);
  EXPECT_NEAR(balanceOf(*b.system, d.end), balanceOf(*b.system, jump->before), kRounding * 100);
}

// Derivations 10 (theta = 1, omega = 0, mu = 1.6): sticks below 4.55 m/s, slips right up to 5.41,
// is thrown off above.
// Derivations 10: the jam gives back what Poisson's law keeps of it, and the tip hops.
TEST(Decision, ATangentialImpactHopsUnderPoissonsLaw) {
  Bench b = rodBench(1.6);
  b.laws.impact = Poisson{0.5};
  const Decided d = decided(b, kModeTwo);
  EXPECT_EQ(d.keeper.kinds(), (Kinds{EventKind::Start, EventKind::TangentialImpact}));
  EXPECT_EQ(d.keeper.events[1].rule, "poisson");
  EXPECT_EQ(d.keeper.events[1].after.mode[0], Mode::Free);
  const ClosedContact c = readContact(*b.system, b.laws, d.end.state, 0);
  EXPECT_NEAR(c.vn, 0.5 * 2 * std::abs(c.Ant) / c.Att, kCancellation);
  EXPECT_LT(d.end.ledger.impacts, 0);
  b.options.impulseFraction = 0.4;  // another share than the law's own
  EXPECT_EQ(decided(b, kModeTwo).keeper.events[1].rule, "impact");
  b.options.impulseFraction = 0.5;
  b.options.zenoSpeed = 2;
  EXPECT_EQ(decided(b, kModeTwo).keeper.events[1].rule, "impact") << "slower than zeno_speed";
}

TEST(Decision, AfterATangentialImpactTheStaticProblemDecides) {
  const Bench b = rodBench(1.6);
  EXPECT_EQ(decided(b, {1, 0, -4.5, 0}).end.mode[0], Mode::Stick);
  EXPECT_EQ(decided(b, {1, 0, -5, 0}).end.mode[0], Mode::SlipPlus);
  EXPECT_EQ(decided(b, {1, 0, -5.5, 0}).end.mode[0], Mode::Free);
}

TEST(Decision, ModeFourIsABranchPointWithThreeFutures) {
  const Decided d = decided(policyBench(BranchPolicy::Painleve), kModeFour);
  ASSERT_EQ(d.keeper.offered.size(), 1U);
  const std::vector<Future>& futures = d.keeper.offered[0];
  ASSERT_EQ(futures.size(), 3U);
  EXPECT_EQ(futures[0].rule, "painleve");
  EXPECT_EQ(futures[1].rule, "contact");
  EXPECT_EQ(futures[2].rule, "impact");
  EXPECT_TRUE(futures[0].parameter.empty());
  EXPECT_EQ(futures[2].parameter, "impulse");
  EXPECT_EQ(futures[2].upper, 1);
  EXPECT_EQ(d.keeper.find(EventKind::BranchPoint)->lcpSolutions, 2);
}

TEST(Decision, PoliciesFollowTheirFuture) {
  const Decided leaves = decided(policyBench(BranchPolicy::Painleve), kModeFour);
  EXPECT_EQ(leaves.keeper.kinds(),
            (Kinds{EventKind::Start, EventKind::BranchPoint, EventKind::LiftOff}));
  EXPECT_EQ(leaves.end.mode[0], Mode::Free);
  const Decided stays = decided(policyBench(BranchPolicy::Contact), kModeFour);
  EXPECT_EQ(stays.keeper.kinds(), (Kinds{EventKind::Start, EventKind::BranchPoint}));
  EXPECT_EQ(stays.end.mode[0], Mode::SlipMinus);
  const Decided jumps = decided(policyBench(BranchPolicy::Impact), kModeFour);
  ASSERT_NE(jumps.keeper.find(EventKind::TangentialImpact), nullptr);
  EXPECT_EQ(jumps.keeper.find(EventKind::BranchPoint)->rule, "impact");
}

TEST(Decision, AChosenFutureWinsOverThePolicy) {
  EXPECT_EQ(decided(policyBench(BranchPolicy::Painleve), kModeFour, "contact").end.mode[0],
            Mode::SlipMinus);
  EXPECT_EQ(decided(policyBench(BranchPolicy::Contact), kModeFour, "painleve").end.mode[0],
            Mode::Free);
}

TEST(Decision, AskWithoutAChoiceEndsTheRun) {
  const Decided d = decided(policyBench(BranchPolicy::Ask), kModeFour);
  ASSERT_TRUE(d.ended);
  EXPECT_EQ(d.ended->end, End::NeedsChoice);
  for (const char* rule : {"painleve", "contact", "impact"})
    EXPECT_NE(d.ended->reason.find(rule), std::string::npos);
  EXPECT_EQ(d.keeper.kinds(), (Kinds{EventKind::Start, EventKind::BranchPoint}));
  EXPECT_FALSE(decided(policyBench(BranchPolicy::Ask), kModeFour, "contact").ended);
}

TEST(Decision, ImpulseFractionSetsTheSlipAfterTheJump) {
  for (double fraction : {0.6, 0.75, 1.0}) {
    const Bench b = policyBench(BranchPolicy::Impact, fraction);
    const Decided d = decided(b, kModeTwo);
    const KeptEvent* jump = d.keeper.find(EventKind::TangentialImpact);
    ASSERT_NE(jump, nullptr);
    EXPECT_NEAR(slipOf(b, jump->after), -2 + 4 * fraction, kRounding * 100);
  }
}

// Derivations 10: too small an impulse leaves the tip where there is still no solution; the run
// must come to an end.
TEST(Decision, AJumpThatSettlesNothingDoesNotRunForEver) {
  const Decided d = decided(policyBench(BranchPolicy::Impact, 0.1), kModeTwo);
  EXPECT_TRUE(!d.ended || d.ended->end == End::NoSolution);
  EXPECT_LE(d.keeper.events.size(), 50U);
}

// Derivations 8: on A = 0 with B > 0 the sign of omega^3 cos theta decides.
TEST(Decision, OnZeroATheNextDerivativeDecides) {
  const double spin = std::sqrt(9.8 / std::sin(0.5));
  EXPECT_EQ(decided(rodBench(0.3), {0.5, spin, -2, 0}).end.mode[0], Mode::Free);
  EXPECT_EQ(decided(rodBench(0.3), {0.5, -spin, -2, 0}).end.mode[0], Mode::SlipMinus);
}

TEST(Decision, RestIsPreferredWhereStaticFrictionExceedsKinetic) {
  Bench b = rodBench(0.2);
  b.laws.friction[0] = Coulomb{0.2, 0.2, 2};
  EXPECT_EQ(decided(b, {0.8, 0, 0, 0}).end.mode[0], Mode::Stick);
}

TEST(Decision, MirrorImageDecidesTheMirrorImage) {
  const double pi = std::numbers::pi;
  const Decided d = decided(rodBench(1.6), kModeTwo), m = decided(rodBench(1.6), {pi - 1, 0, 2, 0});
  EXPECT_EQ(d.keeper.kinds(), m.keeper.kinds());
  EXPECT_NEAR(d.end.state.v[2], -m.end.state.v[2], kRounding * 10);
}

}  // namespace
}  // namespace painleve::test
