#include <cmath>

#include <gtest/gtest.h>

#include <QTest>
#include <QWheelEvent>

#include "tests/support/ui/session_bench.h"
#include "ui/plots/energy_plot.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/time_marks.h"

namespace painleve::ui {
namespace {

class TimePlots : public testing::Test {
 protected:
  void SetUp() override {
    energy_.resize(620, 280);
    force_.resize(620, 280);
    ASSERT_TRUE(showActive(energy_));
    ASSERT_TRUE(showActive(force_));
  }
  void open(Scene scene) {
    session_.open(std::move(scene), {});
    ASSERT_TRUE(settle(session_));
    QTest::qWait(20);
  }
  static QPoint at(TimePlot& plot, double time) {
    return {qRound(plot.plot().xAxis->coordToPixel(time)), 120};
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  EnergyPlot energy_{session_};
  ForcePlot force_{session_};
};

TEST_F(TimePlots, sayWhatWillAppear) {
  EXPECT_FALSE(energy_.note().isEmpty());
  EXPECT_FALSE(force_.note().isEmpty());
  open(slidingScene());
  EXPECT_TRUE(energy_.note().isEmpty());
  EXPECT_TRUE(force_.note().isEmpty());
}

TEST_F(TimePlots, showTheWholeRunWithinFiniteAxes) {
  open(slidingScene());
  for (auto* plot : {static_cast<TimePlot*>(&energy_), static_cast<TimePlot*>(&force_)}) {
    EXPECT_DOUBLE_EQ(plot->plot().xAxis->range().upper, session_.endTime());
    EXPECT_TRUE(std::isfinite(plot->plot().yAxis->range().size()));
    const auto line = plot->plot().graph(0)->data();
    ASSERT_GT(line->size(), 1);
    EXPECT_EQ(line->constBegin()->key, 0);
    EXPECT_EQ((line->constEnd() - 1)->key, session_.endTime());
  }
}

TEST_F(TimePlots, numbersFollowTheHeight) {
  open(slidingScene());
  const auto numbersAt = [this](int height) {
    energy_.resize(620, height);
    QTest::qWait(20);
    return energy_.plot().yAxis->tickVectorLabels().size();
  };
  const auto many = numbersAt(400);
  EXPECT_LT(numbersAt(110), many) << "without waiting for other data";
  EXPECT_EQ(numbersAt(400), many);
}

TEST_F(TimePlots, dissipatedWorkFillsUpToTheFirstEnergy) {
  open(slidingScene());
  const auto& total = *energy_.plot().graph(0)->data();
  const auto& impacts = *energy_.plot().graph(2)->data();
  const double start = total.constBegin()->value;
  for (auto p = impacts.constBegin(); p != impacts.constEnd(); ++p) {
    EXPECT_NEAR(p->value, start, 1e-6 * start);
  }
}

TEST_F(TimePlots, clickingAndDraggingMovesThePlayhead) {
  open(slidingScene());
  QTest::mousePress(&energy_.plot(), Qt::LeftButton, {}, at(energy_, 0.1));
  EXPECT_NEAR(session_.playhead(), 0.1, 1e-3);
  EXPECT_DOUBLE_EQ(force_.playhead().time(), session_.playhead());
  QMouseEvent drag(QEvent::MouseMove, at(energy_, 0.15), at(energy_, 0.15), Qt::NoButton,
                   Qt::LeftButton, {});
  QCoreApplication::sendEvent(&energy_.plot(), &drag);
  EXPECT_NEAR(session_.playhead(), 0.15, 1e-3);
  QTest::mouseRelease(&energy_.plot(), Qt::LeftButton, {}, at(energy_, 0.15));
}

TEST_F(TimePlots, zoomIsLinkedAndDoubleClickShowsAll) {
  open(slidingScene());
  const QPoint middle = at(energy_, 0.1);
  QWheelEvent wheel(middle, energy_.plot().mapToGlobal(middle), {}, {0, 240}, {}, {},
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(&energy_.plot(), &wheel);
  EXPECT_LT(energy_.plot().xAxis->range().size(), 0.2);
  EXPECT_DOUBLE_EQ(force_.plot().xAxis->range().lower, energy_.plot().xAxis->range().lower);
  QTest::mouseDClick(&force_.plot(), Qt::LeftButton, {}, at(force_, 0.1));
  EXPECT_DOUBLE_EQ(energy_.plot().xAxis->range().upper, session_.endTime());
}

TEST_F(TimePlots, anUnboundedForceLeavesTheFrame) {
  Scene scene = withValue(slidingScene(), "laws.friction.mu", 2.0);
  scene.initial.set("theta", 0.55);
  scene.initial.set("theta_dot", 2.0);
  open(scene);
  EXPECT_LT(force_.plot().yAxis->range().upper, 1e4);
  const auto& marks = force_.offFrameMarks().marks();
  ASSERT_FALSE(marks.empty());
  EXPECT_TRUE(marks.front().unbounded);
}

TEST_F(TimePlots, aRunInFlightHasNoGapsThatRuinAxes) {
  open(fallingScene());
  EXPECT_TRUE(std::isfinite(force_.plot().yAxis->range().lower));
  EXPECT_TRUE(std::isfinite(force_.plot().yAxis->range().upper));
  EXPECT_GT(energy_.plot().yAxis->range().size(), 1);
}

}  // namespace
}  // namespace painleve::ui
