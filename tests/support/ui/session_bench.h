#pragma once
// A session with a worker of its own and a small scene, for tests of what observes it.

#include <string>

#include <QElapsedTimer>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "core/scene/scene_json.h"
#include "ui/session/session.h"
#include "ui/worker/jobs.h"

namespace painleve::ui {

/// The sliding rod on the ground, mu = 1.4; about 0.25 s of motion.
Scene slidingScene();
/// A free fall of 1 s that starts above the ground.
Scene fallingScene();
/// A fall of 30 s that spins so fast that it takes seconds to compute.
Scene longScene();

/// Lets events and results in until nothing is on its way (or 20 s are over: false).
bool settle(Session& session);

/// Shows a window and gives it the keyboard, also where no window manager would.
bool showActive(QWidget& window);

struct SessionBench {
  SessionBench();

  Jobs jobs;
  Session session{jobs};
  QStringList refusals;
};

}  // namespace painleve::ui
