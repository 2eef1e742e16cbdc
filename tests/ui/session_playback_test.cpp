#include <algorithm>

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "core/scene/scene_json.h"
#include "tests/support/trajectory/made_run.h"
#include "tests/support/ui/session_bench.h"
#include "ui/session/event_times.h"
#include "ui/session/playback.h"

namespace painleve::ui {
namespace {

class PlaybackOfAFall : public testing::Test {
 protected:
  void SetUp() override {
    playback_.setSlowsAtEvents(false);
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

class PlaybackWithEvents : public testing::Test {
 protected:
  void SetUp() override {
    session_.open(slidingScene(), {});
    ASSERT_TRUE(settle(session_));
    times_ = eventStops(*session_.trajectory());
    ASSERT_FALSE(times_.empty());
  }
  void TearDown() override { playback_.setSlowsAtEvents(false); }

  SessionBench bench_;
  Session& session_ = bench_.session;
  Playback playback_{session_};
  std::vector<double> times_;
};

TEST_F(PlaybackWithEvents, jumpsFromEventToEventAndStopsAtTheEnds) {
  playback_.setPlaying(true);
  for (const double time : times_) {
    playback_.nextEvent();
    EXPECT_EQ(session_.playhead(), time);
  }
  EXPECT_FALSE(playback_.isPlaying());
  playback_.nextEvent();
  EXPECT_EQ(session_.playhead(), session_.endTime());
  playback_.nextEvent();
  EXPECT_EQ(session_.playhead(), session_.endTime());
  const std::vector backwards(times_.rbegin(), times_.rend());
  for (const double time : backwards) {
    playback_.previousEvent();
    EXPECT_EQ(session_.playhead(), time);
  }
  playback_.previousEvent();
  EXPECT_EQ(session_.playhead(), 0);
}

class PlaybackFromTheStart : public testing::TestWithParam<const char*> {};

// What happens at t = 0 is seen before it happens; the first jump shows what came of it.
TEST_P(PlaybackFromTheStart, theFirstJumpShowsWhatHappenedAtOnce) {
  SessionBench bench;
  Session& session = bench.session;
  Playback playback(session);
  session.open(
      loadScene(std::string(PAINLEVE_REPOSITORY "/resources/scenes/") + GetParam() + ".json"), {});
  ASSERT_TRUE(settle(session));
  const auto run = session.trajectory();
  ASSERT_GT(run->events.size(), 1U);
  ASSERT_EQ(run->events[1].time, 0) << "something beside the start happens at once";
  EXPECT_EQ(session.frame().ahead, run->events[1].kind);
  playback.nextEvent();
  EXPECT_GT(session.playhead(), 0);
  EXPECT_LT(session.playhead(), 1e-9);
  EXPECT_FALSE(session.frame().ahead);
  const auto next = std::ranges::upper_bound(run->events, 0.0, {}, &Event::time);
  const std::size_t mode =
      run->column(run->contacts.size() > 1 ? "mode_" + run->contacts[0] : "mode");
  EXPECT_EQ(session.frame().cells.at(mode), (next - 1)->after.at(mode));
  playback.previousEvent();
  EXPECT_EQ(session.playhead(), 0);
  playback.nextEvent();
  playback.nextEvent();
  EXPECT_EQ(session.playhead(), next == run->events.end() ? session.endTime() : next->time);
}

INSTANTIATE_TEST_SUITE_P(Presets, PlaybackFromTheStart,
                         testing::Values("kane_classic_hit", "mode2_tangential_impact",
                                         "mode4_painleve"));

TEST(EventStops, aQuestionAndItsAnswerAreTwo) {
  Trajectory made = test::runWith({{EventKind::Start, 0},
                                   {EventKind::Stick, 0.5},
                                   {EventKind::BranchPoint, 1},
                                   {EventKind::LiftOff, 1},
                                   {EventKind::Limit, 2}});
  made.endTime = 2;
  EXPECT_EQ(eventTimes(made), (std::vector<double>{0.5, 1, 2}));
  EXPECT_EQ(eventStops(made), (std::vector<double>{0.5, 1, justAfter(1), 2}));
  EXPECT_GT(justAfter(1e6), 1e6);
}

TEST_F(PlaybackWithEvents, slowsDownOnlyWhilePlayingAndOnlyThePace) {
  const auto run = session_.trajectory();
  playback_.setSpeed(1.0 / 16);
  session_.setPlayhead(times_.front());
  playback_.setSlowsAtEvents(true);
  EXPECT_EQ(playback_.effectiveSpeed(), 1.0 / 16) << "paused";
  playback_.setPlaying(true);
  EXPECT_NEAR(1 / playback_.effectiveSpeed(), 16 / SlowMotion::kSlowest, 5);
  EXPECT_EQ(playback_.speed(), 1.0 / 16) << "what was chosen stays";
  playback_.setPlaying(false);
  EXPECT_EQ(playback_.effectiveSpeed(), 1.0 / 16);
  EXPECT_EQ(session_.trajectory(), run);
}

TEST_F(PlaybackWithEvents, slowedItStillReachesTheEnd) {
  playback_.setSlowsAtEvents(true);
  playback_.setSpeed(0.25);
  QSignalSpy moves(&session_, &Session::playheadChanged);
  playback_.setPlaying(true);
  EXPECT_TRUE(QTest::qWaitFor([&] { return !playback_.isPlaying(); }, 20'000));
  EXPECT_EQ(session_.playhead(), session_.endTime());
  double last = 0;
  for (const auto& move : moves) {
    EXPECT_GT(move.at(0).toDouble(), last);
    last = move.at(0).toDouble();
  }
}

TEST_F(PlaybackWithEvents, remembersThatItSlows) {
  playback_.setSlowsAtEvents(true);
  EXPECT_TRUE(Playback(session_).slowsAtEvents());
  playback_.setSlowsAtEvents(false);
  EXPECT_FALSE(Playback(session_).slowsAtEvents());
}

}  // namespace
}  // namespace painleve::ui
