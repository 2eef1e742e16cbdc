// What plots say under the pointer, and which mark stays where two have one place.

#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

#include "tests/support/ui/session_bench.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/plane_marks.h"
#include "ui/plots/pointer_note.h"
#include "ui/plots/time_marks.h"
#include "ui/plots/variables_plot.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

class Pointing : public testing::Test {
 protected:
  void open(Scene scene, QWidget& plot) {
    plot.resize(520, 300);
    ASSERT_TRUE(showActive(plot));
    session().open(std::move(scene), {});
    ASSERT_TRUE(settle(session()));
    QTest::qWait(30);
  }
  static void pointAt(QCustomPlot& plot, const QPointF& place) {
    QTest::mouseMove(&plot, place.toPoint());
    QTest::qWait(20);
  }
  Session& session() { return bench_.session; }

  SessionBench bench_;
};

/// At once in mode (2): a tangential impact at the start.
Scene joltScene() {
  Scene scene = slidingScene();
  scene.laws.set("friction.mu", 1.6);
  for (const auto& [id, value] : {std::pair{"theta", 1.0}, {"theta_dot", 0.0}, {"slip", -3.0}})
    scene.initial.set(id, value);
  return scene;
}

TEST_F(Pointing, aPathNamesItsValuesAndTheirTime) {
  VariablesPlot plot(session());
  open(slidingScene(), plot);
  plot.setColumns("theta", "theta_dot");
  plot.plot().replot();
  const auto& run = *session().trajectory();
  const double time = run.endTime / 2;
  session().setPlayhead(time);
  const auto at = plot.playhead().at();
  const QPointF place(plot.plot().xAxis->coordToPixel(at.x), plot.plot().yAxis->coordToPixel(at.y));
  pointAt(plot.plot(), place);
  ASSERT_EQ(plot.readout().size(), 2) << plot.readout().join('|').toStdString();
  EXPECT_TRUE(plot.readout()[0].startsWith("<i>t</i> = ")) << plot.readout()[0].toStdString();
  static const QRegularExpression kNumber("= ([0-9.]+)");
  const double said = kNumber.match(plot.readout()[0]).captured(1).toDouble();
  EXPECT_NEAR(said, time, 0.05 * run.endTime) << plot.readout()[0].toStdString();
  EXPECT_TRUE(plot.readout()[1].contains("rad/s")) << plot.readout()[1].toStdString();
}

TEST_F(Pointing, asideOfThePathThePlaceIsNamedAndOutsideNothing) {
  VariablesPlot plot(session());
  open(slidingScene(), plot);
  plot.setColumns("time", "theta");
  plot.plot().replot();
  const QRect axes = plot.plot().axisRect()->rect();
  pointAt(plot.plot(), axes.topLeft() + QPoint(3, 3));
  ASSERT_EQ(plot.readout().size(), 1);
  EXPECT_TRUE(plot.readout()[0].contains("rad")) << plot.readout()[0].toStdString();
  pointAt(plot.plot(), QPoint(axes.left() / 2, axes.center().y()));
  EXPECT_TRUE(plot.readout().isEmpty()) << "on the numbers of the axis";
  pointAt(plot.plot(), axes.center());
  EXPECT_FALSE(plot.readout().isEmpty());
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&plot.plot(), &leave);
  EXPECT_TRUE(plot.readout().isEmpty());
}

TEST_F(Pointing, theDotAtTheEdgeOfTheAxesIsWhole) {
  constexpr int kAside = 5;  // px, less than its radius
  VariablesPlot plot(session());
  open(slidingScene(), plot);
  plot.setColumns("theta", "theta_dot");
  session().setPlayhead(session().trajectory()->endTime / 2);
  const auto at = plot.playhead().at();
  plot.plot().yAxis->setRange(at.y, at.y + 1);
  plot.plot().replot();
  const QPoint below(qRound(plot.plot().xAxis->coordToPixel(at.x)),
                     plot.plot().axisRect()->bottom() + kAside);
  const QImage image = plot.plot().grab().toImage();
  EXPECT_EQ(image.pixelColor(below), palette().playhead);
  EXPECT_NE(image.pixelColor(below + QPoint(0, 2 * kAside)), palette().playhead);
}

