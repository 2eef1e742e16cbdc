#include <cmath>

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/ui/plane_under_hand.h"
#include "ui/plots/phase_plane_plot.h"

namespace painleve::ui {
namespace {

class PhasePlaneHandTest : public PlaneUnderHand {};

TEST_F(PhasePlaneHandTest, aClickIsANewStartAndKeepsTheFormerRun) {
  open(slidingScene());
  const Scene before = session_.scene();
  QTest::mouseClick(&widget_.plot(), Qt::LeftButton, {}, pixel(0.4, -2));
  EXPECT_NEAR(initial("theta"), 0.4, kPixelX);
  EXPECT_NEAR(initial("theta_dot"), -2, kPixelY);
  EXPECT_EQ(keptRuns(), 1U);
  letIn();
  EXPECT_NEAR(widget_.playhead().at().x, 0.4, kPixelX);
  session_.undo();
  EXPECT_EQ(session_.scene(), before);
  EXPECT_FALSE(session_.canUndo());
}

TEST_F(PhasePlaneHandTest, aDragFollowsThePointerAsOneEntry) {
  open(slidingScene());
  const Scene before = session_.scene();
  press(pixel(0.4, -2));
  moveHeld(pixel(0.5, -1));
  EXPECT_NEAR(initial("theta"), 0.5, kPixelX) << "live, not on release";
  moveHeld(pixel(0.6, 1));
  release(pixel(0.6, 1));
  EXPECT_NEAR(initial("theta"), 0.6, kPixelX);
  EXPECT_NEAR(initial("theta_dot"), 1, kPixelY);
  EXPECT_EQ(keptRuns(), 1U) << "once a gesture";
  session_.undo();
  EXPECT_EQ(session_.scene(), before);
}

TEST_F(PhasePlaneHandTest, twoClicksAreTwoEntries) {
  open(slidingScene());
  QTest::mouseClick(&widget_.plot(), Qt::LeftButton, {}, pixel(0.4, -2));
  QTest::qWait(QApplication::doubleClickInterval() + 50);
  QTest::mouseClick(&widget_.plot(), Qt::LeftButton, {}, pixel(0.7, 4));
  EXPECT_EQ(keptRuns(), 2U);
  session_.undo();
  EXPECT_NEAR(initial("theta"), 0.4, kPixelX);
  EXPECT_EQ(keptRuns(), 1U);
}

TEST_F(PhasePlaneHandTest, aDoubleClickLeavesNoStartBehind) {
  open(slidingScene());
  const Scene before = session_.scene();
  QTest::mouseDClick(&widget_.plot(), Qt::LeftButton, {}, pixel(0.4, -2));
  EXPECT_EQ(session_.scene(), before);
  EXPECT_FALSE(session_.canUndo());
}

TEST_F(PhasePlaneHandTest, aClickPutsABodyInFlightOnTheGround) {
  open(fallingScene());
  const Scene before = session_.scene();
  QTest::mouseClick(&widget_.plot(), Qt::LeftButton, {}, pixel(0.4, -2));
  const Tree* onGround = session_.scene().initial.find("on_ground");
  ASSERT_NE(onGround, nullptr);
  EXPECT_EQ(*onGround, Tree(true));
  EXPECT_NEAR(initial("theta"), 0.4, kPixelX);
  session_.undo();
  EXPECT_EQ(session_.scene(), before);
}

TEST_F(PhasePlaneHandTest, aPlaceThatIsNoStateChangesNothingAndSaysWhy) {
  open(slidingScene());
  widget_.setView({-0.5, 1.5, -7, 7});
  letIn();
  const Scene before = session_.scene();
  QSignalSpy failures(&widget_, &PhasePlanePlot::failed);
  QTest::mouseClick(&widget_.plot(), Qt::LeftButton, {}, pixel(-0.3, 1));
  EXPECT_EQ(session_.scene(), before);
  EXPECT_FALSE(session_.canUndo());
  EXPECT_EQ(failures.count() + bench_.refusals.size(), 1);
}

// What a start in the plane changes are the plane's own axes.
TEST_F(PhasePlaneHandTest, aDragComputesNoOtherPlane) {
  open(slidingScene());
  QTest::mouseClick(&widget_.plot(), Qt::LeftButton, {}, pixel(0.4, -2));
  letIn();
  QTest::qWait(QApplication::doubleClickInterval() + 50);
  QSignalSpy planes(&session_, &Session::phasePlaneChanged);
  press(pixel(0.5, -2));
  for (const double y : {-1.5, -1.0, -0.5, 0.5}) {
    moveHeld(pixel(0.5, y));
    QTest::qWait(5);
    session_.poll();
  }
  release(pixel(0.5, 0.5));
  letIn();
  EXPECT_EQ(planes.count(), 0);
  EXPECT_NEAR(initial("theta_dot"), 0.5, kPixelY);
}

TEST_F(PhasePlaneHandTest, theMenuStartsWhereItWasOpened) {
  open(slidingScene());
  QMouseEvent right(QEvent::MouseButtonPress, pixel(0.4, -2),
                    widget_.plot().mapToGlobal(pixel(0.4, -2)), Qt::RightButton, Qt::RightButton,
                    {});
  QCoreApplication::sendEvent(&widget_.plot(), &right);
  QContextMenuEvent asks(QContextMenuEvent::Mouse, pixel(0.4, -2),
                         widget_.plot().mapToGlobal(pixel(0.4, -2)));
  QCoreApplication::sendEvent(&widget_.plot(), &asks);
  auto* start = widget_.findChild<QAction*>("startHere");
  ASSERT_NE(start, nullptr);
  ASSERT_TRUE(start->isEnabled());
  start->trigger();
  for (auto* menu : widget_.findChildren<QMenu*>()) menu->close();
  EXPECT_NEAR(initial("theta"), 0.4, kPixelX);
  EXPECT_NEAR(initial("theta_dot"), -2, kPixelY);
}

TEST_F(PhasePlaneHandTest, axesAndRangesComeBack) {
  open(slidingScene());
  widget_.setView({0.2, 1.1, -3, 4});
  const Tree state = widget_.viewState();
  widget_.setView({0, 1.5, -7, 7});
  widget_.setViewState(state);
  EXPECT_DOUBLE_EQ(widget_.view().xLower, 0.2);
  EXPECT_DOUBLE_EQ(widget_.view().yUpper, 4);
  widget_.setViewState(Tree("nothing of the kind"));
  EXPECT_TRUE(std::isfinite(widget_.view().xLower));
}

}  // namespace
}  // namespace painleve::ui
