// Panning: what a hand takes hold of stays under it. All time plots share their axis; any two
// variables have theirs.

#include <gtest/gtest.h>

#include <QMouseEvent>
#include <QTest>

#include "tests/support/ui/session_bench.h"
#include "ui/plots/contact_plot.h"
#include "ui/plots/energy_plot.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/time_axis.h"
#include "ui/plots/variables_plot.h"

namespace painleve::ui {
namespace {

constexpr double kRounding = 1e-9;  // of an axis

/// What a hand presses.
struct Held {
  Qt::MouseButton button = Qt::LeftButton;
  Qt::KeyboardModifiers keys = {};
};

class PanTest : public testing::Test {
 protected:
  void SetUp() override {
    for (QWidget* widget : {static_cast<QWidget*>(&energy_), static_cast<QWidget*>(&force_),
                            static_cast<QWidget*>(&slip_), static_cast<QWidget*>(&gap_),
                            static_cast<QWidget*>(&variables_)}) {
      widget->resize(500, 260);
      ASSERT_TRUE(showActive(*widget));
    }
    open(slidingScene());
  }
  void open(Scene scene) {
    session_.open(std::move(scene), {});
    ASSERT_TRUE(settle(session_));
    QTest::qWait(20);
  }
  std::vector<TimePlot*> timePlots() { return {&energy_, &force_, &slip_, &gap_}; }
  static QPoint middleOf(QCustomPlot& plot) { return plot.axisRect()->center(); }
  static void drag(QCustomPlot& plot, const Held& held, QPoint from, QPoint to) {
    QTest::mousePress(&plot, held.button, held.keys, from);
    for (const QPoint at : {(from + to) / 2, to}) {
      QMouseEvent move(QEvent::MouseMove, at, plot.mapToGlobal(at), Qt::NoButton, held.button,
                       held.keys);
      QCoreApplication::sendEvent(&plot, &move);
    }
    QTest::mouseRelease(&plot, held.button, held.keys, to);
  }
  void panEnergy(const Held& held = {Qt::MiddleButton, {}}) {
    const QPoint from = middleOf(energy_.plot());
    drag(energy_.plot(), held, from, from + QPoint(60, 12));
  }
  void expectTime(double lower, double upper) {
    for (TimePlot* plot : timePlots()) {
      EXPECT_DOUBLE_EQ(plot->plot().xAxis->range().lower, lower) << plot->metaObject()->className();
      EXPECT_DOUBLE_EQ(plot->plot().xAxis->range().upper, upper) << plot->metaObject()->className();
    }
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  EnergyPlot energy_{session_};
  ForcePlot force_{session_};
  SlipPlot slip_{session_};
  GapPlot gap_{session_};
  VariablesPlot variables_{session_};
};

TEST_F(PanTest, inATimePlotTheTimeTakenHoldOfStaysUnderTheHand) {
  for (const Held& held : {Held{Qt::MiddleButton, {}}, Held{Qt::LeftButton, Qt::ShiftModifier}}) {
    TimeAxis::of(session_).showAll();
    const QCPAxis& axis = *energy_.plot().xAxis;
    const double size = axis.range().size();
    const int from = middleOf(energy_.plot()).x();
    const double under = axis.pixelToCoord(from);
    panEnergy(held);
    EXPECT_NEAR(axis.pixelToCoord(from + 60), under, kRounding * size);
    EXPECT_NEAR(axis.range().size(), size, kRounding * size) << "nothing is zoomed";
    EXPECT_EQ(session_.playhead(), 0) << "the playhead stays";
  }
}

TEST_F(PanTest, allTimePlotsGoAlong) {
  panEnergy();
  const QCPRange range = energy_.plot().xAxis->range();
  EXPECT_LT(range.lower, 0);
  expectTime(range.lower, range.upper);
}

TEST_F(PanTest, aTimePlotThatNobodySawIsThereWhenItIsShown) {
  force_.hide();
  panEnergy();
  const QCPRange range = energy_.plot().xAxis->range();
  force_.show();
  expectTime(range.lower, range.upper);
}

TEST_F(PanTest, aDoubleClickInAnyTimePlotShowsTheWholeRunInAll) {
  for (TimePlot* plot : timePlots()) {
    panEnergy();
    ASSERT_NE(energy_.plot().xAxis->range().lower, 0);
    QTest::mouseDClick(&plot->plot(), Qt::LeftButton, {}, middleOf(plot->plot()));
    expectTime(0, session_.endTime());
  }
}

TEST_F(PanTest, whereItWasPannedToItStaysForTheNextRunButNotForAnotherDocument) {
  panEnergy();
  const QCPRange range = energy_.plot().xAxis->range();
  ASSERT_TRUE(session_.setValue("laws.friction.mu", 1.2, "change of μ", {}));
  ASSERT_TRUE(settle(session_));
  expectTime(range.lower, range.upper);
  open(fallingScene());
  expectTime(0, session_.endTime());
}

class PanVariables : public PanTest, public testing::WithParamInterface<Qt::MouseButton> {};

TEST_P(PanVariables, followBothAxesAndFitByADoubleClick) {
  variables_.setColumns("theta", "theta_dot");
  QCustomPlot& plot = variables_.plot();
  const QCPRange x = plot.xAxis->range(), y = plot.yAxis->range();
  const QPoint from = middleOf(plot), to = from + QPoint(50, -30);
  const double underX = plot.xAxis->pixelToCoord(from.x()),
               underY = plot.yAxis->pixelToCoord(from.y());
  drag(plot, {GetParam()}, from, to);
  EXPECT_NEAR(plot.xAxis->pixelToCoord(to.x()), underX, kRounding * x.size());
  EXPECT_NEAR(plot.yAxis->pixelToCoord(to.y()), underY, kRounding * y.size());
  EXPECT_LT(plot.xAxis->range().lower, x.lower);
  EXPECT_LT(plot.yAxis->range().lower, y.lower);
  expectTime(0, session_.endTime());
  QTest::mouseDClick(&plot, Qt::LeftButton, {}, from);
  EXPECT_DOUBLE_EQ(plot.xAxis->range().lower, x.lower);
  EXPECT_DOUBLE_EQ(plot.xAxis->range().upper, x.upper);
  EXPECT_DOUBLE_EQ(plot.yAxis->range().lower, y.lower);
  EXPECT_DOUBLE_EQ(plot.yAxis->range().upper, y.upper);
}

INSTANTIATE_TEST_SUITE_P(Buttons, PanVariables, testing::Values(Qt::LeftButton, Qt::MiddleButton));

}  // namespace
}  // namespace painleve::ui
