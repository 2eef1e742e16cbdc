// What takes long: how far it is, that it stops, what is kept, that it can be taken up again.
#include <gtest/gtest.h>

#include <QAction>
#include <QProgressBar>
#include <QTest>

#include "core/scene/scene_access.h"
#include "tests/support/ui/session_bench.h"
#include "ui/panels/status_line.h"
#include "ui/panels/work_words.h"

namespace painleve::ui {
namespace {

class LongWork : public testing::Test {
 protected:
  /// Lets time pass until something of this kind is under way, with rows to show.
  bool waitFor(WorkKind kind) {
    return QTest::qWaitFor(
        [&] {
          session_.poll();
          const auto work = session_.work();
          return work && work->kind == kind && work->progress.count > 0;
        },
        20'000);
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
};

TEST_F(LongWork, tellsHowFarItIs) {
  session_.open(longScene(), {});
  ASSERT_TRUE(waitFor(WorkKind::Run));
  const ProgressReading first = session_.work()->progress;
  EXPECT_GT(first.fraction, 0);
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return session_.work()->progress.fraction > first.fraction; }, 20'000));
  EXPECT_GT(session_.work()->progress.count, first.count);
  EXPECT_GT(session_.work()->progress.seconds, first.seconds);
  EXPECT_FALSE(session_.isCut());
}

TEST_F(LongWork, stoppedItKeepsWhatItHas) {
  session_.open(longScene(), {});
  ASSERT_TRUE(waitFor(WorkKind::Run));
  session_.stopComputing();
  ASSERT_TRUE(settle(session_));
  const auto run = session_.trajectory();
  ASSERT_NE(run, nullptr);
  EXPECT_EQ(run->end, End::Cancelled);
  EXPECT_TRUE(session_.isCut());
  EXPECT_GT(run->endTime, 0);
  EXPECT_LT(run->endTime, durationOf(session_.scene()));
  session_.setPlayhead(session_.endTime());
  EXPECT_TRUE(session_.frame().valid);
  EXPECT_TRUE(bench_.refusals.isEmpty());
  session_.computeAgain();
  EXPECT_TRUE(session_.isComputing());
  ASSERT_TRUE(waitFor(WorkKind::Run));
  session_.stopComputing();
  ASSERT_TRUE(settle(session_));
  EXPECT_NE(session_.trajectory(), run);
}

TEST_F(LongWork, stoppedAtOnceItCanBeComputedAllTheSame) {
  Scene scene = longScene();
  scene.duration = 0.5;  // long against the turn in which it is stopped
  session_.open(scene, {});
  session_.stopComputing();
  ASSERT_TRUE(settle(session_));
  ASSERT_TRUE(session_.isCut());
  session_.computeAgain();
  ASSERT_TRUE(settle(session_));
  ASSERT_NE(session_.trajectory(), nullptr);
  EXPECT_EQ(session_.trajectory()->end, End::Duration);
  EXPECT_FALSE(session_.isCut());
  EXPECT_FALSE(session_.isStale());
}

TEST_F(LongWork, theFormerSceneIsWholeAgain) {
  session_.open(fallingScene(), {});
  ASSERT_TRUE(settle(session_));
  ASSERT_TRUE(session_.setValue("initial.theta_dot", 2e4, "spin", {}));
  session_.stopComputing();
  ASSERT_TRUE(settle(session_));
  ASSERT_TRUE(session_.isCut());
  session_.undo();
  ASSERT_TRUE(settle(session_));
  EXPECT_EQ(session_.trajectory()->end, End::Duration);
  EXPECT_FALSE(session_.isCut());
}

TEST_F(LongWork, anotherDocumentForgetsThatOneWasStopped) {
  session_.open(longScene(), {});
  ASSERT_TRUE(waitFor(WorkKind::Run));
  session_.stopComputing();
  session_.open(fallingScene(), {});
  ASSERT_TRUE(settle(session_));
  EXPECT_FALSE(session_.isCut());
  EXPECT_EQ(session_.trajectory()->end, End::Duration);
}

TEST_F(LongWork, otherRunsAreCountedStoppedAndTakenUpAgain) {
  Scene scene = fallingScene();
  for (const char* name : {"a", "b"})
    scene.variations.push_back(
        {name, {{"initial.y", 5000.0}, {"initial.theta_dot", 2e4}, {"duration", 30.0}}, {}});
  session_.open(scene, {});
  ASSERT_TRUE(waitFor(WorkKind::OtherRuns));
  EXPECT_EQ(session_.work()->of, 2u);
  EXPECT_LT(session_.work()->progress.fraction, 0.5) << "half is the first of two";
  session_.stopComputing();
  ASSERT_TRUE(settle(session_));
  EXPECT_TRUE(session_.isCut());
  EXPECT_FALSE(session_.work());
  EXPECT_EQ(session_.trajectory()->end, End::Duration) << "the active run was done";
  ASSERT_NE(session_.runs()[1].trajectory, nullptr);
  EXPECT_EQ(session_.runs()[1].trajectory->end, End::Cancelled);
  session_.computeAgain();
  EXPECT_EQ(session_.runs()[1].trajectory, nullptr);
  EXPECT_TRUE(waitFor(WorkKind::OtherRuns));
}

TEST_F(LongWork, aStoppedPlaneStaysAsItWas) {
  session_.open(slidingScene(), {});
  session_.requestPhasePlane({});
  ASSERT_TRUE(settle(session_));
  const auto plane = session_.phasePlane();
  PhaseRequest fine;
  fine.columns = fine.rows = 2500;
  session_.requestPhasePlane(fine);
  ASSERT_TRUE(waitFor(WorkKind::Plane));
  session_.stopComputing();
  ASSERT_TRUE(settle(session_));
  EXPECT_EQ(session_.phasePlane(), plane);
  EXPECT_TRUE(session_.isCut());
  session_.computeAgain();
  EXPECT_TRUE(waitFor(WorkKind::Plane));
}

class Status : public LongWork {
 protected:
  void SetUp() override { ASSERT_TRUE(showActive(line_)); }
  bool waitForProgress(bool shown) {
    return QTest::qWaitFor([&] { return session_.poll(), line_.showsProgress() == shown; }, 20'000);
  }

  StatusLine line_{session_};
};

TEST_F(Status, saysNothingOfWhatIsSoonDone) {
  session_.open(fallingScene(), {});
  ASSERT_TRUE(settle(session_));
  EXPECT_FALSE(line_.showsProgress());
  EXPECT_FALSE(line_.stopAction().isEnabled());
  EXPECT_FALSE(line_.againAction().isEnabled());
}

TEST_F(Status, showsALongRunUntilEscapeAndOffersItAgain) {
  session_.open(longScene(), {});
  ASSERT_TRUE(waitForProgress(true));
  EXPECT_TRUE(line_.stopAction().isEnabled());
  EXPECT_LT(line_.findChild<QProgressBar*>()->value(), 1000);
  QTest::keyClick(&line_, Qt::Key_Escape);
  ASSERT_TRUE(waitForProgress(false));
  EXPECT_TRUE(line_.text().contains("stopped at t = ")) << line_.text().toStdString();
  EXPECT_TRUE(line_.text().contains("30")) << line_.text().toStdString();
  EXPECT_FALSE(line_.stopAction().isEnabled());
  ASSERT_TRUE(line_.againAction().isEnabled());
  line_.againAction().trigger();
  EXPECT_TRUE(waitForProgress(true));
}

TEST(WorkWords, sayPaceAndTheTimeThatIsLeft) {
  Work work{WorkKind::Run, {true, 0.25, 1000, 2.0}};
  EXPECT_EQ(workWords(work), "computing the run: 500 rows/s, about 6 s left");
  work.progress.fraction = 0.001;
  EXPECT_EQ(workWords(work), "computing the run: 500 rows/s") << "too early to guess";
  work = {WorkKind::OtherRuns, {true, 0, 0, 1.0}, 2, 5};
  EXPECT_EQ(workWords(work), "computing other runs, 2 of 5 …");
  EXPECT_EQ(waitWords(0.2), "1 s");
  EXPECT_EQ(waitWords(61), "2 min");
  EXPECT_EQ(waitWords(1e300), "1000 h");
}

}  // namespace
}  // namespace painleve::ui
