// The friction cone of the configuration space: what it shows at the playhead and under a hand that
// drags μ.

#include <gtest/gtest.h>

#include <QImage>
#include <QTest>
#include <qcustomplot.h>

#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/plots/cone_figure.h"
#include "ui/plots/cone_plot.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

Scene leaning(double mu, double slip = -3) {
  return parseScene(QStringLiteral(R"({
    "format": "painleve-lab/scene", "version": 1, "system": { "type": "rod" },
    "laws": { "friction": { "type": "coulomb", "mu": %1 } },
    "initial": { "theta": 1, "theta_dot": 0, "slip": %2, "on_ground": true },
    "duration": 0.3 })")
                        .arg(mu)
                        .arg(slip)
                        .toStdString());
}

class ConePlots : public testing::Test {
 protected:
  void open(Scene scene) {
    plot_.resize(440, 340);
    ASSERT_TRUE(showActive(plot_));
    session().open(std::move(scene), {});
    settlePlot();
  }
  void settlePlot() {
    ASSERT_TRUE(settle(session()));
    QTest::qWait(30);
  }
  void setMu(double mu) {
    session().setValue("laws.friction.mu", mu, "friction", "drag");
    settlePlot();
  }
  /// Pixels that are all but this colour.
  int pixelsOf(const QColor& colour) {
    const QImage picture = plot_.plot().toPixmap().toImage();
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x) {
        const QColor here = picture.pixelColor(x, y);
        count += std::abs(here.red() - colour.red()) + std::abs(here.green() - colour.green()) +
                     std::abs(here.blue() - colour.blue()) <
                 12;
      }
    return count;
  }
  Session& session() { return bench_.session; }

  SessionBench bench_;
  ConePlot plot_{bench_.session};
};

TEST_F(ConePlots, saysTheAnglesOfTheLesson) {
  open(leaning(0.8));
  EXPECT_TRUE(plot_.numbers().contains("63.9°")) << plot_.numbers().toStdString();
  EXPECT_TRUE(plot_.caption().contains("tip A")) << plot_.caption().toStdString();
  EXPECT_FALSE(plot_.caption().contains("flight"));
  EXPECT_TRUE(plot_.note().isEmpty());
}

TEST_F(ConePlots, followsADragOfFrictionAndTurnsTheEdgeThatDips) {
  open(leaning(1.2));
  const QColor warning = palette().lcp[2];
  EXPECT_TRUE(plot_.numbers().contains("84.3°"));
  EXPECT_EQ(pixelsOf(warning), 0);
  setMu(1.6);
  EXPECT_TRUE(plot_.numbers().contains("95.5°")) << plot_.numbers().toStdString();
  EXPECT_TRUE(plot_.numbers().contains("not above the tangent plane"));
  EXPECT_GT(pixelsOf(warning), 200);
  EXPECT_EQ(ConeFigure::edgePen(plot_.cone()->minus).color(), warning);
  EXPECT_EQ(ConeFigure::edgePen(plot_.cone()->plus).color(), palette().friction);
  setMu(1.2);
  EXPECT_EQ(pixelsOf(warning), 0);
}

TEST_F(ConePlots, drawsTheContactForceWhereThereIsOne) {
  open(leaning(0.8));
  ASSERT_TRUE(plot_.cone()->reaction.has_value());
  EXPECT_GT(pixelsOf(palette().normalForce), 200);
  setMu(1.6);
  EXPECT_EQ(pixelsOf(palette().normalForce), 0) << "mode (2): no force solves the problem";
}

// Mode (4): until a future is chosen, the force of the sliding contact is one of several.
TEST_F(ConePlots, aForceThatIsOneOfSeveralIsCalledPossibleAndIsPale) {
  Scene scene = loadScene(PAINLEVE_REPOSITORY "/resources/scenes/fork.json");
  open(scene);
  ASSERT_TRUE(session().frame().isCandidate);
  EXPECT_TRUE(plot_.caption().contains("possible")) << plot_.caption().toStdString();
  const int full = pixelsOf(palette().normalForce);
  scene.branch.set("policy", "contact");
  open(scene);
  EXPECT_FALSE(session().frame().isCandidate);
  EXPECT_FALSE(plot_.caption().contains("possible")) << plot_.caption().toStdString();
  EXPECT_GT(pixelsOf(palette().normalForce), full + 100);
}

TEST_F(ConePlots, isDrawnAtOneScaleAndFillsWhatItHas) {
  open(leaning(1.2));
  for (const QSize size : {QSize(440, 340), QSize(700, 260), QSize(260, 500)}) {
    plot_.resize(size);
    QTest::qWait(30);
    const auto& plot = plot_.plot();
    const double across = plot.axisRect()->width() / plot.xAxis->range().size();
    const double along = plot.axisRect()->height() / plot.yAxis->range().size();
    EXPECT_NEAR(across, along, 0.01 * across);
    for (const ConeVector& v : {plot_.cone()->minus.vector, plot_.cone()->plus.vector}) {
      EXPECT_TRUE(plot.xAxis->range().contains(v.tangent));
      EXPECT_TRUE(plot.yAxis->range().contains(v.normal));
    }
  }
}

TEST_F(ConePlots, followsThePlayheadIntoFlight) {
  open(leaning(1.2, -8));
  const double before = plot_.cone()->minus.angle;
  session().setPlayhead(0.05);
  QTest::qWait(30);
  EXPECT_NE(plot_.cone()->minus.angle, before);
  session().setPlayhead(0.2);
  QTest::qWait(30);
  EXPECT_TRUE(plot_.cone()->inFlight());
  EXPECT_TRUE(plot_.caption().contains("in flight")) << plot_.caption().toStdString();
}

TEST_F(ConePlots, withoutARunASentenceSaysWhatWillAppear) {
  plot_.resize(440, 340);
  ASSERT_TRUE(showActive(plot_));
  EXPECT_FALSE(plot_.note().isEmpty());
}

}  // namespace
}  // namespace painleve::ui
