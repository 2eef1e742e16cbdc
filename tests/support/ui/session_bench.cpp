#include "tests/support/ui/session_bench.h"

#include <QCoreApplication>
#include <QTest>
#include <QThread>

namespace painleve::ui {

Scene slidingScene() {
  return parseScene(R"({
    "format": "painleve-lab/scene", "version": 1, "title": "sliding",
    "system": { "type": "rod", "parameters": { "mass": 1, "half_length": 1, "inertia": 0.3333333333333333, "gravity": 9.8 } },
    "laws": { "formulation": "coulomb", "friction": { "type": "coulomb", "mu": 1.4 }, "impact": { "type": "newton", "e": 0 } },
    "initial": { "theta": 0.75, "theta_dot": 2.5, "slip": -20, "tip_x": 0, "on_ground": true },
    "output": { "step": 0.001 }, "duration": 0.25 })");
}

Scene fallingScene() {
  return parseScene(R"({
    "format": "painleve-lab/scene", "version": 1, "title": "falling",
    "system": { "type": "rod" },
    "initial": { "x": 0, "y": 9, "theta": 1.5, "x_dot": 0, "y_dot": 0, "theta_dot": 0 },
    "output": { "step": 0.001 }, "duration": 1 })");
}

Scene longScene() {
  Scene scene = fallingScene();
  scene.title = "long";
  scene.initial.set("y", 5000.0);
  scene.initial.set("theta_dot", 2e4);
  scene.duration = 30;
  return scene;
}

bool settle(Session& session) {
  constexpr qint64 kLongest = 20'000;  // ms
  QElapsedTimer clock;
  clock.start();
  while (clock.elapsed() < kLongest) {
    QCoreApplication::processEvents();
    session.poll();
    if (session.isSettled()) return true;
    QThread::msleep(1);
  }
  return false;
}

bool showActive(QWidget& window) {
  window.show();
  if (!QTest::qWaitForWindowExposed(&window)) return false;
  window.activateWindow();
  return QTest::qWaitForWindowActive(&window);
}

SessionBench::SessionBench() {
  QObject::connect(&session, &Session::refused,
                   [this](const QString& message) { refusals << message; });
}

}  // namespace painleve::ui
