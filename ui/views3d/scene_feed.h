#pragma once
// What the session has for the 3-D view: the frame with velocities and cones, paths, ghosts, and
// the impulses the playhead passed.

#include <cstdint>
#include <memory>

#include "ui/views3d/jolt_watch.h"
#include "ui/views3d/shown.h"

namespace painleve::ui {

class Session;

class SceneFeed {
 public:
  explicit SceneFeed(const Session& session) : session_(session) {}

  /// Another document: its first run chooses the unit of speeds.
  void open(Shown& shown);
  /// The active run has another trajectory, or none.
  void takeRun(Shown& shown);
  /// The playhead moved, or its frame changed, at `now` ms of wall time. True: call fade() soon.
  bool takeFrame(Shown& shown, std::int64_t now);
  /// The other runs changed.
  void takeGhosts(Shown& shown) const;
  /// Impulses as they look at `now`. True: call it again soon.
  bool fade(Shown& shown, std::int64_t now) const;

 private:
  const Session& session_;
  std::shared_ptr<const Trajectory> trajectory_;
  JoltWatch jolts_;
  double playhead_ = 0;
  bool hasSpeedUnit_ = false;
};

}  // namespace painleve::ui
