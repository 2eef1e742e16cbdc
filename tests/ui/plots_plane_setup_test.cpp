// What the phase plane is drawn over and for: chart, axes, slip direction, field, and what of it is
// kept.

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAction>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include "tests/support/ui/session_bench.h"
#include "ui/plots/phase_plane_plot.h"

namespace painleve::ui {
namespace {

class PlaneSetupTest : public testing::Test {
 protected:
  void SetUp() override {
    widget_.resize(640, 460);
    ASSERT_TRUE(showActive(widget_));
    open(slidingScene());
  }
  void open(Scene scene) {
    session_.open(std::move(scene), {});
    letIn();
  }
  void letIn() {
    for (int k = 0; k < 4; ++k) ASSERT_TRUE(settle(session_));
    QTest::qWait(20);
  }
  QToolButton& button(const char* name) { return *widget_.findChild<QToolButton*>(name); }
  /// An item of the menu of the axes: "Vertical", "θ  Angle".
  void chooseAxes(const QString& part, const QString& start) {
    QMenu* menu = button("planeAxes").menu();
    emit menu->aboutToShow();
    for (QAction* group : menu->actions()) {
      if (group->menu() == nullptr || !group->text().contains(part)) continue;
      for (QAction* action : group->menu()->actions())
        if (action->text().startsWith(start)) return action->trigger();
    }
    FAIL() << "no such axis";
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  PhasePlanePlot widget_{session_};
};

TEST_F(PlaneSetupTest, axesOfTheContactChartAreChosenInTheMenu) {
  chooseAxes("Horizontal", "vt");
  letIn();
  const auto plane = session_.phasePlane();
  ASSERT_NE(plane, nullptr);
  EXPECT_EQ(plane->xId, "slip");
  EXPECT_EQ(plane->yId, "theta_dot");
  EXPECT_EQ(plane->slip, 0) << "the point says how it slides";
  EXPECT_TRUE(plane->present[1]);
  EXPECT_FALSE(button("slipLeft").isEnabled());
  ASSERT_EQ(plane->held.size(), 1U);
  EXPECT_EQ(plane->held[0].id, "theta");
  EXPECT_TRUE(widget_.caption().contains("θ\u2009=\u20090.7500"))
      << widget_.caption().toStdString();
  EXPECT_NE(widget_.figure().runs().contactOf(kActiveRun)->dataCount(), 0);
  chooseAxes("Vertical", "vt");
  letIn();
  EXPECT_EQ(session_.phasePlane()->xId, "theta_dot") << "they change places";
  EXPECT_EQ(session_.phasePlane()->yId, "slip");
}

TEST_F(PlaneSetupTest, whatIsHeldFollowsThePlayhead) {
  widget_.setAxes({"tip_on_ground", "slip", "theta_dot"});
  letIn();
  session_.setPlayhead(0.05);
  letIn();
  const auto run = session_.trajectory();
  EXPECT_DOUBLE_EQ(session_.phasePlane()->held[0].value,
                   session_.frame().cells[run->column("theta")]);
  EXPECT_TRUE(widget_.caption().contains("playhead")) << widget_.caption().toStdString();
  button("slipLeft").setEnabled(true);
  widget_.setDirection(PlaneDirection::Left);
  letIn();
  EXPECT_EQ(session_.phasePlane()->held[0].value, 0.75);
  EXPECT_TRUE(widget_.caption().contains("start"));
}

TEST_F(PlaneSetupTest, aChartOfFlightShowsRunsOnlyAndSaysWhy) {
  chooseAxes("Chart", "free");
  letIn();
  EXPECT_EQ(session_.phasePlane()->chart, "free");
  EXPECT_TRUE(widget_.note().isEmpty());
  EXPECT_TRUE(widget_.caption().contains("no regions")) << widget_.caption().toStdString();
  EXPECT_GT(widget_.figure().runs().contactOf(kActiveRun)->dataCount(), 10);
  EXPECT_TRUE(widget_.playhead().isShown());
  chooseAxes("Chart", "tip");
  letIn();
  EXPECT_TRUE(session_.phasePlane()->present[1]);
}

TEST_F(PlaneSetupTest, thePlaceOfTheTipIsAnAxisToo) {
  widget_.setAxes({"tip_on_ground", "tip_x", "theta"});
  letIn();
  const auto range = widget_.figure().runs().contactOf(kActiveRun)->data();
  EXPECT_DOUBLE_EQ(range->constBegin()->key, 0);
  EXPECT_LT((range->constEnd() - 2)->key, -0.5) << "it slides to the left";
}

TEST_F(PlaneSetupTest, theSlipDirectionIsChosen) {
  EXPECT_TRUE(button("slipFollows").isChecked());
  QTest::mouseClick(&button("slipRight"), Qt::LeftButton);
  letIn();
  EXPECT_EQ(session_.phasePlane()->slip, 1);
  EXPECT_TRUE(widget_.caption().contains("→"));
  QTest::mouseClick(&button("slipLeft"), Qt::LeftButton);
  letIn();
  EXPECT_EQ(session_.phasePlane()->slip, -1);
  EXPECT_FALSE(button("slipLeft").hasFocus()) << "Space is the transport's";
  QTest::mouseClick(&button("slipFollows"), Qt::LeftButton);
  letIn();
  EXPECT_EQ(widget_.setup().direction, PlaneDirection::Follow);
  EXPECT_EQ(session_.phasePlane()->slip, -1);
}

TEST_F(PlaneSetupTest, aStartHasTheDirectionOfThePlane) {
  widget_.setDirection(PlaneDirection::Right);
  letIn();
  const QPoint at(qRound(widget_.plot().xAxis->coordToPixel(2)),
                  qRound(widget_.plot().yAxis->coordToPixel(1)));
  QTest::mouseClick(&widget_.plot(), Qt::LeftButton, {}, at);
  EXPECT_EQ(session_.scene().initial.numberOr("slip", 0), 20);
}

TEST_F(PlaneSetupTest, theFieldHasFourDensities) {
  std::vector<std::size_t> arrows;
  QMenu* menu = button("planeField").menu();
  for (QAction* density : menu->actions()) {
    density->trigger();
    letIn();
    arrows.push_back(session_.phasePlane()->field.size());
  }
  ASSERT_EQ(arrows.size(), 4U);
  EXPECT_EQ(arrows[0], 0U);
  EXPECT_GT(arrows[1], 20U);
  EXPECT_GT(arrows[2], 2 * arrows[1]);
  EXPECT_GT(arrows[3], 3 * arrows[2] / 2);
}

TEST_F(PlaneSetupTest, theLegendTakesTwoRowsAtMostInASmallView) {
  widget_.resize(420, 300);
  QTest::qWait(20);
  EXPECT_LE(widget_.plot().plotLayout()->element(0, 1)->outerRect().height(), 40);
  EXPECT_LE(widget_.plot().plotLayout()->element(0, 1)->minimumOuterSizeHint().height(), 40);
}

TEST_F(PlaneSetupTest, theStateIsKept) {
  widget_.setAxes({"tip_on_ground", "slip", "theta_dot"});
  widget_.setDirection(PlaneDirection::Right);
  widget_.setDensity(FieldDensity::Few);
  widget_.setView({-3, 3, -2, 2});
  const Tree state = widget_.viewState();
  PhasePlanePlot other(session_);
  other.setViewState(state);
  EXPECT_EQ(other.viewState(), state);
  other.resize(400, 300);
  ASSERT_TRUE(showActive(other));
  letIn();
  EXPECT_EQ(other.viewState(), state) << "nothing is fitted over it";
}

TEST_F(PlaneSetupTest, whatAStateDoesNotSayStays) {
  const Tree before = widget_.viewState();
  widget_.setViewState(Tree::object());
  letIn();
  widget_.setViewState(Tree(3.0));
  letIn();
  Tree odd = Tree::object();
  odd.set("chart", 4.0);
  odd.set("x", "no such entry");
  odd.set("direction", "up");
  odd.set("field", Array{});
  odd.set("range.x", Array{Tree(2.0), Tree(1.0)});
  widget_.setViewState(odd);
  letIn();
  EXPECT_EQ(widget_.setup().direction, PlaneDirection::Follow);
  EXPECT_EQ(session_.phasePlane()->xId, "theta");
  EXPECT_EQ(*widget_.viewState().at("range"), *before.at("range"));
}

TEST_F(PlaneSetupTest, aSceneNamesItsPlane) {
  Scene scene = slidingScene();
  scene.view.set("plane.x", "slip");
  scene.view.set("plane.direction", "right");
  scene.view.set("range.x", Array{Tree(-25.0), Tree(5.0)});
  scene.view.set("range.y", Array{Tree(-4.0), Tree(4.0)});
  open(scene);
  EXPECT_EQ(session_.phasePlane()->xId, "slip");
  EXPECT_DOUBLE_EQ(widget_.view().xLower, -25);
  EXPECT_EQ(widget_.setup().direction, PlaneDirection::Right);
  open(slidingScene());
  EXPECT_EQ(session_.phasePlane()->xId, "theta") << "another document has its own";
  EXPECT_EQ(widget_.setup().direction, PlaneDirection::Follow);
}

TEST_F(PlaneSetupTest, thePendulumHasItsOwnPlane) {
  open(parseScene(R"({"format": "painleve-lab/scene", "version": 1,
    "system": {"type": "double_pendulum"}, "duration": 0.1,
    "initial": {"theta1": 0.3, "theta1_dot": 1, "on_ground": true}})"));
  EXPECT_EQ(session_.phasePlane()->xId, "theta1");
  EXPECT_FALSE(button("slipLeft").isEnabled());
  EXPECT_TRUE(widget_.playhead().isShown());
}

}  // namespace
}  // namespace painleve::ui
