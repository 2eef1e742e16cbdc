#pragma once
// An impulse view of its own with a session, under a hand: for tests.

#include <gtest/gtest.h>

#include <QPoint>

#include "tests/support/ui/session_bench.h"
#include "ui/plots/impulse_plane.h"
#include "ui/plots/impulse_plot.h"
#include "ui/plots/jump_figure.h"

namespace painleve::ui {

/// A scene of resources/scenes.
Scene preset(const char* name);
/// Newton's e = 1 with friction: the hit at t = 0.1037 s creates energy.
Scene gainingScene();
/// B < 0 before the hit.
Scene jammingScene();
/// Mode (4) at the start, answered by a tangential impact.
Scene branchScene();

class ImpulseBench : public testing::Test {
 protected:
  void SetUp() override;
  void open(Scene scene);
  void letIn();
  static QPoint pixelIn(const QCustomPlot& plot, double x, double y);
  static void press(QCustomPlot& plot, QPoint at);
  static void moveHeld(QCustomPlot& plot, QPoint at);
  static void release(QCustomPlot& plot, QPoint at);

  SessionBench bench_;
  Session& session_ = bench_.session;
  ImpulsePlot widget_{session_};
};

}  // namespace painleve::ui
