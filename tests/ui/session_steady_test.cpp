// What must not move while something else does: kept runs beside a sweep, a run under way beside a
// change of the view, values in force beside an undo.

#include <gtest/gtest.h>

#include <QTest>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/session/event_times.h"
#include "ui/session/sweep_player.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";

Scene choosingScene() {
  return loadScene(PAINLEVE_REPOSITORY "/resources/scenes/fork.json");
}

class Steady : public testing::Test {
 protected:
  void open(Scene scene) {
    ASSERT_TRUE(session().open(std::move(scene), {}));
    ASSERT_TRUE(settle(session()));
  }
  Session& session() { return bench_.session; }
  const auto& kept() { return session().runs().back(); }
  void TearDown() override { settle(session()); }

  SessionBench bench_;
};

TEST_F(Steady, aKeptRunStaysWhatItWasWhileAParameterIsPlayed) {
  open(slidingScene());
  ASSERT_TRUE(session().keepRun(kActiveRun, "kept"));
  ASSERT_TRUE(settle(session()));
  const RunId id = kept().id;
  const auto trajectory = kept().trajectory;
  ASSERT_NE(trajectory, nullptr);
  for (const double mu : {0.8, 0.9, 1.0}) {
    ASSERT_TRUE(session().preview(kMu, mu));
    EXPECT_EQ(kept().id, id);
    EXPECT_EQ(kept().trajectory, trajectory);
    EXPECT_EQ(numberAt(*kept().scene, kMu), 1.4);
  }
  session().endPreview();
  EXPECT_EQ(kept().id, id);
  EXPECT_EQ(kept().trajectory, trajectory);
}

TEST_F(Steady, aRenamedRunIsNotComputedAnew) {
  open(slidingScene());
  ASSERT_TRUE(session().keepRun(kActiveRun, "kept"));
  ASSERT_TRUE(settle(session()));
  const RunId id = kept().id;
  const auto trajectory = kept().trajectory;
  ASSERT_TRUE(session().renameRun(id, "another name"));
  EXPECT_EQ(kept().id, id);
  EXPECT_EQ(kept().name, "another name");
  EXPECT_EQ(kept().trajectory, trajectory);
}

TEST_F(Steady, twoAlikeRunsThatAreRenamedInTurnKeepTheirOwn) {
  open(slidingScene());
  ASSERT_TRUE(session().keepRun(kActiveRun, "one"));
  ASSERT_TRUE(session().keepRun(kActiveRun, "two"));
  ASSERT_TRUE(settle(session()));
  const RunId last = kept().id;
  ASSERT_TRUE(session().renameRun(last, "three"));
  EXPECT_EQ(kept().id, last);
  EXPECT_EQ(session().runs()[session().runs().size() - 2].name, "one");
}

TEST_F(Steady, aChangeOfTheViewDoesNotRestartTheRun) {
  ASSERT_TRUE(session().open(longScene(), {}));
  QTest::qWait(300);
  session().poll();
  ASSERT_TRUE(session().isComputing());
  const double before = session().work()->progress.seconds;
  ASSERT_GT(before, 0.1);
  session().apply("view", {}, [](Scene& scene) { scene.view.set("speed", 0.5); });
  ASSERT_TRUE(session().isComputing());
  EXPECT_GE(session().work()->progress.seconds, before);
  session().stopComputing();
}

TEST_F(Steady, whatIsInForceFollowsThePlayheadThatARunGivesBack) {
  Scene scene = slidingScene();
  scene.edits.push_back({0.15, {{kMu, 0.7}}});
  open(scene);
  session().setPlayhead(0.2);
  EXPECT_EQ(numberAt(session().sceneInForce(), kMu), 0.7);
  ASSERT_TRUE(session().setValue("duration", 0.1, "duration", {}));
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(numberAt(session().sceneInForce(), kMu), 1.4);
  session().undo();
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(session().playhead(), 0.2);
  EXPECT_EQ(numberAt(session().sceneInForce(), kMu), 0.7);
}

TEST_F(Steady, futuresKeptDuringASweepAreThoseOfTheDocument) {
  open(choosingScene());
  const double mu = numberAt(session().document(), kMu);
  session().setPlayhead(session().endTime());
  ASSERT_TRUE(session().preview(kMu, mu + 0.05));
  ASSERT_TRUE(settle(session()));
  session().keepFutures([](std::string_view rule) { return QString::fromUtf8(rule.data()); });
  EXPECT_FALSE(session().isPreviewing());
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(numberAt(session().document(), kMu), mu);
  for (const auto& run : session().runs()) EXPECT_EQ(numberAt(*run.scene, kMu), mu) << run.name;
}

TEST_F(Steady, theKeptValueOfASweepIsTheDocumentsAlsoUnderAnEdit) {
  Scene scene = slidingScene();
  scene.edits.push_back({0.1, {{kMu, 0.7}}});
  open(scene);
  session().setPlayhead(0.2);
  session().setFromHere(true);
  SweepPlayer player(session());
  ASSERT_TRUE(player.start({kMu, 0.9, 2, 5}));
  player.keep("sweep");
  EXPECT_EQ(numberAt(session().document(), kMu), 0.9);
  ASSERT_EQ(session().document().edits.size(), 1U);
  EXPECT_EQ(session().document().edits[0].set[0].value, Tree(0.7));
}

TEST_F(Steady, aSweepShowsItsLastValueLongEnoughToKeepIt) {
  open(slidingScene());
  SweepPlayer player(session());
  ASSERT_TRUE(player.start({kMu, 0.9, 1.1, 0.2}));
  QTest::qWait(500);
  ASSERT_TRUE(player.isRunning());
  EXPECT_EQ(player.value(), 1.1);
  player.keep("sweep");
  EXPECT_EQ(numberAt(session().document(), kMu), 1.1);
}

TEST(EventStops, AreAscendingWhereTwoEventsShareAnInstant) {
  Trajectory run;
  run.endTime = 1;
  for (const double time : {0.5, 0.5 + 1e-13, 0.5 + 3e-13}) {
    Event event;
    event.kind = EventKind::Impact;
    event.time = time;
    run.events.push_back(event);
  }
  const auto stops = eventStops(run);
  EXPECT_EQ(stops.size(), 6U);
  EXPECT_TRUE(std::is_sorted(stops.begin(), stops.end()));
}

}  // namespace
}  // namespace painleve::ui
