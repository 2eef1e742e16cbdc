// The keys of camera, plots, playback and window, pressed where the keyboard is: in the 3-D view.

#include <utility>

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QMouseEvent>
#include <QSettings>
#include <QTest>

#include "tests/support/ui/session_bench.h"
#include "tests/support/ui/window_bench.h"
#include "ui/main_window.h"
#include "ui/panels/number_edit.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/plots/time_axis.h"
#include "ui/plots/variables_plot.h"
#include "ui/views3d/scene_view.h"
#include "ui/views3d/vtk_widget.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

constexpr double kSight = 1e-9;  // of directions of length 1
constexpr double kPixel = 1;

class WindowKeys : public WindowBench {
 protected:
  void SetUp() override {
    QSettings().clear();
    openWindow();
    view().setFocus();
    ASSERT_EQ(QApplication::focusWidget(), window_->findChild<VtkWidget*>());
  }
  SceneView& view() { return window_->sceneView(); }
  PhasePlanePlot& plane() { return *window_->findChild<PhasePlanePlot*>(); }
  /// Where the keyboard is; first as a shortcut, as the toolkit does it.
  static void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, with);
  }
  void expectSeenFrom(const Place& side, Qt::Key key) {
    EXPECT_LT((view().projection().towardsViewer() - side).norm(), kSight)
        << QKeySequence(key).toString().toStdString();
  }
  void expectDigitsTurnTheCamera(Qt::KeyboardModifiers with) {
    for (const auto& [key, side] : {std::pair<Qt::Key, Place>{Qt::Key_3, Place::UnitX()},
                                    {Qt::Key_7, Place::UnitY()},
                                    {Qt::Key_9, Place(1, 1, 1).normalized()},
                                    {Qt::Key_1, Place::UnitZ()}}) {
      press(key, with);
      expectSeenFrom(side, key);
    }
  }
};

TEST_F(WindowKeys, oneThreeSevenAndNineLookFromTheFrontTheRightTheTopAndACorner) {
  expectDigitsTurnTheCamera(Qt::NoModifier);
}

TEST_F(WindowKeys, theDigitsOfTheNumberPadDoSoToo) {
  expectDigitsTurnTheCamera(Qt::KeypadModifier);
}

TEST_F(WindowKeys, theyWorkWhereverTheKeyboardIs) {
  window_->centralWidget()->setFocus();
  expectDigitsTurnTheCamera(Qt::NoModifier);
  plane().plot().setFocus();
  expectDigitsTurnTheCamera(Qt::NoModifier);
}

TEST_F(WindowKeys, fiveGoesToPerspectiveAndBack) {
  ASSERT_TRUE(view().isOrthographic());
  press(Qt::Key_5);
  EXPECT_FALSE(view().isOrthographic());
  press(Qt::Key_5);
  EXPECT_TRUE(view().isOrthographic());
}

TEST_F(WindowKeys, digitsTypedIntoAFieldAreTypedAndTurnNothing) {
  auto* time = find<NumberEdit>("time");
  time->setFocus();
  time->selectAll();
  for (const Qt::Key key : {Qt::Key_9, Qt::Key_7, Qt::Key_5, Qt::Key_3, Qt::Key_1})
    QTest::keyClick(QApplication::focusWidget(), static_cast<char>(key));
  EXPECT_EQ(time->text(), "97531");
  expectSeenFrom(Place::UnitZ(), Qt::Key_1);
  EXPECT_TRUE(view().isOrthographic());
}

TEST_F(WindowKeys, homeShowsCameraPlaneAndTimeAsAtFirst) {
  const Place far(0.5, 1.5, 0);
  const QPointF seen = view().projection()(far);
  const PlaneView window = plane().view();
  TimeAxis& axis = TimeAxis::of(session());
  const double end = axis.upper();
  press(Qt::Key_9);
  press(Qt::Key_5);
  plane().setView({0.5, 0.6, 1, 2});
  axis.setRange(0.25 * end, 0.5 * end);
  press(Qt::Key_Home);
  expectSeenFrom(Place::UnitZ(), Qt::Key_Home);
  EXPECT_TRUE(view().isOrthographic());
  EXPECT_NEAR(view().projection()(far).x(), seen.x(), kPixel);
  EXPECT_NEAR(view().projection()(far).y(), seen.y(), kPixel);
  EXPECT_DOUBLE_EQ(plane().view().xLower, window.xLower);
  EXPECT_DOUBLE_EQ(plane().view().xUpper, window.xUpper);
  EXPECT_DOUBLE_EQ(plane().view().yLower, window.yLower);
  EXPECT_DOUBLE_EQ(plane().view().yUpper, window.yUpper);
  EXPECT_DOUBLE_EQ(axis.lower(), 0);
  EXPECT_DOUBLE_EQ(axis.upper(), end);
}

