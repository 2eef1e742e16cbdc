// A path over two variables goes from row to row in the order of time, also where it turns back:
// sorted by its horizontal variable it would be a zigzag.

#include <cmath>
#include <functional>

#include <gtest/gtest.h>

#include <QTest>

#include "tests/support/ui/long_run.h"
#include "tests/support/ui/session_bench.h"
#include "ui/plots/variables_plot.h"

namespace painleve::ui {
namespace {

/// Smooth and elastic: the tip goes down and up, the rod round and round.
Scene hoppingScene() {
  return parseScene(R"({
    "format": "painleve-lab/scene", "version": 1, "title": "hopping",
    "system": { "type": "rod" },
    "laws": { "friction": { "type": "coulomb", "mu": 0 }, "impact": { "type": "newton", "e": 1 } },
    "initial": { "x": 0, "y": 1.5, "theta": 1.2, "x_dot": 0, "y_dot": 0, "theta_dot": 0 },
    "output": { "step": 0.001 }, "duration": 1.2 })");
}

/// What a path does, point by point: how often x turns back, and whether the other value, which
/// is the time, ever does.
struct Walk {
  int points = 0, turns = 0;
  bool isInOrder = true;
};

Walk walkOf(const QCPCurve& curve) {
  Walk walk;
  double x = std::nan(""), time = -1, way = 0;
  for (const QCPCurveData& p : *curve.data()) {
    if (std::isnan(p.key) || std::isnan(p.value)) continue;
    ++walk.points;
    walk.isInOrder = walk.isInOrder && p.value >= time;
    time = p.value;
    if (!std::isnan(x) && p.key != x) {
      const double now = p.key - x;
      walk.turns += now * way < 0 ? 1 : 0;
      way = now;
    }
    x = p.key;
  }
  return walk;
}

class PathOrder : public testing::Test {
 protected:
  void SetUp() override {
    plot_.resize(640, 400);
    ASSERT_TRUE(showActive(plot_));
    session_.open(hoppingScene(), {});
    ASSERT_TRUE(settle(session_));
  }
  /// The path over x and the time.
  Walk walkOver(const std::string& x) {
    plot_.setColumns(x, "time");
    EXPECT_TRUE(plot_.note().isEmpty()) << x;
    plot_.plot().replot();
    Walk all;
    for (int i = 0; i < plot_.plot().plottableCount(); ++i) {
      const auto* curve = qobject_cast<QCPCurve*>(plot_.plot().plottable(i));
      if (curve == nullptr) continue;
      const Walk one = walkOf(*curve);
      all = {all.points + one.points, all.turns + one.turns, all.isInOrder && one.isInOrder};
    }
    return all;
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  VariablesPlot plot_{session_};
};

TEST_F(PathOrder, ofARunThatHopsIsThatOfTime) {
  for (const char* x : {"gap_tip", "y_dot"}) {
    const Walk walk = walkOver(x);
    EXPECT_GT(walk.points, 100) << x;
    EXPECT_GE(walk.turns, 2) << x;
    EXPECT_TRUE(walk.isInOrder) << x;
  }
}

TEST_F(PathOrder, ofAnOscillationIsThatOfTimeAtEveryZoom) {
  const auto real = session_.trajectory();
  const std::vector<Column> columns(real->columns.begin() + 1, real->columns.end());
  const auto run = madeRun(columns, 2001, 1e-3, [&](std::size_t column, double t) {
    if (columns[column].kind != ColumnKind::Number) return 1.0;
    return columns[column].id == "theta" ? std::cos(30 * t) : t;
  });
  run->contacts = real->contacts;
  putRun(session_, run);
  QTest::qWait(20);
  const Walk wide = walkOver("theta");
  EXPECT_EQ(wide.turns, 19) << "60 rad: at every multiple of π";
  EXPECT_TRUE(wide.isInOrder);
  plot_.plot().xAxis->setRange(-0.1, 0.1);
  plot_.plot().replot();
  const auto* near = qobject_cast<QCPCurve*>(plot_.plot().plottable(1));
  ASSERT_NE(near, nullptr);
  EXPECT_TRUE(walkOf(*near).isInOrder);
  EXPECT_GE(walkOf(*near).points, wide.points);
}

}  // namespace
}  // namespace painleve::ui
