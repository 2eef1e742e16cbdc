#pragma once
// The paths of all runs in a plane, each computed anew only when it changed.

#include <map>
#include <memory>
#include <span>

#include "ui/plots/plane_run.h"
#include "ui/plots/plane_view.h"
#include "ui/session/run.h"

namespace painleve::ui {

class PlanePaths {
 public:
  /// Follows what is shown: `grain` in units of either axis. True where any path changed.
  bool update(std::span<const Run> runs, const PlaneSpan& span, PlanePoint grain);
  /// Null: the run has none (yet), or is hidden.
  const PlaneRun* of(RunId id) const;

 private:
  struct Entry {
    std::shared_ptr<const Trajectory> trajectory;
    PlaneAxes axes;
    PlanePoint grain;
    PlaneRun path;
  };
  std::map<RunId, Entry> entries_;
};

}  // namespace painleve::ui
