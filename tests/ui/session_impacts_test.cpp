// Which impact belongs to a moment, what it created, and what a hand may choose of it.

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/analyse.h"
#include "tests/support/scene/sliding_start.h"
#include "tests/support/tolerances.h"
#include "tests/support/trajectory/made_run.h"
#include "tests/support/ui/impulse_bench.h"
#include "ui/session/energy_gain.h"
#include "ui/session/impacts.h"
#include "ui/session/jump_choice.h"

namespace painleve::ui {
namespace {

class SessionImpactsTest : public testing::Test {
 protected:
  void open(const Scene& scene) {
    session_.open(scene, {});
    ASSERT_TRUE(settle(session_));
  }
  const Scene& ranScene() const { return *session_.runs().front().scene; }
  ImpactReport report(EventKind kind) const {
    const auto& events = session_.trajectory()->events;
    const auto found = std::ranges::find(events, kind, &Event::kind);
    return impactReport(ranScene(), *session_.trajectory(),
                        static_cast<std::size_t>(found - events.begin()))
        .value();
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
};

/// LESSONS 5.3; mode (2) from the start.
Scene lessonScene() {
  return test::slidingStart({.mu = 2, .theta = 0.7853981633974483, .thetaDot = 0, .slip = -1},
                            R"("duration": 0.01)");
}

TEST(Impacts, TheNearestIsHereElseBeforeElseAhead) {
  const Trajectory run = test::runWith({{EventKind::Start, 0},
                                        {EventKind::Impact, 0.1},
                                        {EventKind::Stop, 0.2},
                                        {EventKind::TangentialImpact, 0.3}});
  const auto impacts = impactsOf(run);
  EXPECT_EQ(impacts, (std::vector<std::size_t>{1, 3}));
  const auto near = [&](double t) { return impactNear(run, impacts, t).value(); };
  EXPECT_EQ(near(0.05).when, ImpactTime::Ahead);
  EXPECT_EQ(near(0.05).number, 0U);
  EXPECT_EQ(near(0.1).when, ImpactTime::Now);
  EXPECT_EQ(near(0.25).when, ImpactTime::Before);
  EXPECT_EQ(near(0.25).number, 0U);
  EXPECT_EQ(near(0.3).when, ImpactTime::Now);
  EXPECT_EQ(near(9).number, 1U);
  EXPECT_FALSE(impactNear(run, {}, 0.1));
}

TEST_F(SessionImpactsTest, AGainIsFoundAndClamped) {
  open(gainingScene());
  const auto gain = firstGain(ranScene(), *session_.trajectory());
  ASSERT_TRUE(gain);
  EXPECT_NEAR(gain->amount, report(EventKind::Impact).created, 0);
  ASSERT_TRUE(gain->safe);
  ASSERT_TRUE(clampRestitution(session_, *gain));
  ASSERT_TRUE(settle(session_));
  EXPECT_EQ(session_.scene().laws.numberOr("impact.e", -1), *gain->safe);
  EXPECT_FALSE(firstGain(ranScene(), *session_.trajectory()));
  session_.undo();
  EXPECT_EQ(session_.scene(), gainingScene());
  EXPECT_FALSE(session_.canUndo());
}

TEST_F(SessionImpactsTest, WhereNothingIsCreatedThereIsNoGain) {
  open(lessonScene());
  EXPECT_FALSE(gainOf(report(EventKind::TangentialImpact)));
  EXPECT_FALSE(firstGain(ranScene(), *session_.trajectory()));
}

// The edit made e what it was at the impact: there it is clamped.
TEST_F(SessionImpactsTest, AClampChangesTheEditThatWasInForce) {
  Scene scene = withValue(gainingScene(), "laws.impact.e", 0.0);
  scene.edits.push_back({0.01, Members{{"laws.impact.e", 1.0}}});
  open(scene);
  const auto gain = firstGain(ranScene(), *session_.trajectory());
  ASSERT_TRUE(gain);
  ASSERT_GT(gain->time, 0.01);
  ASSERT_TRUE(clampRestitution(session_, *gain));
  ASSERT_EQ(session_.scene().edits.size(), 1U);
  EXPECT_EQ(session_.scene().edits[0].set[0].value, Tree(*gain->safe));
  EXPECT_EQ(session_.scene().laws, scene.laws);
}

TEST_F(SessionImpactsTest, AFractionIsTakenWhereASolutionFollows) {
  open(lessonScene());
  const TangentialJumps jumps = report(EventKind::TangentialImpact).jumps.value();
  EXPECT_EQ(takenFraction(jumps, 0.75, 0.01), 0.75);
  EXPECT_EQ(takenFraction(jumps, 0.505, 0.01), 0.5) << "it catches at the stop";
  EXPECT_EQ(takenFraction(jumps, 0.2, 0.01), 0.5) << "nothing solves the problem below the stop";
  EXPECT_EQ(takenFraction(jumps, 1.7, 0.01), 1);
  EXPECT_EQ(takenFraction(jumps, -3, 0.01), 0.5);
}

// M4-: a tiny impulse is possible as well, then none up to some way before the stop.
TEST_F(SessionImpactsTest, AtTheEndOfAPartTheRunStillTakesTheFraction) {
  open(test::slidingStart({.mu = 1.6, .theta = 1.2, .thetaDot = -3.6, .slip = -20},
                          R"("duration": 0.001, "branch": {"policy": "impact"})"));
  const ImpactReport before = report(EventKind::TangentialImpact);
  ASSERT_EQ(before.jumps->solvable.size(), 2U);
  const double end = before.jumps->solvable[0].upper / before.jumps->largest;
  const double next = before.jumps->solvable[1].lower / before.jumps->largest;
  for (const double wanted : {0.0, end + 0.01, next - 0.01, 0.4}) {
    const double fraction = takenFraction(*before.jumps, wanted, 1e-3);
    EXPECT_NEAR(fraction, wanted, 0.02) << "wanted " << wanted;
    ASSERT_TRUE(chooseJump(session_, before, fraction, {}));
    ASSERT_TRUE(settle(session_));
    EXPECT_NEAR(*report(EventKind::TangentialImpact).jumps->fraction, fraction, test::kCancellation)
        << "wanted " << wanted;
  }
}

TEST_F(SessionImpactsTest, InModeTwoTheChoiceIsTheScenesFraction) {
  open(lessonScene());
  ASSERT_TRUE(chooseJump(session_, report(EventKind::TangentialImpact), 0.75, "drag"));
  ASSERT_TRUE(chooseJump(session_, report(EventKind::TangentialImpact), 0.8, "drag"));
  EXPECT_EQ(session_.scene().branch.numberOr("impulse", -1), 0.8);
  EXPECT_TRUE(session_.scene().choices.empty());
  ASSERT_TRUE(settle(session_));
  EXPECT_NEAR(*report(EventKind::TangentialImpact).jumps->fraction, 0.8, test::kCancellation);
  session_.undo();
  EXPECT_EQ(session_.scene(), lessonScene());
}

TEST_F(SessionImpactsTest, AtABranchPointTheChoiceIsThatPointsOwn) {
  open(branchScene());
  ASSERT_TRUE(chooseJump(session_, report(EventKind::TangentialImpact), 0.9, "drag"));
  ASSERT_EQ(session_.scene().choices.size(), 1U);
  const Choice wanted{0, "impact", 0.9};
  EXPECT_EQ(session_.scene().choices[0], wanted);
  EXPECT_EQ(session_.scene().branch, branchScene().branch);
  ASSERT_TRUE(settle(session_));
  EXPECT_NEAR(*report(EventKind::TangentialImpact).jumps->fraction, 0.9, test::kCancellation);
}

}  // namespace
}  // namespace painleve::ui
