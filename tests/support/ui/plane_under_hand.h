#pragma once
// A phase plane with real presses, moves, keys and menus.

#include <cmath>

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QMouseEvent>
#include <QTest>

#include "core/scene/scene_access.h"
#include "tests/support/ui/session_bench.h"
#include "ui/plots/phase_plane_plot.h"

namespace painleve::ui {

inline constexpr double kPixelX = 0.004,
                        kPixelY = 0.05;  // a pixel in rad, and in rad/s, rounded up

/// It shows [0, 1.5] x [-7, 7].
class PlaneUnderHand : public testing::Test {
 protected:
  void SetUp() override {
    widget_.resize(640, 460);
    ASSERT_TRUE(showActive(widget_));
  }
  void open(Scene scene) {
    scene.view.set("range.x", Array{Tree(0.0), Tree(1.5)});
    scene.view.set("range.y", Array{Tree(-7.0), Tree(7.0)});
    session_.open(std::move(scene), {});
    letIn();
  }
  void letIn() {
    for (int k = 0; k < 3; ++k) ASSERT_TRUE(settle(session_));
    QTest::qWait(20);
  }
  QCustomPlot& plot() { return widget_.plot(); }
  QPoint pixel(double x, double y) {
    return {qRound(plot().xAxis->coordToPixel(x)), qRound(plot().yAxis->coordToPixel(y))};
  }
  void press(QPoint at) { QTest::mousePress(&plot(), Qt::LeftButton, {}, at); }
  void release(QPoint at) { QTest::mouseRelease(&plot(), Qt::LeftButton, {}, at); }
  void moveTo(QPoint at, Qt::MouseButtons held) {
    QMouseEvent move(QEvent::MouseMove, at, plot().mapToGlobal(at), Qt::NoButton, held, {});
    QCoreApplication::sendEvent(&plot(), &move);
  }
  void moveHeld(QPoint at) { moveTo(at, Qt::LeftButton); }
  double initial(const char* id) { return session_.scene().initial.numberOr(id, std::nan("")); }
  double friction() { return numberAt(session_.scene(), "laws.friction.mu"); }
  std::size_t keptRuns() { return session_.scene().variations.size(); }
  QStringList keptNames() {
    QStringList names;
    for (const Variation& kept : session_.scene().variations)
      names << QString::fromStdString(kept.name);
    return names;
  }

  SessionBench bench_;
  Session& session_ = bench_.session;
  PhasePlanePlot widget_{session_};
};

}  // namespace painleve::ui
