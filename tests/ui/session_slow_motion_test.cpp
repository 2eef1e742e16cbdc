// The pace near events: slow there, never standing still, and every event is passed.

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/random/property.h"
#include "ui/session/event_times.h"
#include "ui/session/slow_motion.h"

namespace painleve::ui {
namespace {

constexpr double kFrame = 0.016;  // s of wall clock

TEST(SlowMotion, isSlowestAtAnEventAndWholeFarFromIt) {
  const SlowMotion pace({2.0});
  const double speed = 0.25, reach = SlowMotion::kReach * speed;
  EXPECT_DOUBLE_EQ(pace.factor(2.0, speed), SlowMotion::kSlowest);
  EXPECT_DOUBLE_EQ(pace.factor(2.0 - reach, speed), 1);
  EXPECT_DOUBLE_EQ(pace.factor(2.0 + 2 * reach, speed), 1);
  double last = SlowMotion::kSlowest;
  for (double t = 2.0; t < 2.0 + reach; t += reach / 50) {
    EXPECT_GE(pace.factor(t, speed), last);
    EXPECT_LT(pace.factor(t, speed) - last, 0.05) << "no jerk";
    EXPECT_NEAR(pace.factor(t, speed), pace.factor(4.0 - t, speed), 1e-12) << "both sides alike";
    last = pace.factor(t, speed);
  }
}

TEST(SlowMotion, decadesBeforeAStrongMomentTakeEqualTimes) {
  const double speed = 1.0 / 32, reach = SlowMotion::kReach * speed, moment = 1;
  const SlowMotion pace({moment}, {moment});
  EXPECT_DOUBLE_EQ(pace.factor(moment, speed), SlowMotion::kDeepest);
  EXPECT_DOUBLE_EQ(pace.factor(moment - reach / 64, speed), 1.0 / 64);
  EXPECT_GE(pace.factor(moment + 1e-9, speed), SlowMotion::kSlowest) << "after it all is as usual";
  const auto wallOf = [&](double from, double to) {
    int frames = 0;
    for (double t = moment - from; t < moment - to; ++frames) t = pace.advanced(t, 0.004, speed);
    return frames * 0.004;
  };
  const double first = wallOf(reach / 16, reach / 64), second = wallOf(reach / 64, reach / 256);
  EXPECT_NEAR(first, second, 0.03 * first);
  EXPECT_NEAR(first, SlowMotion::kReach * std::log(4.0), 0.03 * first);
  double t = moment - reach;
  int frames = 0;
  for (; t <= moment && frames < 1000; ++frames) t = pace.advanced(t, kFrame, speed);
  EXPECT_GT(t, moment) << "it is passed";
}

TEST(SlowMotion, withoutEventsIsPlainPlaying) {
  EXPECT_EQ(SlowMotion().factor(1, 0.5), 1);
  EXPECT_NEAR(SlowMotion().advanced(1, kFrame, 0.5), 1 + kFrame * 0.5, 1e-15);
}

TEST(SlowMotion, aStallDoesNotLeapOverAnEvent) {
  const double speed = 1.0 / 16, wall = 0.25;
  const SlowMotion pace({1.0});
  const double before = 1.0 - 0.1 * SlowMotion::kReach * speed;
  double fine = before;
  for (int i = 0; i < 10'000; ++i) fine += wall / 10'000 * speed * pace.factor(fine, speed);
  EXPECT_NEAR(pace.advanced(before, wall, speed), fine, 0.02 * wall * speed);
}

TEST(SlowMotion, alwaysGetsForwardPassesAllEventsAndReachesTheEnd) {
  test::expectHolds(200, [](const std::vector<unsigned char>& marks, unsigned char pace) {
    constexpr double kEnd = 1;
    std::vector<double> times;
    times.reserve(marks.size());
    for (const unsigned char mark : marks) times.push_back(mark / 255.0);
    std::sort(times.begin(), times.end());
    const SlowMotion slow(times);
    const double speed = 0.1 + pace / 64.0;
    // Nowhere slower than an eighth: so many frames are enough.
    const int most = static_cast<int>(kEnd / (SlowMotion::kSlowest * speed * kFrame)) + 2;
    double t = 0;
    int frames = 0;
    for (; t < kEnd && frames <= most; ++frames) {
      const double next = slow.advanced(t, kFrame, speed);
      RC_ASSERT(next > t);
      RC_ASSERT(next - t <= kFrame * speed * (1 + 1e-9));
      t = next;
    }
    RC_ASSERT(frames <= most);
  });
}

TEST(SlowMotion, theReadOutIsAFractionThatIsEasyToSay) {
  EXPECT_EQ(readableSpeed(2), 2);
  EXPECT_DOUBLE_EQ(readableSpeed(1.0 / 32), 1.0 / 32);
  EXPECT_DOUBLE_EQ(readableSpeed(1.0 / 253.4), 1.0 / 250);
  EXPECT_DOUBLE_EQ(readableSpeed(1.0 / 8123), 1.0 / 8100);
}

TEST(EventTimes, areTheInnerOnesOnce) {
  Trajectory run;
  for (const auto& [kind, time] :
       {std::pair{EventKind::Start, 0.0}, std::pair{EventKind::Stop, 0.25},
        std::pair{EventKind::Stick, 0.25}, std::pair{EventKind::LiftOff, 0.5},
        std::pair{EventKind::End, 1.0}}) {
    run.events.emplace_back();
    run.events.back().kind = kind;
    run.events.back().time = time;
  }
  const std::vector<double> times = eventTimes(run);
  EXPECT_EQ(times, (std::vector{0.25, 0.5}));
  EXPECT_EQ(nextTime(times, 0.25, 1), 0.5) << "strictly later";
  EXPECT_EQ(nextTime(times, 0.5, 1), 1);
  EXPECT_EQ(previousTime(times, 0.5, 0), 0.25);
  EXPECT_EQ(previousTime(times, 0.25, 0), 0);
}

}  // namespace
}  // namespace painleve::ui
