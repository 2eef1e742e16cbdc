// Slip, gap, forces in weights, any two variables; what the other runs and the pointer say in them.

#include <cmath>

#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QFontMetricsF>
#include <QTest>

#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/plots/contact_plot.h"
#include "ui/plots/energy_plot.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/friction_band.h"
#include "ui/plots/pointer_note.h"
#include "ui/plots/time_marks.h"
#include "ui/plots/variables_plot.h"

namespace painleve::ui {
namespace {

class Quantities : public testing::Test {
 protected:
  void open(Scene scene, QWidget& plot) {
    plot.resize(440, 230);
    ASSERT_TRUE(showActive(plot));
    session().open(std::move(scene), {});
    settlePlots();
  }
  void settlePlots() {
    ASSERT_TRUE(settle(session()));
    QTest::qWait(30);
  }
  static double valueAt(const QCPGraph& graph, double time) {
    const auto found = graph.data()->findBegin(time, false);
    return found->value;
  }
  Session& session() { return bench_.session; }

  SessionBench bench_;
};

Scene pushedScene(double mu) {
  return parseScene(QStringLiteral(R"({
    "format": "painleve-lab/scene", "version": 1, "system": { "type": "rod" },
    "laws": { "friction": { "type": "coulomb", "mu": %1 } },
    "initial": { "theta": 0.7853981633974483, "theta_dot": 0, "slip": -1, "on_ground": true },
    "duration": 0.05 })")
                        .arg(mu)
                        .toStdString());
}

TEST_F(Quantities, forcesAreInWeights) {
  ForcePlot plot(session());
  open(pushedScene(0.5), plot);
  const QCPGraph* normal = plot.plot().graph(3);
  EXPECT_NEAR(normal->data()->constBegin()->value, 0.571, 1e-3) << "lesson 1.2: 0.571 mg";
}

TEST_F(Quantities, slidingFrictionIsAtTheEdgeOfItsBand) {
  ForcePlot plot(session());
  open(pushedScene(0.5), plot);
  const QCPGraph &upper = *plot.plot().graph(0), &friction = *plot.plot().graph(2);
  ASSERT_GT(upper.data()->size(), 1);
  EXPECT_NEAR(valueAt(upper, 0), valueAt(friction, 0), 1e-12);
}

TEST_F(Quantities, theBandFollowsAnEditInTime) {
  Scene scene = pushedScene(0.5);
  scene.edits = {{0.02, {{"laws.friction.mu", 0.25}}}};
  const FrictionHistory history(scene, "tip");
  EXPECT_EQ(history.at(0.01), (FrictionNumbers{0.5, 0.5, 0.5, 0.5}));
  EXPECT_EQ(history.at(0.02), (FrictionNumbers{0.25, 0.25, 0.25, 0.25}));
  scene.laws.set("friction.mu_plus", 0.1);
  EXPECT_EQ(frictionNumbers(scene, "tip"), (FrictionNumbers{0.5, 0.1, 0.5, 0.5}));
  scene.laws.set("contacts.tip.friction", Tree(Members{{"type", "none"}}));
  EXPECT_EQ(frictionNumbers(scene, "tip"), FrictionNumbers{});
}

TEST_F(Quantities, atRestTheBandIsThatOfTheStaticLimit) {
  Scene scene = pushedScene(0.5);
  scene.laws.set("friction.mu_static", 0.7);
  scene.laws.set("friction.mu_minus", 0.4);
  const FrictionHistory history(scene, "tip");
  EXPECT_EQ(history.spanAt(0, Mode::Stick).upper, 0.7);
  EXPECT_EQ(history.spanAt(0, Mode::Stick).lower, -0.7);
  EXPECT_EQ(history.spanAt(0, Mode::SlipMinus).upper, 0.4);
  EXPECT_EQ(history.spanAt(0, Mode::SlipMinus).lower, -0.5);
}

TEST_F(Quantities, aLogarithmicScaleShowsSizesOverDecadesAndNothingElse) {
  Scene scene = withValue(slidingScene(), "laws.friction.mu", 2.0);
  scene.initial.set("theta", 0.55);
  scene.initial.set("theta_dot", 2.0);
  scene.initial.set("slip", -40);
  ForcePlot plot(session());
  open(scene, plot);
  plot.findChild<QAction*>("logarithmic")->trigger();
  QTest::qWait(20);
  EXPECT_TRUE(plot.isLogarithmic());
  const auto range = plot.plot().yAxis->range();
  EXPECT_GT(range.lower, 0);
  EXPECT_GE(range.upper, 1e3) << "lesson 3.2: 1000 mg";
  for (int k = 2; k < 4; ++k)
    for (const QCPGraphData& p : *plot.plot().graph(k)->data())
      EXPECT_TRUE(std::isnan(p.value) || p.value > 0);
  ASSERT_FALSE(plot.offFrameMarks().marks().empty()) << "the singular point";
  EXPECT_TRUE(plot.offFrameMarks().marks().front().unbounded);
  const Tree state = plot.viewState();
  plot.setLogarithmic(false);
  plot.setViewState(state);
  EXPECT_TRUE(plot.isLogarithmic());
  plot.setViewState(Tree("nonsense"));
  EXPECT_TRUE(plot.isLogarithmic());
}

TEST_F(Quantities, noForceAtAllHasAReadableAxis) {
  ForcePlot plot(session());
  open(fallingScene(), plot);
  EXPECT_GE(plot.plot().yAxis->range().size(), 0.9);
}

TEST_F(Quantities, slipAndGapShowTheContact) {
  SlipPlot slip(session());
  open(slidingScene(), slip);
  EXPECT_NEAR(valueAt(*slip.plot().graph(1), 0), -20, 1e-9);
  GapPlot gap(session());
  open(fallingScene(), gap);
  EXPECT_GT(valueAt(*gap.plot().graph(1), 0), 1);
  EXPECT_LE(gap.plot().yAxis->range().lower, 0) << "the ground is in the picture";
}

TEST_F(Quantities, anotherRunIsDrawnBeneathWhileItIsShown) {
  EnergyPlot plot(session());
  open(slidingScene(), plot);
  const int alone = plot.plot().graphCount();
  session().keepRun(kActiveRun, "a");
  session().setValue("laws.friction.mu", 0.3, "change of μ", {});
  settlePlots();
  ASSERT_EQ(plot.plot().graphCount(), alone + 1);
  const QCPGraph* kept = plot.plot().graph(alone);
  EXPECT_GT(kept->data()->size(), 1);
  EXPECT_NE(kept->pen().style(), Qt::SolidLine);
  session().setRunVisible(session().runs()[1].id, false);
  settlePlots();
  EXPECT_TRUE(kept->data()->isEmpty());
}

TEST_F(Quantities, thePointerReadsTheCurvesAndForgetsWhenItLeaves) {
  EnergyPlot plot(session());
  open(slidingScene(), plot);
  const QPoint middle(qRound(plot.plot().xAxis->coordToPixel(0.1)),
                      plot.plot().axisRect()->rect().center().y());
  QTest::mouseMove(&plot.plot(), middle);
  QTest::qWait(20);
  EXPECT_TRUE(plot.pointer().html().contains("E = ")) << plot.pointer().html().toStdString();
  EXPECT_FALSE(plot.pointer().html().contains("nan"));
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(&plot.plot(), &leave);
  EXPECT_TRUE(plot.pointer().html().isEmpty());
}

TEST_F(Quantities, aPlotThatNobodySeesDrawsNothingUntilItIsShown) {
  EnergyPlot plot(session());
  session().open(slidingScene(), {});
  settlePlots();
  EXPECT_TRUE(plot.plot().graph(0)->data()->isEmpty());
  ASSERT_TRUE(showActive(plot));
  QTest::qWait(20);
  EXPECT_FALSE(plot.plot().graph(0)->data()->isEmpty());
}

TEST_F(Quantities, anyTwoVariablesInOrderOfTime) {
  VariablesPlot plot(session());
  open(slidingScene(), plot);
  EXPECT_TRUE(plot.note().isEmpty());
  auto* vertical = plot.findChild<QComboBox*>("vertical");
  vertical->setCurrentIndex(vertical->findData("theta"));
  emit vertical->activated(vertical->currentIndex());
  QTest::qWait(20);
  session().setPlayhead(0.05);
  ASSERT_TRUE(plot.playhead().isShown());
  const auto& run = *session().trajectory();
  EXPECT_EQ(plot.playhead().at().y, session().frame().cells[run.column("theta")]);
  EXPECT_TRUE(plot.plot().yAxis->range().contains(0.75));
  const Tree state = plot.viewState();
  plot.setColumns("no such", "column");
  EXPECT_FALSE(plot.note().isEmpty());
  plot.setViewState(state);
  EXPECT_TRUE(plot.note().isEmpty());
}

TEST_F(Quantities, numbersOfALowAxisStandApart) {
  VariablesPlot plot(session());
  open(slidingScene(), plot);
  plot.resize(440, 150);
  QTest::qWait(30);
  const QCPAxis& axis = *plot.plot().yAxis;
  const auto numbers = axis.tickVector();
  ASSERT_GE(numbers.size(), 2);
  const double height = QFontMetricsF(axis.tickLabelFont()).height();
  for (qsizetype i = 1; i < numbers.size(); ++i)
    EXPECT_GT(axis.coordToPixel(numbers[i - 1]) - axis.coordToPixel(numbers[i]), height);
}

TEST_F(Quantities, zoomingIntoAPathShowsMoreOfIt) {
  VariablesPlot plot(session());
  open(withValue(slidingScene(), "output.step", 1e-5), plot);
  plot.setColumns("time", "theta");
  const auto* path = qobject_cast<QCPCurve*>(plot.plot().plottable(1));
  ASSERT_NE(path, nullptr);
  const auto pointsIn = [&](double from, double to) {
    int count = 0;
    for (const QCPCurveData& p : *path->data()) count += p.key >= from && p.key <= to ? 1 : 0;
    return count;
  };
  plot.plot().replot();
  const int before = pointsIn(0.02, 0.03);
  plot.plot().xAxis->setRange(0.02, 0.03);
  plot.plot().replot();
  EXPECT_GT(pointsIn(0.02, 0.03), before);
}

TEST_F(Quantities, variablesAreCalledBySymbolContactAndUnit) {
  VariablesPlot plot(session());
  open(slidingScene(), plot);
  const auto* box = plot.findChild<QComboBox*>("vertical");
  const auto& run = *session().trajectory();
  ASSERT_GT(run.contacts.size(), 1U);
  const std::string name = session().card().contacts[1].name;
  const QString force =
      box->itemText(box->findData("F_N_" + QString::fromStdString(run.contacts[1])));
  EXPECT_EQ(force.toStdString(), "F_N, " + name + " [N]");
  EXPECT_EQ(box->itemText(box->findData("theta_dot")), "θ̇ [rad/s]");
  for (int k = 0; k < box->count(); ++k)
    EXPECT_FALSE(box->itemText(k).contains('<')) << box->itemText(k).toStdString();
}

TEST_F(Quantities, aVelocityThatJumpsIsAJumpInThePathToo) {
  Scene scene = withValue(pushedScene(1.5), "duration", 0.05);
  for (const auto& [id, value] : {std::pair{"theta", 1.05}, {"theta_dot", 1.0}, {"slip", -4.0}})
    scene.initial.set(id, value);
  VariablesPlot plot(session());
  open(scene, plot);
  plot.setColumns("time", "theta");
  plot.plot().replot();
  EXPECT_EQ(plot.jumpCount(), 0) << "the angle does not jump";
  plot.setColumns("time", "theta_dot");
  plot.plot().replot();
  EXPECT_EQ(plot.jumpCount(), 1) << "lesson 3.1: the tangential impact";
}

TEST_F(Quantities, axesOfEveryPairOfVariablesAreFinite) {
  VariablesPlot plot(session());
  open(withValue(slidingScene(), "laws.friction.mu", 2.0), plot);
  for (const Column& x : session().trajectory()->columns) {
    if (x.kind != ColumnKind::Number) continue;
    plot.setColumns(x.id, "F_N_tip");
    for (const QCPAxis* axis : {plot.plot().xAxis, plot.plot().yAxis}) {
      EXPECT_TRUE(std::isfinite(axis->range().lower)) << x.id;
      EXPECT_GT(axis->range().size(), 0) << x.id;
    }
  }
}

}  // namespace
}  // namespace painleve::ui
