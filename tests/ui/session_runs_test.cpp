// The runs beside the active one: kept runs and ghosts, and changes of the scene that keep, rename,
// remove and activate them.

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/scene/variation.h"
#include "tests/support/ui/session_bench.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";

Scene forkScene() {
  return parseScene(R"({
    "format": "painleve-lab/scene", "version": 1, "title": "fork",
    "system": { "type": "rod" },
    "laws": { "friction": { "type": "coulomb", "mu": 1.6 }, "impact": { "type": "newton", "e": 0 } },
    "initial": { "theta": 1, "theta_dot": 4, "slip": -3, "on_ground": true },
    "duration": 0.1 })");
}

using SideRun = Run;  // GoogleTest has a Run of its own

class SessionRuns : public testing::Test {
 protected:
  Session& session() { return bench_.session; }
  void open(Scene scene) {
    session().open(std::move(scene), {});
    ASSERT_TRUE(settle(session()));
  }
  void setMu(double mu, const QString& key = {}) {
    ASSERT_TRUE(session().setValue(kMu, mu, "change of μ", key));
  }
  std::vector<SideRun> with(Role role) {
    std::vector<SideRun> found;
    for (const SideRun& run : session().runs())
      if (run.role == role) found.push_back(run);
    return found;
  }
  double end(const SideRun& run, const char* column) {
    return run.trajectory->row(run.trajectory->rowCount() - 1)[run.trajectory->column(column)];
  }

  SessionBench bench_;
};

TEST_F(SessionRuns, theFuturesNotTakenAreGhostsWithTheirRule) {
  open(forkScene());
  const auto ghosts = with(Role::Ghost);
  ASSERT_EQ(ghosts.size(), 2U);
  EXPECT_EQ(ghosts[0].name, "contact");
  EXPECT_EQ(ghosts[1].name, "impact");
  for (const SideRun& ghost : ghosts) {
    ASSERT_NE(ghost.trajectory, nullptr) << ghost.name << ghost.error;
    EXPECT_EQ(ghost.since, 0);
  }
  // Lesson 4.1: heights of the tip at 0.1 s, and energies.
  EXPECT_NEAR(end(session().runs().front(), "gap_tip"), 0.0231, 1e-4);
  EXPECT_NEAR(end(ghosts[0], "gap_tip"), 0.0666, 1e-4);
  EXPECT_NEAR(end(ghosts[1], "gap_tip"), 0.1111, 1e-4);
  EXPECT_NEAR(end(ghosts[0], "E"), 31.86, 0.01);
  EXPECT_NEAR(end(ghosts[1], "E"), 31.40, 0.01);
}

TEST_F(SessionRuns, ghostsGoWithTheRunTheyBelongToAndAreNotComputedInADrag) {
  open(forkScene());
  for (int i = 0; i < 20; ++i) {
    setMu(1.601 + 0.001 * i, "drag");
    session().poll();
    QTest::qWait(2);
    EXPECT_TRUE(with(Role::Ghost).empty());
  }
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(with(Role::Ghost).size(), 2U);
  setMu(1.0);
  ASSERT_TRUE(settle(session()));
  EXPECT_TRUE(with(Role::Ghost).empty()) << "one solution: no other future";
}

TEST_F(SessionRuns, aKeptRunStaysWhatItWas) {
  open(slidingScene());
  ASSERT_TRUE(session().keepRun(kActiveRun));
  ASSERT_TRUE(settle(session()));
  ASSERT_EQ(with(Role::Kept).size(), 1U);
  const auto kept = with(Role::Kept).front();
  EXPECT_EQ(kept.name, "μ = 1.4, θ = 0.75, θ̇ = 2.5, v_t = −20");
  setMu(0.3);
  session().setValue("initial.theta", 0.5, "change of θ", {});
  ASSERT_TRUE(settle(session()));
  ASSERT_EQ(with(Role::Kept).size(), 1U);
  const auto later = with(Role::Kept).front();
  EXPECT_EQ(later.trajectory, kept.trajectory) << "not even computed again";
  EXPECT_EQ(numberAt(*later.scene, kMu), 1.4);
  EXPECT_EQ(numberAt(session().scene(), kMu), 0.3);
  EXPECT_EQ(session().scene().variations.size(), 1U) << "it belongs to the file";
}

