// The log-log inset of the force plot.

#include <gtest/gtest.h>

#include <QAction>
#include <QTest>
#include <QToolButton>

#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/lens_inset.h"

namespace painleve::ui {
namespace {

Scene steepScene(double mu) {
  return parseScene(QStringLiteral(R"({"format": "painleve-lab/scene", "version": 1,
    "system": {"type": "rod"}, "duration": 0.06, "output": {"step": 0.0001},
    "laws": {"friction": {"mu": %1}},
    "initial": {"on_ground": true, "theta": 0.55, "theta_dot": 2, "slip": -40}})")
                        .arg(mu)
                        .toStdString());
}

class Lens : public testing::Test {
 protected:
  void open(double mu, QSize size = {600, 320}) {
    plot_.resize(size);
    ASSERT_TRUE(showActive(plot_));
    bench_.session.open(steepScene(mu), {});
    ASSERT_TRUE(settle(bench_.session));
    QTest::qWait(50);
  }
  QToolButton* button() { return plot_.findChild<QToolButton*>(); }

  SessionBench bench_;
  ForcePlot plot_{bench_.session};
};

TEST_F(Lens, showsTheStraightLineOfAForceWithoutBoundAndItsSlope) {
  open(2);
  EXPECT_TRUE(plot_.lens().isVisible());
  EXPECT_EQ(plot_.lens().words(), "slope −0.66");
  const auto& data = *plot_.lens().curve().data();
  ASSERT_GT(data.size(), 10);
  EXPECT_LT(data.at(0)->key, 1e-6) << "far nearer than the time axis can show";
  EXPECT_GT(data.at(0)->value, 1000) << "in weights";
}

TEST_F(Lens, liesWithinTheAxesAndLeavesRoom) {
  open(2);
  const QRect axes = plot_.plot().axisRect()->rect();
  EXPECT_TRUE(plot_.plot().rect().contains(plot_.lens().rect()));
  EXPECT_LT(plot_.lens().rect().width(), 0.7 * axes.width());
}

TEST_F(Lens, aBoundedForceHasNone) {
  open(1.4);
  EXPECT_FALSE(plot_.lens().isVisible());
  EXPECT_FALSE(button()->isVisible());
}

TEST_F(Lens, theButtonPutsItAway) {
  open(2);
  ASSERT_TRUE(button()->isVisible());
  QTest::mouseClick(button(), Qt::LeftButton);
  EXPECT_FALSE(plot_.lens().isVisible());
  EXPECT_EQ(plot_.viewState().find("lens")->boolean() != nullptr, true);
  EXPECT_FALSE(*plot_.viewState().find("lens")->boolean());
  QTest::mouseClick(button(), Qt::LeftButton);
  EXPECT_TRUE(plot_.lens().isVisible());
}

TEST_F(Lens, aSmallPlotHasNoRoomForIt) {
  open(2, {300, 160});
  EXPECT_FALSE(plot_.lens().isVisible());
  EXPECT_FALSE(plot_.lensAction()->isEnabled());
  plot_.resize(600, 320);
  QTest::qWait(50);
  EXPECT_TRUE(plot_.lens().isVisible());
  EXPECT_TRUE(plot_.lensAction()->isEnabled());
}

TEST_F(Lens, itGoesWithTheRun) {
  open(2);
  bench_.session.setValue("laws.friction.mu", 1.4, "friction", {});
  ASSERT_TRUE(settle(bench_.session));
  QTest::qWait(50);
  EXPECT_FALSE(plot_.lens().isVisible());
}

}  // namespace
}  // namespace painleve::ui
