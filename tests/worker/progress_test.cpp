#include "ui/worker/progress.h"

#include <chrono>
#include <thread>

#include <gtest/gtest.h>

namespace painleve {
namespace {

TEST(Progress, tellsNothingBeforeItHasBegun) {
  Progress progress;
  progress.report(0.5, 7);
  EXPECT_FALSE(progress.reading().begun);
  EXPECT_EQ(progress.reading().seconds, 0);
}

TEST(Progress, tellsHowFarAndForHowLong) {
  Progress progress;
  progress.begin();
  progress.report(0.25, 512);
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  const ProgressReading reading = progress.reading();
  EXPECT_TRUE(reading.begun);
  EXPECT_EQ(reading.fraction, 0.25);
  EXPECT_EQ(reading.count, 512u);
  EXPECT_GE(reading.seconds, 0.005);
  progress.report(1.5, 513);
  EXPECT_EQ(progress.reading().fraction, 1);
}

TEST(Progress, beginningAgainStartsAtNothing) {
  Progress progress;
  progress.begin();
  progress.report(0.9, 100);
  progress.begin();
  EXPECT_EQ(progress.reading().fraction, 0);
  EXPECT_EQ(progress.reading().count, 0u);
}

TEST(Progress, isCancelledForGood) {
  Progress progress;
  EXPECT_FALSE(progress.isCancelled());
  progress.cancel();
  progress.begin();
  EXPECT_TRUE(progress.isCancelled());
}

}  // namespace
}  // namespace painleve
