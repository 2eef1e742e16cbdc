#include "core/trajectory/shown_event.h"

#include <gtest/gtest.h>

#include "tests/support/trajectory/made_run.h"

namespace painleve {
namespace {

TEST(ShownEvent, AtTheStartTheRunStandsBeforeItsFirstInstant) {
  const auto jolt =
      test::runWith({{EventKind::Start, 0}, {EventKind::LiftOff, 0}, {EventKind::End, 1}});
  ASSERT_NE(shownEvent(jolt, 0), nullptr);
  EXPECT_EQ(shownEvent(jolt, 0)->kind, EventKind::LiftOff);
  EXPECT_EQ(shownEvent(jolt, -1), shownEvent(jolt, 0)) << "a run has no earlier time";
  const auto quiet = test::runWith({{EventKind::Start, 0}, {EventKind::LiftOff, 0.5}});
  EXPECT_EQ(shownEvent(quiet, 0), nullptr);
}

TEST(ShownEvent, LaterOnlyOpenQuestionsAndImpactsAreShown) {
  const auto run = test::runWith({{EventKind::Start, 0},
                                  {EventKind::Stop, 0.2},
                                  {EventKind::Stick, 0.2},
                                  {EventKind::Impact, 0.4},
                                  {EventKind::BranchPoint, 0.4},
                                  {EventKind::LiftOff, 0.4},
                                  {EventKind::Edit, 0.6},
                                  {EventKind::TangentialImpact, 0.6},
                                  {EventKind::Impact, 0.8},
                                  {EventKind::Stick, 0.8}});
  EXPECT_EQ(shownEvent(run, 0.2), nullptr) << "a stop has one answer, shown as it goes on";
  EXPECT_EQ(shownEvent(run, 0.4), &run.events[4]) << "what the impact left open";
  EXPECT_EQ(shownEvent(run, 0.8), &run.events[8]) << "an impact is shown before it happens";
  EXPECT_EQ(shownEvent(run, 0.6), &run.events[7]) << "under the laws of the edit";
  EXPECT_EQ(shownEvent(run, 0.5), nullptr);
  EXPECT_EQ(shownEvent(run, 2), nullptr);
}

TEST(ShownEvent, AnEmptyRunShowsNone) {
  EXPECT_EQ(shownEvent(Trajectory{}, 0), nullptr);
}

}  // namespace
}  // namespace painleve
