// A hand on the handle of a tangential impact: real presses, moves and releases.

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include <QTest>

#include "tests/support/tolerances.h"
#include "tests/support/ui/impulse_bench.h"
#include "ui/plots/jump_parabola.h"
#include "ui/plots/plane_readout.h"

namespace painleve::ui {
namespace {

constexpr double kPixel = 0.01;  // of the largest impulse, rounded up

class ImpulseHandTest : public ImpulseBench {
 protected:
  QCustomPlot& parabola() { return widget_.jump().plot(); }
  /// The pixel of a fraction of the largest impulse, on the parabola.
  QPoint at(double fraction) {
    const TangentialJumps& jumps = *widget_.shown()->report.jumps;
    const double normal = fraction * jumps.largest;
    return pixelIn(parabola(), normal, jumps.work(normal));
  }
  double stored() { return session_.scene().branch.numberOr("impulse", -1); }
  double taken() { return widget_.shown()->report.jumps->fraction.value_or(-1); }
};

TEST_F(ImpulseHandTest, TheHandleStandsAtWhatTheRunTook) {
  open(preset("pick_your_impulse"));
  ASSERT_TRUE(parabola().isVisible());
  EXPECT_EQ(widget_.jump().handle(), 0.5);
  EXPECT_EQ(widget_.plane().handle(), 0.5);
}

TEST_F(ImpulseHandTest, ADragChoosesAndTheRunFollows) {
  open(preset("pick_your_impulse"));
  const Scene before = session_.scene();
  press(parabola(), at(0.5));
  EXPECT_EQ(session_.scene(), before) << "taking hold changes nothing";
  moveHeld(parabola(), at(0.7));
  EXPECT_NEAR(stored(), 0.7, kPixel) << "live, not on release";
  letIn();
  EXPECT_NEAR(taken(), 0.7, kPixel) << "the run follows while the hand is down";
  moveHeld(parabola(), at(0.9));
  release(parabola(), at(0.9));
  letIn();
  EXPECT_NEAR(stored(), 0.9, kPixel);
  EXPECT_NEAR(taken(), stored(), test::kCancellation);
  EXPECT_NEAR(*widget_.jump().handle(), stored(), test::kCancellation);
  session_.undo();
  letIn();
  EXPECT_EQ(session_.scene(), before);
  EXPECT_EQ(widget_.jump().handle(), 0.5);
  EXPECT_FALSE(session_.canUndo()) << "one drag, one entry";
}

TEST_F(ImpulseHandTest, AClickChooses) {
  open(preset("pick_your_impulse"));
  QTest::mouseClick(&parabola(), Qt::LeftButton, {}, at(0.8));
  letIn();
  EXPECT_NEAR(stored(), 0.8, kPixel);
  EXPECT_NEAR(taken(), 0.8, kPixel);
}

TEST_F(ImpulseHandTest, ItCatchesAtTheStopAndDoesNotEnterTheHatchedPart) {
  open(preset("pick_your_impulse"));
  press(parabola(), at(0.8));
  moveHeld(parabola(), at(0.5) + QPoint(3, 0));
  EXPECT_EQ(stored(), 0.5);
  moveHeld(parabola(), at(0.9));
  moveHeld(parabola(), at(0.2));
  EXPECT_EQ(stored(), 0.5);
  moveHeld(parabola(), at(1.1));
  EXPECT_EQ(stored(), 1);
  release(parabola(), at(1.1));
}

TEST_F(ImpulseHandTest, EscapeTakesTheChoiceBack) {
  open(preset("pick_your_impulse"));
  const Scene before = session_.scene();
  press(parabola(), at(0.5));
  moveHeld(parabola(), at(0.9));
  ASSERT_NE(session_.scene(), before);
  QTest::keyClick(&parabola(), Qt::Key_Escape);
  EXPECT_EQ(session_.scene(), before);
  moveHeld(parabola(), at(0.8));
  EXPECT_EQ(session_.scene(), before);
  release(parabola(), at(0.8));
}

TEST_F(ImpulseHandTest, ADoubleClickShowsAllAgainAndChoosesNothing) {
  open(preset("pick_your_impulse"));
  const Scene before = session_.scene();
  const QCPRange all = parabola().xAxis->range();
  parabola().xAxis->setRange(0.1, 0.2);
  QTest::mouseDClick(&parabola(), Qt::LeftButton, {}, parabola().axisRect()->center());
  letIn();
  EXPECT_EQ(session_.scene(), before);
  EXPECT_FALSE(session_.canUndo());
  EXPECT_EQ(parabola().xAxis->range(), all);
}

TEST_F(ImpulseHandTest, InThePlaneTheHandSlidesAlongTheLine) {
  open(preset("pick_your_impulse"));
  widget_.resize(900, 420);
  letIn();
  letIn();
  auto& plane = widget_.plane().plot();
  ASSERT_TRUE(plane.isVisible());
  const TangentialJumps jumps = *widget_.shown()->report.jumps;
  const auto on = [&](double fraction) {
    const double normal = fraction * jumps.largest;
    return pixelIn(plane, jumps.ratio * normal, normal);
  };
  const Scene before = session_.scene();
  QTest::mouseClick(&plane, Qt::LeftButton, {}, on(0.8) + QPoint(-60, -30));
  EXPECT_EQ(session_.scene(), before) << "beside the line is no choice";
  press(plane, on(0.5));
  moveHeld(plane, on(0.75));
  release(plane, on(0.75));
  EXPECT_NEAR(stored(), 0.75, kPixel);
}

TEST_F(ImpulseHandTest, AtABranchPointTheChoiceIsItsOwn) {
  open(branchScene());
  const Scene before = session_.scene();
  QTest::mouseClick(&parabola(), Qt::LeftButton, {}, at(0.8));
  letIn();
  ASSERT_EQ(session_.scene().choices.size(), 1U);
  EXPECT_EQ(session_.scene().choices[0].rule, "impact");
  EXPECT_NEAR(session_.scene().choices[0].parameter.value_or(-1), 0.8, kPixel);
  EXPECT_EQ(session_.scene().branch, before.branch);
  EXPECT_NEAR(taken(), 0.8, kPixel);
}

// An impact in the middle of a run that goes on: the hand keeps it, whatever follows.
TEST_F(ImpulseHandTest, TheHandKeepsItsImpactWhileThePlayheadIsElsewhere) {
  open(preset("force_to_infinity"));
  session_.setPlayhead(session_.endTime());
  letIn();
  ASSERT_TRUE(widget_.shown() != nullptr && widget_.shown()->report.jumps);
  const double time = widget_.shown()->report.time;
  ASSERT_GT(time, 0);
  press(parabola(), at(0.5));
  EXPECT_EQ(session_.playhead(), time);
  moveHeld(parabola(), at(0.8));
  letIn();
  EXPECT_NEAR(taken(), 0.8, kPixel);
  EXPECT_NEAR(widget_.shown()->report.time, time, 1e-9);
  release(parabola(), at(0.8));
}

TEST_F(ImpulseHandTest, ARunByStepsLeavesNothingToChoose) {
  Scene scene = preset("pick_your_impulse");
  scene.variations.clear();
  open(withValue(scene, "solver.type", "moreau"));
  ASSERT_TRUE(widget_.shown() != nullptr && widget_.shown()->report.jumps);
  EXPECT_FALSE(widget_.jump().handle());
  const Scene before = session_.scene();
  QTest::mouseClick(&parabola(), Qt::LeftButton, {}, at(0.8));
  EXPECT_EQ(session_.scene(), before);
}

TEST_F(ImpulseHandTest, AReboundOfTheLawIsShownBesideTheParabola) {
  open(withValues(preset("pick_your_impulse"),
                  {{"laws.impact.type", "poisson"}, {"laws.impact.e", 0.5}}));
  ASSERT_TRUE(widget_.shown()->report.jumps->hops);
  EXPECT_FALSE(widget_.jump().parabola().written().filter("rebound").isEmpty());
  EXPECT_EQ(widget_.jump().handle(), 0.5);
  QTest::mouseClick(&parabola(), Qt::LeftButton, {}, at(0.8));
  letIn();
  EXPECT_NEAR(taken(), 0.8, kPixel) << "only the stop rebounds";
}

TEST_F(ImpulseHandTest, ThePointerReadsTheParabola) {
  open(preset("pick_your_impulse"));
  QTest::mouseMove(&parabola(), at(0.3));
  QTest::qWait(20);
  const QString lines = widget_.jump().readout().lines().join(' ');
  EXPECT_TRUE(lines.contains("no solution follows")) << qPrintable(lines);
  EXPECT_TRUE(lines.contains("ΔT")) << qPrintable(lines);
}

}  // namespace
}  // namespace painleve::ui
