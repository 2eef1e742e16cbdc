#include "core/solver/moreau/step_grid.h"

#include <cmath>

#include <gtest/gtest.h>

namespace painleve {
namespace {

TEST(StepGrid, StepsAreMultiplesAndTheLastIsShortened) {
  const StepGrid grid(0.1, 0.25, true);
  EXPECT_EQ(grid.after(0)->end, 0.1);
  EXPECT_EQ(grid.after(0)->length, 0.1);
  EXPECT_EQ(grid.after(0.1)->end, 0.2);
  EXPECT_EQ(grid.after(0.2)->end, 0.25);
  EXPECT_NEAR(grid.after(0.2)->length, 0.05, 1e-15);
  EXPECT_FALSE(grid.after(0.25));
}

TEST(StepGrid, AfterAnEditTheGridGoesOnAsBefore) {
  const StepGrid grid(0.1, 1, true);
  EXPECT_EQ(grid.after(0.25)->end, 3 * 0.1);
  EXPECT_NEAR(grid.after(0.25)->length, 0.05, 1e-15);
}

TEST(StepGrid, WithoutShorteningOnlyWholeStepsAreMade) {
  const StepGrid grid(0.1, 0.25, false);
  EXPECT_TRUE(grid.after(0.1));
  EXPECT_FALSE(grid.after(0.2));
}

TEST(StepGrid, RoundingMakesNoTinySteps) {
  for (const double h : {0.1, 1e-3, 1.0 / 3, 7e-5}) {
    const double until = 1000 * h;
    const StepGrid grid(h, until, true);
    double t = 0;
    int count = 0;
    while (const auto next = grid.after(t)) {
      EXPECT_EQ(next->length, h);
      t = next->end;
      ++count;
    }
    EXPECT_EQ(count, 1000) << h;
    EXPECT_EQ(t, until);
  }
}

TEST(StepGrid, TheLongestRunOfTheShortestStepsStillMovesOn) {
  const StepGrid grid(1e-9, 36000, true);
  double t = 35999.9999;
  for (int i = 0; i < 1000; ++i) {
    const auto next = grid.after(t);
    ASSERT_TRUE(next);
    ASSERT_GT(next->end, t);
    t = next->end;
  }
  EXPECT_NEAR(t, 35999.9999 + 1e-6, 1e-8);
}

TEST(StepGrid, WholeSpansCountAnEndThatRoundingMissed) {
  EXPECT_EQ(wholeSpans(0.3, 0.1, 1e-9), 3);
  EXPECT_EQ(wholeSpans(0.1 + 0.2, 0.1, 1e-9), 3);
  EXPECT_EQ(wholeSpans(0.2999, 0.1, 1e-9), 2);
  EXPECT_EQ(wholeSpans(0, 0.1, 1e-9), 0);
}

}  // namespace
}  // namespace painleve
