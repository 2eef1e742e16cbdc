// The figures of the theory: what is chosen, where the scene stands, systems without any.

#include <gtest/gtest.h>

#include <QComboBox>
#include <QTest>
#include <qcustomplot.h>

#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/plots/theory_plot.h"

namespace painleve::ui {
namespace {

class Theory : public testing::Test {
 protected:
  void open(Scene scene) {
    plot_.resize(560, 360);
    ASSERT_TRUE(showActive(plot_));
    session().open(std::move(scene), {});
    ASSERT_TRUE(settle(session()));
    QTest::qWait(30);
  }
  void choose(int index) {
    plot_.selector().setFocus();
    QTest::keyClick(&plot_.selector(), Qt::Key_Home);
    for (int i = 0; i < index; ++i) QTest::keyClick(&plot_.selector(), Qt::Key_Down);
    ASSERT_EQ(plot_.selector().currentIndex(), index);
  }
  Session& session() { return bench_.session; }

  SessionBench bench_;
  TheoryPlot plot_{bench_.session};
};

TEST_F(Theory, theThreeFiguresAreThereToChoose) {
  open(slidingScene());
  ASSERT_EQ(plot_.selector().count(), 3);
  for (int i = 0; i < 3; ++i) {
    choose(i);
    EXPECT_TRUE(plot_.selector().currentText().contains(QString("Fig. %1").arg(4 + i)));
    EXPECT_EQ(plot_.plot().plottableCount(), i == 0 ? 1 : i == 1 ? 3 : 2);
    EXPECT_TRUE(plot_.note().isEmpty());
  }
}

TEST_F(Theory, theLineFollowsFrictionAndSaysTheValues) {
  open(slidingScene());
  choose(1);
  EXPECT_EQ(plot_.present(), 1.4);
  session().setValue("laws.friction.mu", 1.6, "friction", "drag");
  EXPECT_EQ(plot_.present(), 1.6);
  // rod.json, singular_points: -9.710538, -13.394112, -7.856486.
  for (const char* value : {"9.711", "13.39", "7.856"})
    EXPECT_TRUE(plot_.caption().contains(value)) << plot_.caption().toStdString();
  choose(2);
  EXPECT_EQ(plot_.present(), 1.6);
  settle(session());
}

TEST_F(Theory, theLineOfTheAngleFollowsThePlayhead) {
  open(slidingScene());
  choose(0);
  ASSERT_TRUE(plot_.present().has_value());
  const double first = *plot_.present();
  session().setPlayhead(0.05);
  EXPECT_NE(*plot_.present(), first);
  EXPECT_EQ(*plot_.present(), session().frame().cells[session().trajectory()->column("theta")]);
}

TEST_F(Theory, theChoiceOutlivesAChangeOfTheScene) {
  open(slidingScene());
  choose(2);
  session().setValue("laws.friction.mu", 1.9, "friction", {});
  EXPECT_EQ(plot_.selector().currentIndex(), 2);
  settle(session());
}

TEST_F(Theory, aSystemWithoutCurvesSaysSo) {
  open(parseScene(R"({"format": "painleve-lab/scene", "version": 1,
    "system": {"type": "double_pendulum"}, "duration": 0.1,
    "initial": {"theta1": 0.3, "theta2": 0.2, "theta1_dot": 0, "theta2_dot": 0}})"));
  EXPECT_FALSE(plot_.note().isEmpty());
  EXPECT_EQ(plot_.figure(), nullptr);
  EXPECT_FALSE(plot_.selector().isVisible());
  EXPECT_EQ(plot_.plot().plottableCount(), 0);
}

}  // namespace
}  // namespace painleve::ui
