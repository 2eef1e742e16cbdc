#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/ui/session_bench.h"
#include "ui/plots/critical_curves.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kColourStep = 2;  // of 255: rounding of tints

class PhasePlanePlotTest : public testing::Test {
 protected:
  void SetUp() override {
    widget_.resize(640, 460);
    ASSERT_TRUE(showActive(widget_));
  }
  void open(Scene scene) {
    session_.open(std::move(scene), {});
    letIn();
  }
  /// A plane may ask for another one, when the window is fitted to it.
  void letIn() {
    for (int k = 0; k < 3; ++k) ASSERT_TRUE(settle(session_));
    QTest::qWait(20);
  }
  QPoint pixel(double x, double y) {
    return {qRound(widget_.plot().xAxis->coordToPixel(x)),
            qRound(widget_.plot().yAxis->coordToPixel(y))};
  }
  QColor colourAt(double x, double y) {
    const QImage image = widget_.plot().toPixmap().toImage();
    return image.pixelColor(pixel(x, y));
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  PhasePlanePlot widget_{session_};
};

bool isNear(const QColor& a, const QColor& b) {
  return std::abs(a.red() - b.red()) <= kColourStep &&
         std::abs(a.green() - b.green()) <= kColourStep &&
         std::abs(a.blue() - b.blue()) <= kColourStep;
}

Scene sceneWithView() {
  Scene scene = slidingScene();
  scene.view.set("range.x", Array{Tree(0.0), Tree(1.5)});
  scene.view.set("range.y", Array{Tree(-7.0), Tree(7.0)});
  return scene;
}

TEST_F(PhasePlanePlotTest, saysWhatWillAppear) {
  EXPECT_FALSE(widget_.note().isEmpty());
  open(slidingScene());
  EXPECT_TRUE(widget_.note().isEmpty());
}

TEST_F(PhasePlanePlotTest, tintsTheRegions) {
  open(sceneWithView());
  ASSERT_NE(session_.phasePlane(), nullptr);
  EXPECT_TRUE(isNear(colourAt(0.2, -1), tint(1)));
  EXPECT_TRUE(isNear(colourAt(0.6, 6.6), tint(3)));
}

TEST_F(PhasePlanePlotTest, drawsTheCriticalOrbitsAboveMuCOnly) {
  open(sceneWithView());  // mu = 1.4, mu_C = 1.54
  EXPECT_EQ(widget_.critical().orbits().dataCount(), 0);
  EXPECT_EQ(widget_.critical().lines().dataCount(), 0);
  session_.setValue("laws.friction.mu", 2.0, "friction", "drag");
  letIn();
  EXPECT_GT(widget_.critical().orbits().dataCount(), 20);
  EXPECT_EQ(widget_.critical().lines().dataCount(), 6) << "two ends and a gap for P_c1+ and P_c1-";
  EXPECT_TRUE(isNear(colourAt(0.5, 3.910), ui::palette().critical)) << "rod.md: u_crit at 0.5";
}

TEST_F(PhasePlanePlotTest, noDragOfFrictionMovesTheAxes) {
  open(sceneWithView());
  const QRect before = widget_.plot().axisRect()->rect();
  session_.setValue("laws.friction.mu", 2.0, "friction", "drag");
  letIn();
  EXPECT_EQ(widget_.plot().axisRect()->rect(), before);
}

TEST_F(PhasePlanePlotTest, hasAsManyArrowsAsTheSizeHasRoomFor) {
  open(sceneWithView());
  const std::size_t few = session_.phasePlane()->field.size();
  EXPECT_GT(few, 50U);
  widget_.resize(1200, 900);
  QTest::qWait(20);
  letIn();
  EXPECT_GT(session_.phasePlane()->field.size(), 2 * few);
}

TEST_F(PhasePlanePlotTest, hasNoSeamBetweenRegions) {
  open(sceneWithView());
  const QImage image = widget_.plot().toPixmap().toImage();
  const QRect axes = widget_.plot().axisRect()->rect().adjusted(2, 2, -2, -2);
  int white = 0;
  for (int x = axes.left(); x <= axes.right(); ++x) {
    white += image.pixelColor(x, pixel(0, -6.3).y()) == QColor(Qt::white) ? 1 : 0;
  }
  EXPECT_LT(white, 4);
}

TEST_F(PhasePlanePlotTest, takesTheWindowOfTheScene) {
  open(sceneWithView());
  EXPECT_DOUBLE_EQ(widget_.view().xUpper, 1.5);
  EXPECT_DOUBLE_EQ(widget_.view().yLower, -7);
}

TEST_F(PhasePlanePlotTest, elseFitsRunAndCurves) {
  open(slidingScene());
  const auto view = widget_.view();
  EXPECT_GT(view.xUpper, 3) << "the slider range of theta";
  EXPECT_DOUBLE_EQ(view.yUpper, 7) << "P_c1 at 3.45 well inside";
  EXPECT_DOUBLE_EQ(view.yLower, -7);
}

TEST_F(PhasePlanePlotTest, namesFrictionAndSlipDirection) {
  open(sceneWithView());
  EXPECT_TRUE(widget_.caption().contains("1.4")) << widget_.caption().toStdString();
  EXPECT_TRUE(widget_.caption().contains("pushed ←"));
  session_.setValue("laws.friction.mu", 1.7, "friction", "drag");
  EXPECT_TRUE(widget_.caption().contains("1.7"));
}

TEST_F(PhasePlanePlotTest, thePlayheadIsTheStateOfTheFrame) {
  open(sceneWithView());
  session_.setPlayhead(0.03);
  ASSERT_TRUE(widget_.playhead().isShown());
  const auto run = session_.trajectory();
  const auto& cells = session_.frame().cells;
  EXPECT_DOUBLE_EQ(widget_.playhead().at().x, cells[run->column("theta")]);
  EXPECT_DOUBLE_EQ(widget_.playhead().at().y, cells[run->column("theta_dot")]);
  const PlanePoint at = widget_.playhead().at();
  EXPECT_TRUE(isNear(colourAt(at.x, at.y), ui::palette().playhead));
}

TEST_F(PhasePlanePlotTest, theMiddleButtonPansAndAsksForTheNewWindow) {
  open(sceneWithView());
  const Scene before = session_.scene();
  QSignalSpy planes(&session_, &Session::phasePlaneChanged);
  const QPoint from = pixel(0.7, 0), to = from + QPoint(60, 0);
  const double under = widget_.plot().xAxis->pixelToCoord(from.x());
  QTest::mousePress(&widget_.plot(), Qt::MiddleButton, {}, from);
  QTest::mouseMove(&widget_.plot(), from + QPoint(30, 0));
  QTest::mouseMove(&widget_.plot(), to);
  QTest::mouseRelease(&widget_.plot(), Qt::MiddleButton, {}, to);
  letIn();
  EXPECT_LT(widget_.view().xUpper, 1.5);
  EXPECT_NEAR(widget_.plot().xAxis->pixelToCoord(to.x()), under, 1e-9)
      << "what was taken hold of stays under the hand";
  EXPECT_GE(planes.count(), 1);
  EXPECT_DOUBLE_EQ(session_.phasePlane()->xUpper, widget_.view().xUpper);
  EXPECT_EQ(session_.scene(), before);
}

TEST_F(PhasePlanePlotTest, shiftWithTheLeftButtonPansToo) {
  open(sceneWithView());
  const Scene before = session_.scene();
  const QPoint from = pixel(0.7, 0), to = from + QPoint(0, 40);
  QTest::mousePress(&widget_.plot(), Qt::LeftButton, Qt::ShiftModifier, from);
  QTest::mouseMove(&widget_.plot(), to);
  QTest::mouseRelease(&widget_.plot(), Qt::LeftButton, Qt::ShiftModifier, to);
  EXPECT_GT(widget_.view().yUpper, 7);
  EXPECT_EQ(session_.scene(), before);
}

TEST_F(PhasePlanePlotTest, wheelZoomsAndDoubleClickFits) {
  open(sceneWithView());
  const QPoint at = pixel(0.7, 0);
  QWheelEvent wheel(at, widget_.plot().mapToGlobal(at), {}, {0, 120}, {}, {}, Qt::NoScrollPhase,
                    false);
  QCoreApplication::sendEvent(&widget_.plot(), &wheel);
  EXPECT_LT(widget_.view().xUpper - widget_.view().xLower, 1.5);
  QTest::mouseDClick(&widget_.plot(), Qt::LeftButton, {}, at);
  EXPECT_DOUBLE_EQ(widget_.view().xUpper, 1.5);
  EXPECT_DOUBLE_EQ(widget_.view().xLower, 0);
}

TEST_F(PhasePlanePlotTest, thePlaneFollowsTheSlipDirectionOfTheRun) {
  Scene scene = sceneWithView();
  for (const auto& [id, value] : {std::pair{"theta", 0.6}, {"theta_dot", 0.0}, {"slip", 1.0}}) {
    scene.initial.set(id, value);
  }
  open(scene);
  EXPECT_EQ(session_.phasePlane()->slip, 1);
  EXPECT_TRUE(widget_.caption().contains("pulled →")) << widget_.caption().toStdString();
}

}  // namespace
}  // namespace painleve::ui