TEST_F(SessionRuns, keepingRenamingHidingRemovingCanBeUndone) {
  open(slidingScene());
  const Scene before = session().scene();
  session().keepRun(kActiveRun, "first");
  session().keepRun(kActiveRun, "first");
  ASSERT_TRUE(settle(session()));
  const auto kept = with(Role::Kept);
  ASSERT_EQ(kept.size(), 2U);
  EXPECT_EQ(kept[1].name, "first (2)");
  EXPECT_TRUE(session().renameRun(kept[1].id, " second "));
  EXPECT_EQ(with(Role::Kept)[1].name, "second");
  EXPECT_FALSE(session().renameRun(kept[0].id, "  "));
  EXPECT_TRUE(session().setRunVisible(with(Role::Kept)[0].id, false));
  EXPECT_FALSE(with(Role::Kept)[0].visible);
  EXPECT_TRUE(session().removeRun(with(Role::Kept)[0].id));
  ASSERT_EQ(with(Role::Kept).size(), 1U);
  EXPECT_EQ(with(Role::Kept)[0].name, "second");
  while (session().canUndo()) session().undo();
  EXPECT_EQ(session().scene(), before);
  EXPECT_TRUE(with(Role::Kept).empty());
  while (session().canRedo()) session().redo();
  EXPECT_EQ(with(Role::Kept).size(), 1U);
  EXPECT_FALSE(session().removeRun(kActiveRun));
  EXPECT_FALSE(session().setRunVisible(99'999, true));
}

TEST_F(SessionRuns, whatDoesNotTouchTheMotionRunsNothingAnew) {
  open(slidingScene());
  const auto trajectory = session().trajectory();
  session().keepRun(kActiveRun, "a");
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(session().trajectory(), trajectory);
}

TEST_F(SessionRuns, aGhostMadeActiveIsAChoiceOfTheScene) {
  open(forkScene());
  const auto ghosts = with(Role::Ghost);
  ASSERT_EQ(ghosts.size(), 2U);
  ASSERT_TRUE(session().makeActive(ghosts[0].id));
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(session().scene().choices, (std::vector<Choice>{{0, "contact", {}}}));
  EXPECT_NEAR(end(session().runs().front(), "gap_tip"), 0.0666, 1e-4);
  ASSERT_EQ(with(Role::Kept).size(), 1U);
  EXPECT_NEAR(end(with(Role::Kept)[0], "gap_tip"), 0.0231, 1e-4) << "the former run is kept";
  session().undo();
  EXPECT_TRUE(session().scene().choices.empty());
}

TEST_F(SessionRuns, aKeptRunMadeActiveChangesPlacesWithIt) {
  open(slidingScene());
  session().keepRun(kActiveRun, "a");
  setMu(0.3);
  ASSERT_TRUE(settle(session()));
  ASSERT_TRUE(session().makeActive(with(Role::Kept)[0].id));
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(numberAt(session().scene(), kMu), 1.4);
  ASSERT_EQ(with(Role::Kept).size(), 1U);
  EXPECT_EQ(with(Role::Kept)[0].name, "μ = 0.3");
  EXPECT_EQ(numberAt(*with(Role::Kept)[0].scene, kMu), 0.3);
}

TEST_F(SessionRuns, aGestureOfStartsKeepsTheFormerRunOnceAndIsOneEntry) {
  open(slidingScene());
  const Scene before = session().scene();
  for (int i = 0; i < 5; ++i)
    ASSERT_TRUE(session().startAt({{"theta", 0.5 + 0.01 * i}, {"theta_dot", 1.0}}, "plane", true));
  session().endMerge();
  EXPECT_EQ(session().scene().variations.size(), 1U);
  EXPECT_EQ(session().scene().variations[0].name, "θ = 0.75, θ̇ = 2.5");
  EXPECT_DOUBLE_EQ(numberAt(session().scene(), "initial.theta"), 0.54);
  ASSERT_TRUE(session().startAt({{"theta", 0.9}}, "plane", true));
  EXPECT_EQ(session().scene().variations.size(), 2U);
  session().undo();
  session().undo();
  EXPECT_EQ(session().scene(), before);
}

TEST_F(SessionRuns, aStartThatIsNoneIsRefusedAndNothingChanges) {
  open(slidingScene());
  const Scene before = session().scene();
  EXPECT_FALSE(session().startAt({{"theta", 4.0}}, {}, true));
  EXPECT_EQ(session().scene(), before);
  EXPECT_FALSE(bench_.refusals.isEmpty());
}

TEST_F(SessionRuns, aVariationThatCannotRunSaysSoAndNothingElse) {
  Scene scene = slidingScene();
  scene.variations = {
      {"low",
       {{"initial",
         Tree(Members{
             {"x", 0}, {"y", -5}, {"theta", 1}, {"x_dot", 0}, {"y_dot", 0}, {"theta_dot", 0}})}},
       {}}};
  open(scene);
  ASSERT_EQ(with(Role::Kept).size(), 1U);
  EXPECT_FALSE(with(Role::Kept)[0].error.empty());
  EXPECT_EQ(with(Role::Kept)[0].trajectory, nullptr);
  EXPECT_NE(session().trajectory(), nullptr);
  EXPECT_TRUE(bench_.refusals.isEmpty());
}

TEST_F(SessionRuns, aKeptRunDoesNotTakePartInLaterEdits) {
  open(slidingScene());
  session().keepRun(kActiveRun, "without");
  ASSERT_TRUE(settle(session()));
  const auto before = with(Role::Kept)[0].trajectory;
  session().setPlayhead(0.02);
  session().setFromHere(true);
  setMu(0.3);
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(with(Role::Kept)[0].trajectory, before);
  ASSERT_TRUE(session().makeActive(with(Role::Kept)[0].id));
  ASSERT_TRUE(settle(session()));
  EXPECT_TRUE(session().scene().edits.empty());
  EXPECT_EQ(with(Role::Kept)[0].name, "μ = 0.3 from t = 0.02 s");
  EXPECT_EQ(with(Role::Kept)[0].scene->edits.size(), 1U);
}

TEST_F(SessionRuns, aKeptRunIsNamedByWhatDiffersFromTheDocument) {
  open(slidingScene());
  setMu(1.6);
  session().keepRun(kActiveRun);
  EXPECT_EQ(with(Role::Kept)[0].name, "μ = 1.6");
  EXPECT_EQ(session().undoText(), "keep run “μ = 1.6”");
  session().keepRun(kActiveRun);
  EXPECT_EQ(session().undoText(), "keep run “μ = 1.6 (2)”");
}

TEST_F(SessionRuns, aVariationThatDoesNotSuitTheEditsStandsInNobodysWay) {
  Scene scene = slidingScene();
  scene.edits = {{0.1, {{kMu, 0.5}}}};
  scene.variations = {{"smooth", {{"laws.friction.type", "none"}}, {}}};
  open(scene);
  EXPECT_FALSE(with(Role::Kept)[0].error.empty());
  setMu(1.3);
  session().keepRun(kActiveRun, "b");
  EXPECT_EQ(with(Role::Kept).size(), 2U);
  EXPECT_TRUE(bench_.refusals.isEmpty()) << bench_.refusals[0].toStdString();
}

TEST_F(SessionRuns, theActiveRunDoesNotWaitForTheOthers) {
  Scene scene = slidingScene();
  scene.variations = {{"long", {{"output.step", 2e-7}}, {}}};
  session().open(scene, {});
  const auto waitFor = [&](const std::shared_ptr<const Trajectory>& old) {
    return QTest::qWaitFor([&] { return session().poll(), session().trajectory() != old; }, 20'000);
  };
  ASSERT_TRUE(waitFor(nullptr));
  QTest::qWait(20);
  session().poll();
  setMu(1.3);
  ASSERT_TRUE(waitFor(session().trajectory()));
  session().poll();
  EXPECT_EQ(with(Role::Kept)[0].trajectory, nullptr) << "it was to take seconds";
  EXPECT_FALSE(session().isSettled()) << "it begins anew";
}

TEST_F(SessionRuns, ghostsComeBackWithTheirScene) {
  open(forkScene());
  session().setValue(
      "initial",
      Tree(
          Members{{"x", 0}, {"y", -5}, {"theta", 1}, {"x_dot", 0}, {"y_dot", 0}, {"theta_dot", 0}}),
      "below", {});
  ASSERT_TRUE(settle(session()));
  EXPECT_TRUE(session().isStale());
  EXPECT_TRUE(with(Role::Ghost).empty());
  session().undo();
  ASSERT_TRUE(settle(session()));
  EXPECT_FALSE(session().isStale());
  EXPECT_EQ(with(Role::Ghost).size(), 2U);
}

TEST_F(SessionRuns, runsOfOneNameAreTwoRuns) {
  Scene scene = slidingScene();
  scene.variations = {{"twin", {{"laws.friction.mu", 1.1}}, {}},
                      {"twin", {{"laws.friction.mu", 1.2}}, {}}};
  open(scene);
  ASSERT_EQ(with(Role::Kept).size(), 2U);
  EXPECT_TRUE(session().setRunVisible(with(Role::Kept)[1].id, false));
  EXPECT_TRUE(with(Role::Kept)[0].visible);
  EXPECT_FALSE(with(Role::Kept)[1].visible);
  EXPECT_TRUE(session().setRunCompared(with(Role::Kept)[1].id, true));
  EXPECT_EQ(with(Role::Compared).size(), 1U);
  EXPECT_EQ(numberAt(*with(Role::Compared)[0].scene, "laws.friction.mu"), 1.2);
  EXPECT_TRUE(session().removeRun(with(Role::Kept)[0].id));
  ASSERT_EQ(session().scene().variations.size(), 1U);
  EXPECT_EQ(session().scene().variations[0].set[0].value, Tree(1.2));
  ASSERT_EQ(with(Role::Compared).size(), 1U) << "what is left is still compared and hidden";
  EXPECT_FALSE(with(Role::Compared)[0].visible);
  EXPECT_TRUE(session().renameRun(with(Role::Compared)[0].id, "other"));
  EXPECT_FALSE(with(Role::Compared)[0].visible);
  EXPECT_EQ(parseScene(writeScene(session().scene())), session().scene());
}

TEST_F(SessionRuns, aStartMayChangeItsVariables) {
  open(fallingScene());
  ASSERT_TRUE(session().startAt(
      {{"on_ground", true}, {"theta", 1.0}, {"theta_dot", 0}, {"slip", -3}}, {}, true));
  EXPECT_TRUE(startsOnGround(session().scene()));
  EXPECT_EQ(session().scene().initial.at("y"), nullptr);
  ASSERT_TRUE(settle(session()));
  EXPECT_FALSE(startsOnGround(*with(Role::Kept)[0].scene));
  EXPECT_EQ(with(Role::Kept)[0].name, "x = 0, y = 9, θ = 1.5, …") << "not just «initial»";
}

TEST_F(SessionRuns, anUndoneGestureIsOver) {
  open(slidingScene());
  session().startAt({{"theta", 0.5}}, "plane", true);
  session().undo();
  session().startAt({{"theta", 0.6}}, "plane", true);
  EXPECT_EQ(session().scene().variations.size(), 1U);
}

TEST_F(SessionRuns, theSessionMayEndWhileTheyCompute) {
  for (int i = 0; i < 20; ++i) {
    SessionBench bench;
    bench.session.open(forkScene(), {});
    bench.session.keepRun(kActiveRun, "a");
    QTest::qWait(i);
    bench.session.poll();
  }
}

}  // namespace
}  // namespace painleve::ui
