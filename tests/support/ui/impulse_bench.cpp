#include "tests/support/ui/impulse_bench.h"

#include <QMouseEvent>
#include <QTest>

#include "core/scene/scene_json.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/scene/sliding_start.h"

namespace painleve::ui {

Scene preset(const char* name) {
  return loadScene(std::string(PAINLEVE_REPOSITORY "/resources/scenes/") + name + ".json");
}

Scene gainingScene() {
  return test::rodScene(test::rodCase("newton_energy_gain"));
}

Scene jammingScene() {
  return test::rodScene(test::rodCase("jam_impact_mu16_e05"));
}

Scene branchScene() {
  return test::slidingStart({.mu = 1.6, .theta = 1, .thetaDot = 4, .slip = -3},
                            R"("duration": 0.01, "branch": {"policy": "impact"})");
}

void ImpulseBench::SetUp() {
  widget_.resize(640, 460);
  ASSERT_TRUE(showActive(widget_));
}

void ImpulseBench::open(Scene scene) {
  session_.open(std::move(scene), {});
  letIn();
}

void ImpulseBench::letIn() {
  for (int k = 0; k < 3; ++k) ASSERT_TRUE(settle(session_));
  QTest::qWait(20);
}

QPoint ImpulseBench::pixelIn(const QCustomPlot& plot, double x, double y) {
  return {qRound(plot.xAxis->coordToPixel(x)), qRound(plot.yAxis->coordToPixel(y))};
}

void ImpulseBench::press(QCustomPlot& plot, QPoint at) {
  QTest::mousePress(&plot, Qt::LeftButton, {}, at);
}

void ImpulseBench::moveHeld(QCustomPlot& plot, QPoint at) {
  QMouseEvent move(QEvent::MouseMove, at, plot.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
  QCoreApplication::sendEvent(&plot, &move);
}

void ImpulseBench::release(QCustomPlot& plot, QPoint at) {
  QTest::mouseRelease(&plot, Qt::LeftButton, {}, at);
}

}  // namespace painleve::ui