TEST_F(WindowKeys, homeFitsTheVariables) {
  window_->workspace().raiseView(views::kVariables);
  settleWindow();
  auto* plot = window_->findChild<VariablesPlot*>();
  ASSERT_TRUE(plot->isVisible());
  ASSERT_TRUE(plot->note().isEmpty());
  const QCPRange x = plot->plot().xAxis->range(), y = plot->plot().yAxis->range();
  plot->plot().xAxis->setRange(x.center(), x.upper + x.size());
  plot->plot().yAxis->setRange(y.lower - y.size(), y.center());
  window_->centralWidget()->setFocus();
  press(Qt::Key_Home);
  EXPECT_DOUBLE_EQ(plot->plot().xAxis->range().lower, x.lower);
  EXPECT_DOUBLE_EQ(plot->plot().xAxis->range().upper, x.upper);
  EXPECT_DOUBLE_EQ(plot->plot().yAxis->range().lower, y.lower);
  EXPECT_DOUBLE_EQ(plot->plot().yAxis->range().upper, y.upper);
}

TEST_F(WindowKeys, theKeyFSwitchesTheForces) {
  const bool before = view().isLayerVisible(LayerKind::Forces);
  press(Qt::Key_F);
  EXPECT_NE(view().isLayerVisible(LayerKind::Forces), before);
  EXPECT_NE(view().layerAction(LayerKind::Forces)->isChecked(), before);
  press(Qt::Key_F);
  EXPECT_EQ(view().isLayerVisible(LayerKind::Forces), before);
}

TEST_F(WindowKeys, endGoesToTheEndOfTheRun) {
  ASSERT_GT(session().endTime(), 0);
  press(Qt::Key_End);
  EXPECT_EQ(session().playhead(), session().endTime());
}

TEST_F(WindowKeys, theKeyLLoops) {
  const bool before = window_->playback().loops();
  press(Qt::Key_L);
  EXPECT_NE(window_->playback().loops(), before);
  press(Qt::Key_L);
  EXPECT_EQ(window_->playback().loops(), before);
}

TEST_F(WindowKeys, f9HidesAndShowsTheParameters) {
  const QDockWidget* dock = window_->workspace().dock(views::kParameters);
  ASSERT_TRUE(dock->isVisible());
  press(Qt::Key_F9);
  EXPECT_FALSE(dock->isVisible());
  press(Qt::Key_F9);
  EXPECT_TRUE(dock->isVisible());
}

TEST_F(WindowKeys, f11FillsTheScreenAndGoesBack) {
  ASSERT_FALSE(window_->isFullScreen());
  press(Qt::Key_F11);
  EXPECT_TRUE(window_->isFullScreen());
  press(Qt::Key_F11);
  EXPECT_FALSE(window_->isFullScreen());
}

TEST_F(WindowKeys, escapeTakesADragInThePlaneBack) {
  const Scene before = session().scene();
  QCustomPlot& plot = plane().plot();
  const QPoint from = plot.axisRect()->center(), to = from + QPoint(30, 20);
  QTest::mousePress(&plot, Qt::LeftButton, {}, from);
  QMouseEvent move(QEvent::MouseMove, to, plot.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
  QCoreApplication::sendEvent(&plot, &move);
  ASSERT_FALSE(session().scene() == before);
  EXPECT_EQ(QApplication::focusWidget(), &plot) << "a press brings the keyboard";
  press(Qt::Key_Escape);
  EXPECT_EQ(session().scene(), before);
  QTest::mouseRelease(&plot, Qt::LeftButton, {}, to);
  EXPECT_EQ(session().scene(), before);
}

}  // namespace
}  // namespace painleve::ui
