// Values no experiment should have, and a million rows: each plot keeps finite axes and says what
// it can.

#include <cmath>
#include <limits>
#include <memory>

#include <gtest/gtest.h>

#include <QTest>
#include <QWheelEvent>

#include "tests/support/ui/long_run.h"
#include "tests/support/ui/session_bench.h"
#include "ui/plots/contact_plot.h"
#include "ui/plots/energy_plot.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/infinity_marks.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/plots/plane_readout.h"
#include "ui/plots/pointer_note.h"
#include "ui/plots/time_marks.h"
#include "ui/plots/variables_plot.h"

namespace painleve::ui {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// All the plots over one session, in windows of their own.
class OddValues : public testing::Test {
 protected:
  void SetUp() override {
    for (QWidget* plot : widgets()) {
      plot->resize(500, 260);
      ASSERT_TRUE(showActive(*plot));
    }
    session_.open(slidingScene(), {});
    ASSERT_TRUE(settle(session_));
    QTest::qWait(20);
  }
  std::vector<QWidget*> widgets() {
    return {&energy_, &force_, &slip_, &gap_, &variables_, &plane_};
  }
  std::vector<TimePlot*> timePlots() { return {&energy_, &force_, &slip_, &gap_}; }
  std::vector<QCustomPlot*> plots() {
    return {&energy_.plot(), &force_.plot(),     &slip_.plot(),
            &gap_.plot(),    &variables_.plot(), &plane_.plot()};
  }

