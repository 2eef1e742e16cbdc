#pragma once
// Which impulses are to be seen: those the playhead stands at, and for a moment those it passed.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"
#include "ui/views3d/shown.h"

namespace painleve::ui {

class JoltWatch {
 public:
  /// Another trajectory: what was passed on the old one is gone.
  void reset() { flashes_.clear(); }
  /// The playhead went from one time to another at `now` ms of wall time; forward it passes what
  /// lies between.
  void move(const Trajectory& trajectory, double from, double to, std::int64_t now);
  /// What is to be seen at `now`.
  std::vector<Jolt> shown(const Scene& scene, const Trajectory& trajectory, std::int64_t now) const;
  /// Something is fading: it looks different a moment later.
  bool isFading(std::int64_t now) const;

 private:
  struct Flash {
    std::size_t event = 0;
    bool isHeld = true;         // the playhead stands at it
    std::int64_t released = 0;  // ms of wall time, when it was passed
  };
  static double strengthOf(const Flash& flash, std::int64_t now);

  std::vector<Flash> flashes_;
};

}  // namespace painleve::ui
