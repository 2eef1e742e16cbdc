#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QThread>

#include "core/scene/scene_access.h"
#include "tests/support/ui/session_bench.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";

class SessionRun : public testing::Test {
 protected:
  void open(const Scene& scene) {
    session_.open(scene, {});
    ASSERT_TRUE(settle(session_));
    ASSERT_NE(session_.trajectory(), nullptr);
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
};

TEST_F(SessionRun, theFirstFrameIsTheInitialPicture) {
  session_.open(slidingScene(), {});
  EXPECT_TRUE(session_.isComputing());
  EXPECT_FALSE(session_.frame().valid);
  EXPECT_FALSE(session_.frame().depiction.bodies.empty());
  ASSERT_TRUE(settle(session_));
  EXPECT_TRUE(session_.frame().valid);
  EXPECT_DOUBLE_EQ(session_.endTime(), session_.trajectory()->endTime);
}

TEST_F(SessionRun, readsTheContactAtThePlayhead) {
  open(slidingScene());
  ASSERT_FALSE(session_.frame().contacts.empty());
  const ContactReading& tip = session_.frame().contacts.front();
  EXPECT_EQ(tip.mode, Mode::SlipMinus);
  EXPECT_DOUBLE_EQ(tip.slip, -20);
  EXPECT_EQ(tip.lcpMode, lcpMode(tip.A, tip.B));
  EXPECT_GT(tip.normalForce, 0);
}

TEST_F(SessionRun, atTheStartWhatHappensAtOnceIsStillToCome) {
  Scene scene = withValue(slidingScene(), kMu, 1.6);
  for (const auto& [id, value] : {std::pair{"theta", 1.0}, {"theta_dot", 4.0}, {"slip", -3.0}})
    scene.initial.set(id, value);
  open(scene);
  EXPECT_EQ(session_.frame().contacts.front().lcpMode, 4);
  session_.setPlayhead(1e-6);
  EXPECT_EQ(session_.frame().contacts.front().mode, Mode::Free);
}

TEST_F(SessionRun, tellsEveryMoveOfThePlayheadOnce) {
  open(slidingScene());
  QSignalSpy moved(&session_, &Session::playheadChanged);
  session_.setPlayhead(0.01);
  session_.setPlayhead(0.01);
  EXPECT_EQ(moved.count(), 1);
  EXPECT_DOUBLE_EQ(session_.frame().time, 0.01);
  session_.setPlayhead(99);
  EXPECT_DOUBLE_EQ(session_.playhead(), session_.endTime());
  session_.setPlayhead(-1);
  EXPECT_EQ(session_.playhead(), 0);
}

TEST_F(SessionRun, aDragLeadsToFreshRunsAndEndsWithTheNewest) {
  open(slidingScene());
  QSignalSpy fresh(&session_, &Session::trajectoryChanged);
  constexpr int kEvents = 60;
  for (int i = 1; i <= kEvents; ++i) {
    session_.setValue(kMu, 0.5 + 0.01 * i, "drag", kMu);
    EXPECT_NE(session_.trajectory(), nullptr) << "blank while computing";
    EXPECT_TRUE(session_.frame().valid);
    QThread::msleep(16);
    session_.poll();
  }
  EXPECT_GT(fresh.count(), kEvents / 3) << "the future must follow the hand";
  ASSERT_TRUE(settle(session_));
  const Scene& computed = *session_.runs().front().scene;
  EXPECT_DOUBLE_EQ(numberAt(computed, kMu), 0.5 + 0.01 * kEvents);
  session_.undo();
  EXPECT_DOUBLE_EQ(numberAt(session_.scene(), kMu), 1.4);
}

TEST_F(SessionRun, thePlayheadStaysAndComesBack) {
  open(fallingScene());
  session_.setPlayhead(0.8);
  session_.setValue("duration", 0.5, "shorter", {});
  ASSERT_TRUE(settle(session_));
  EXPECT_DOUBLE_EQ(session_.playhead(), 0.5);
  EXPECT_DOUBLE_EQ(session_.frame().time, 0.5);
  session_.setValue("duration", 1.0, "longer", {});
  ASSERT_TRUE(settle(session_));
  EXPECT_DOUBLE_EQ(session_.playhead(), 0.8);
}

TEST_F(SessionRun, aSceneThatCannotStartKeepsTheLastGoodRun) {
  open(fallingScene());
  const auto good = session_.trajectory();
  EXPECT_TRUE(session_.setValue("initial.y", 0.1, "into the ground", {}));
  ASSERT_TRUE(settle(session_));
  EXPECT_EQ(session_.trajectory(), good);
  EXPECT_TRUE(session_.isStale());
  EXPECT_TRUE(session_.frame().valid);
  ASSERT_EQ(bench_.refusals.size(), 1);
  EXPECT_TRUE(bench_.refusals[0].contains("/initial"));
  session_.undo();
  ASSERT_TRUE(settle(session_));
  EXPECT_FALSE(session_.isStale());
}

TEST_F(SessionRun, aDocumentThatCannotStartHasNoRunButAReason) {
  session_.open(withValue(fallingScene(), "initial.y", 0.1), {});
  ASSERT_TRUE(settle(session_));
  EXPECT_EQ(session_.trajectory(), nullptr);
  EXPECT_TRUE(session_.isStale());
  EXPECT_EQ(bench_.refusals.size(), 1);
  session_.setPlayhead(0.2);
  EXPECT_FALSE(session_.frame().valid);
}

TEST_F(SessionRun, anOldDocumentsRunIsNeverShownForTheNewOne) {
  for (int i = 0; i < 20; ++i) {
    session_.open(fallingScene(), {});
    session_.open(slidingScene(), {});
    ASSERT_TRUE(settle(session_));
    ASSERT_EQ(session_.runs().front().scene->title, "sliding");
  }
}

TEST_F(SessionRun, closesWhileComputing) {
  for (int i = 0; i < 20; ++i) {
    SessionBench bench;
    bench.session.open(slidingScene(), {});
    bench.session.requestPhasePlane({});
  }
}

TEST_F(SessionRun, thePhasePlaneFollowsTheScene) {
  session_.open(slidingScene(), {});
  session_.requestPhasePlane({});
  ASSERT_TRUE(settle(session_));
  const auto first = session_.phasePlane();
  ASSERT_NE(first, nullptr);
  EXPECT_TRUE(first->present[2]) << "mode (2) exists above mu_P";
  session_.setValue("duration", 0.1, "shorter", {});
  ASSERT_TRUE(settle(session_));
  EXPECT_EQ(session_.phasePlane(), first) << "the duration does not change the plane";
  session_.setValue(kMu, 0.5, "less friction", {});
  ASSERT_TRUE(settle(session_));
  EXPECT_FALSE(session_.phasePlane()->present[2]);
}

}  // namespace
}  // namespace painleve::ui
