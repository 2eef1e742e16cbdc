#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "tests/support/ui/session_bench.h"
#include "ui/session/playback.h"

namespace painleve::ui {
namespace {

class PlaybackOfAFall : public testing::Test {
 protected:
  void SetUp() override {
    session_.open(fallingScene(), {});
    ASSERT_TRUE(settle(session_));
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  Playback playback_{session_};
};

TEST_F(PlaybackOfAFall, stepsOntoTheGridOfRows) {
  playback_.stepForward();
  EXPECT_DOUBLE_EQ(session_.playhead(), 0.001);
  session_.setPlayhead(0.0105);
  playback_.stepForward();
  EXPECT_DOUBLE_EQ(session_.playhead(), 0.011);
  playback_.stepBack();
  EXPECT_DOUBLE_EQ(session_.playhead(), 0.010);
  playback_.first();
  playback_.stepBack();
  EXPECT_EQ(session_.playhead(), 0);
  playback_.last();
  EXPECT_EQ(session_.playhead(), session_.endTime());
  playback_.stepForward();
  EXPECT_EQ(session_.playhead(), session_.endTime());
}

TEST_F(PlaybackOfAFall, playsWithTheWallClockAndStopsAtTheEnd) {
  playback_.setSpeed(0.5);
  playback_.setPlaying(true);
  QTest::qWait(200);
  EXPECT_NEAR(session_.playhead(), 0.1, 0.06);
  playback_.setPlaying(false);
  const double held = session_.playhead();
  QTest::qWait(50);
  EXPECT_EQ(session_.playhead(), held);
  playback_.setSpeed(4);
  playback_.setPlaying(true);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !playback_.isPlaying(); }, 5000));
  EXPECT_EQ(session_.playhead(), session_.endTime());
  playback_.setPlaying(true);
  EXPECT_LT(session_.playhead(), 0.5) << "from the end it starts again";
}

TEST_F(PlaybackOfAFall, loops) {
  playback_.setLoops(true);
  playback_.setSpeed(4);
  session_.setPlayhead(0.95);
  playback_.setPlaying(true);
  EXPECT_TRUE(QTest::qWaitFor([&] { return session_.playhead() < 0.5; }, 5000));
  EXPECT_TRUE(playback_.isPlaying());
}

TEST_F(PlaybackOfAFall, speedsHaveBounds) {
  playback_.setSpeed(1e-9);
  EXPECT_EQ(playback_.speed(), Playback::kSlowest);
  playback_.slower();
  EXPECT_EQ(playback_.speed(), Playback::kSlowest);
  for (int i = 0; i < 30; ++i) playback_.faster();
  EXPECT_EQ(playback_.speed(), Playback::kFastest);
  playback_.setSpeed(0.3);
  playback_.slower();
  EXPECT_EQ(playback_.speed(), 0.25);
  playback_.faster();
  EXPECT_EQ(playback_.speed(), 0.5);
}

TEST_F(PlaybackOfAFall, aDocumentBringsItsSpeedAndStopsThePlay) {
  playback_.setPlaying(true);
  Scene scene = fallingScene();
  scene.view.set("speed", 0.03125);
  session_.open(scene, {});
  EXPECT_FALSE(playback_.isPlaying());
  EXPECT_EQ(playback_.speed(), 0.03125);
  session_.open(fallingScene(), {});
  EXPECT_EQ(playback_.speed(), 0.125) << "1 s of motion in about 8 s";
}

}  // namespace
}  // namespace painleve::ui