  /// Rows with the columns of the session's run; numbers are `value(time)`, contacts slide.
  void show(std::size_t rows, const std::function<double(double)>& value) {
    const auto real = session_.trajectory();
    const std::vector<Column> columns(real->columns.begin() + 1, real->columns.end());
    const double step = rows > 1 ? real->endTime / static_cast<double>(rows - 1) : 0;
    auto run = madeRun(columns, rows, step, [&](std::size_t column, double t) {
      return columns[column].kind == ColumnKind::Number ? value(t) : 1.0;
    });
    run->contacts = real->contacts;
    putRun(session_, run);
    QTest::qWait(20);
    for (QCustomPlot* plot : plots()) plot->replot();
    variables_.fit();
    plane_.fit();
    for (QCustomPlot* plot : plots()) plot->replot();
  }
  void expectFiniteAxes(const char* what) {
    for (QCustomPlot* plot : plots()) {
      for (const QCPAxis* axis : {plot->xAxis, plot->yAxis}) {
        EXPECT_TRUE(std::isfinite(axis->range().lower)) << what;
        EXPECT_TRUE(std::isfinite(axis->range().upper)) << what;
        EXPECT_GT(axis->range().size(), 0) << what;
        for (const QString& label : axis->tickVectorLabels()) {
          EXPECT_FALSE(label.contains("nan", Qt::CaseInsensitive)) << what;
          EXPECT_FALSE(label.contains("inf", Qt::CaseInsensitive)) << what;
        }
      }
    }
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  EnergyPlot energy_{session_};
  ForcePlot force_{session_};
  SlipPlot slip_{session_};
  GapPlot gap_{session_};
  VariablesPlot variables_{session_};
  PhasePlanePlot plane_{session_};
};

TEST_F(OddValues, leaveFiniteAxes) {
  const std::vector<std::pair<const char*, double>> all{{"huge", 1e308},
                                                        {"hugely negative", -1e308},
                                                        {"infinite", kInfinity},
                                                        {"minus infinite", -kInfinity},
                                                        {"nothing", kNoValue},
                                                        {"subnormal", 5e-324},
                                                        {"alike", 7},
                                                        {"zero", 0}};
  for (const bool logarithmic : {false, true}) {
    force_.setLogarithmic(logarithmic);
    for (const auto& [what, value] : all) {
      show(100, [&, value = value](double t) { return t > 0.1 ? value : 0.5; });
      expectFiniteAxes(what);
      show(100, [value = value](double) { return value; });
      expectFiniteAxes(what);
    }
    show(100, [](double t) { return t > 0.1 ? 1e308 : -1e308; });
    expectFiniteAxes("from one end to the other");
  }
}

TEST_F(OddValues, anInfiniteValueIsMarkedAsInfinite) {
  show(100, [](double t) { return t > 0.1 && t < 0.15 ? kInfinity : std::sin(60 * t); });
  for (TimePlot* plot : timePlots()) {
    const auto& marks = plot->offFrameMarks().marks();
    ASSERT_FALSE(marks.empty());
    EXPECT_TRUE(marks.front().unbounded && marks.front().above);
  }
  variables_.setColumns("time", "theta");
  variables_.plot().replot();
  EXPECT_FALSE(variables_.infinityMarks().points().empty());
}

TEST_F(OddValues, onlyInfiniteValuesStillShowThatThereAreSome) {
  show(100, [](double) { return -kInfinity; });
  for (TimePlot* plot : {static_cast<TimePlot*>(&slip_), static_cast<TimePlot*>(&gap_),
                         static_cast<TimePlot*>(&force_)}) {
    EXPECT_TRUE(plot->note().isEmpty());
    ASSERT_FALSE(plot->offFrameMarks().marks().empty());
    EXPECT_FALSE(plot->offFrameMarks().marks().front().above);
  }
}

TEST_F(OddValues, aRunOfOneRowAndNoDurationIsADot) {
  show(1, [](double) { return 2.5; });
  expectFiniteAxes("one row");
  EXPECT_EQ(session_.trajectory()->endTime, 0);
  for (TimePlot* plot : timePlots()) {
    EXPECT_TRUE(plot->note().isEmpty());
    int dots = 0;
    for (int k = 0; k < plot->plot().graphCount(); ++k) {
      const QCPGraph& graph = *plot->plot().graph(k);
      dots += graph.data()->size() == 1 && !graph.scatterStyle().isNone() ? 1 : 0;
    }
    EXPECT_GE(dots, 1);
    EXPECT_DOUBLE_EQ(plot->plot().xAxis->range().upper, 0.25) << "the scene's duration";
  }
}

TEST_F(OddValues, thePointerReadsNoNaN) {
  show(100, [](double t) {
    if (t > 0.1) return kNoValue;
    return kInfinity;
  });
  for (TimePlot* plot : timePlots()) {
    for (const double t : {0.05, 0.2}) {
      QTest::mouseMove(&plot->plot(), QPoint(qRound(plot->plot().xAxis->coordToPixel(t)), 100));
      EXPECT_FALSE(plot->pointer().html().contains("nan"));
      EXPECT_FALSE(plot->pointer().html().contains("inf"));
    }
  }
}

TEST_F(OddValues, aStateOutsideTheWindowHasAnArrowThatSaysWhere) {
  ASSERT_TRUE(plane_.playhead().isShown());
  EXPECT_FALSE(plane_.playhead().arrow());
  const PlanePoint at = plane_.playhead().at();
  plane_.setView({at.x + 1, at.x + 2, at.y - 1, at.y + 1});
  plane_.plot().replot();
  const auto arrow = plane_.playhead().arrow();
  ASSERT_TRUE(arrow);
  const QRect axes = plane_.plot().axisRect()->rect();
  EXPECT_TRUE(axes.contains(arrow->toPoint()));
  EXPECT_LT(arrow->x(), axes.left() + 20) << "the state is to the left";
  QTest::mouseMove(&plane_.plot(), arrow->toPoint());
  QTest::qWait(20);
  EXPECT_TRUE(plane_.figure().readout().lines().join(' ').contains("outside"));
  variables_.plot().xAxis->setRange(1e3, 2e3);
  variables_.plot().replot();
  EXPECT_TRUE(variables_.playhead().arrow());
}

TEST_F(OddValues, aMillionRowsAreShownZoomedAndPlayed) {
  show(1'000'000, [](double t) { return 1.5 + std::sin(200 * t); });
  expectFiniteAxes("a million rows");
  variables_.setColumns("time", "theta");
  for (QCustomPlot* plot : plots()) {
    for (int notch = 0; notch < 3; ++notch) {
      const QPoint middle = plot->axisRect()->center();
      QWheelEvent wheel(middle, plot->mapToGlobal(middle), {}, {0, 120}, {}, {}, Qt::NoScrollPhase,
                        false);
      QCoreApplication::sendEvent(plot, &wheel);
    }
    plot->replot();
  }
  for (TimePlot* plot : timePlots()) {
    EXPECT_LT(plot->plot().xAxis->range().size(), 0.2);
    for (int k = 0; k < plot->plot().graphCount(); ++k)
      EXPECT_LT(plot->plot().graph(k)->data()->size(), 4000) << "what the pixels can show";
  }
  const double moved = 0.6 * session_.endTime();
  session_.setPlayhead(moved);
  for (TimePlot* plot : timePlots()) EXPECT_DOUBLE_EQ(plot->playhead().time(), moved);
  EXPECT_TRUE(variables_.playhead().isShown());
}

TEST_F(OddValues, aMoveOfThePlayheadRedrawsOnlyThePlayhead) {
  QTest::qWait(50);
  int redraws = 0;
  for (QCustomPlot* plot :
       {&energy_.plot(), &force_.plot(), &slip_.plot(), &gap_.plot(), &variables_.plot()})
    QObject::connect(plot, &QCustomPlot::beforeReplot, plot, [&] { ++redraws; });
  for (const double t : {0.01, 0.02, 0.03}) session_.setPlayhead(t);
  QTest::qWait(20);
  EXPECT_EQ(redraws, 0);
}

}  // namespace
}  // namespace painleve::ui
