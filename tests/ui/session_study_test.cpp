// "Physics or step?" in the background: begun, waited for, stopped, dropped.

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/session/shown_runs.h"

namespace painleve::ui {
namespace {

/// The singular point at mu = 1.8.
constexpr auto kSingular = R"({
    "format": "painleve-lab/scene", "version": 1, "system": { "type": "rod" },
    "laws": { "friction": { "mu": 1.8 } },
    "initial": { "theta": 0.6894050545377601, "theta_dot": 3, "slip": -30, "on_ground": true },
    "duration": 0.0125, "solver": { "type": "moreau", "step": 1e-4 } })";

/// Of seconds, so that there is time to change one's mind.
Scene longStudy() {
  return withValues(
      fallingScene(),
      {{"solver.type", "moreau"}, {"solver.step", 1e-4}, {"initial.y", 2000}, {"duration", 20}});
}

class Study : public testing::Test {
 protected:
  Session& session() { return bench_.session; }
  void open(const Scene& scene) {
    session().open(scene, {});
    ASSERT_TRUE(settle(session()));
  }
  bool waitForFirstRun() {
    return QTest::qWaitFor(
        [this] {
          session().poll();
          const auto work = session().stepStudyWork();
          return !work || work->progress.count > 0;
        },
        20'000);
  }
  StepVerdict verdict() { return session().stepStudy()->study.verdict; }

  SessionBench bench_;
};

TEST_F(Study, saysWhatTheStepDecides) {
  open(parseScene(kSingular));
  EXPECT_EQ(session().stepStudy(), nullptr);
  QSignalSpy changed(&session(), &Session::stepStudyChanged);
  session().requestStepStudy();
  EXPECT_TRUE(session().stepStudyWork());
  EXPECT_FALSE(session().isSettled());
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(changed.count(), 2) << "begun, and there";
  ASSERT_NE(session().stepStudy(), nullptr);
  EXPECT_FALSE(session().stepStudyWork());
  EXPECT_EQ(verdict(), StepVerdict::MeshDependent);
  EXPECT_EQ(session().stepStudy()->study.runs.size(), kStudiedRuns);
  EXPECT_TRUE(runsAlike(*session().stepStudy()->scene, session().scene()));
}

TEST_F(Study, aSlideConverges) {
  open(withValues(slidingScene(), {{"laws.friction.mu", 0.6}, {"duration", 0.05}}));
  session().requestStepStudy();
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(verdict(), StepVerdict::Converging);
  EXPECT_NEAR(session().stepStudy()->study.order, 1, 0.2);
}

TEST_F(Study, anotherSceneEndsItAndTheFormerStudyStays) {
  open(parseScene(kSingular));
  session().requestStepStudy();
  ASSERT_TRUE(settle(session()));
  const auto former = session().stepStudy();
  session().open(longStudy(), {});
  EXPECT_EQ(session().stepStudy(), nullptr) << "of another document";
  ASSERT_TRUE(settle(session()));
  session().requestStepStudy();
  ASSERT_TRUE(waitForFirstRun());
  ASSERT_TRUE(session().stepStudyWork());
  QElapsedTimer clock;
  clock.start();
  ASSERT_TRUE(session().setValue("system.parameters.gravity", 5, "gravity", {}));
  EXPECT_FALSE(session().stepStudyWork());
  ASSERT_TRUE(settle(session()));
  EXPECT_LT(clock.elapsed(), 5000);
  EXPECT_EQ(session().stepStudy(), nullptr) << "a study that was dropped leaves nothing";
}

TEST_F(Study, whatChangesNoRunLeavesItAlone) {
  open(longStudy());
  session().requestStepStudy();
  ASSERT_TRUE(session().setValue("title", "another name", "title", {}));
  EXPECT_TRUE(session().stepStudyWork());
  session().keepRun(kActiveRun, "kept");
  EXPECT_TRUE(session().stepStudyWork()) << "it waits for the kept run, and goes on";
  session().stopStepStudy();
  ASSERT_TRUE(settle(session()));
  ASSERT_NE(session().stepStudy(), nullptr);
}

TEST_F(Study, stoppedItTellsWhatThereIs) {
  open(longStudy());
  for (const bool all : {false, true}) {
    session().requestStepStudy();
    ASSERT_TRUE(waitForFirstRun());
    ASSERT_TRUE(session().work());
    EXPECT_EQ(session().work()->kind, WorkKind::StepStudy);
    if (all) {
      session().stopComputing();
    } else {
      session().stopStepStudy();
    }
    ASSERT_TRUE(settle(session()));
    ASSERT_NE(session().stepStudy(), nullptr);
    EXPECT_EQ(verdict(), StepVerdict::Unfinished);
    EXPECT_LT(session().stepStudy()->study.runs.size(), kStudiedRuns);
  }
}

TEST(StudyAtTheEnd, theProgramClosesWhileOneIsUnderWay) {
  QElapsedTimer clock;
  {
    SessionBench bench;
    bench.session.open(longStudy(), {});
    ASSERT_TRUE(settle(bench.session));
    bench.session.requestStepStudy();
    QTest::qWait(50);
    clock.start();
  }
  EXPECT_LT(clock.elapsed(), 2000);
}

}  // namespace
}  // namespace painleve::ui