TEST_F(Pointing, modesAreVariablesToo) {
  VariablesPlot plot(session());
  open(slidingScene(), plot);
  const auto* box = plot.findChild<QComboBox*>("vertical");
  EXPECT_EQ(box->count(), static_cast<int>(session().trajectory()->columns.size()));
  plot.setColumns("time", "mode_tip");
  plot.plot().replot();
  session().setPlayhead(0);
  const auto at = plot.playhead().at();
  pointAt(plot.plot(),
          {plot.plot().xAxis->coordToPixel(at.x) + 2, plot.plot().yAxis->coordToPixel(at.y)});
  ASSERT_EQ(plot.readout().size(), 2);
  EXPECT_TRUE(plot.readout()[1].endsWith("slip-")) << plot.readout()[1].toStdString();
}

TEST_F(Pointing, variablesMarkTheEventsOfTheRun) {
  VariablesPlot plot(session());
  open(joltScene(), plot);
  plot.setColumns("theta", "theta_dot");
  plot.plot().replot();
  ASSERT_FALSE(plot.eventMarks().events().empty());
  EXPECT_EQ(plot.eventMarks().events().front().kind, EventKind::TangentialImpact);
}

TEST_F(Pointing, forcesAreReadInTheUnitOfTheirAxis) {
  ForcePlot plot(session());
  open(slidingScene(), plot);
  pointAt(plot.plot(), plot.plot().axisRect()->rect().center());
  const QString html = plot.pointer().html();
  EXPECT_TRUE(html.contains("F<sub>N</sub> = ")) << html.toStdString();
  EXPECT_EQ(html.count("mg"), 2) << html.toStdString();
  EXPECT_FALSE(html.contains(" N")) << html.toStdString();
}

TEST_F(Pointing, forcesOverDecadesAreOneClickAway) {
  ForcePlot plot(session());
  open(slidingScene(), plot);
  QToolButton* log = nullptr;
  for (auto* button : plot.findChildren<QToolButton*>())
    if (button->text() == "log") log = button;
  ASSERT_NE(log, nullptr);
  ASSERT_TRUE(log->isVisible());
  EXPECT_TRUE(plot.rect().contains(log->geometry()));
  QTest::mouseClick(log, Qt::LeftButton);
  EXPECT_TRUE(plot.isLogarithmic());
  EXPECT_EQ(plot.plot().yAxis->scaleType(), QCPAxis::stLogarithmic);
  plot.plot().replot();
  const auto numbers = plot.plot().yAxis->tickVectorLabels();
  ASSERT_FALSE(numbers.isEmpty());
  static const QRegularExpression kPower("^1e[+-][0-9]+$");  // drawn as 10 with an exponent
  for (const QString& number : numbers)
    EXPECT_TRUE(kPower.match(number).hasMatch())
        << "wide beside its neighbours: " << number.toStdString();
}

TEST_F(Pointing, ofTwoMarksInOnePlaceTheOneThatSaysMoreStays) {
  ForcePlot plot(session());
  open(slidingScene(), plot);
  EventTicks ticks(plot.plot());
  const auto event = [](EventKind kind, double time) {
    Event made;
    made.kind = kind;
    made.time = time;
    return made;
  };
  const double end = session().trajectory()->endTime;
  ticks.setEvents({event(EventKind::Start, 0), event(EventKind::Stop, 0),
                   event(EventKind::SingularPoint, end / 2),
                   event(EventKind::TangentialImpact, end / 2), event(EventKind::Rest, end / 2),
                   event(EventKind::LiftOff, end)});
  const auto drawn = ticks.drawn();
  ASSERT_EQ(drawn.size(), 3U);
  EXPECT_EQ(drawn[0].kind, EventKind::TangentialImpact);
  EXPECT_NEAR(drawn[0].x, plot.plot().xAxis->coordToPixel(end / 2), 1e-9);
  EXPECT_EQ(drawn[1].kind, EventKind::LiftOff);
  EXPECT_EQ(drawn[2].kind, EventKind::Stop);
}

}  // namespace
}  // namespace painleve::ui
