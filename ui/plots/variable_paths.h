#pragma once
// The paths of runs over two of their columns, each computed anew only when a screen would show the
// difference.

#include <memory>
#include <string>
#include <vector>

#include "ui/plots/plane_run.h"
#include "ui/session/run.h"

namespace painleve::ui {

class VariablePaths {
 public:
  /// Two columns by id; `grain` in units of either.
  struct Axes {
    std::string x, y;
    PlanePoint grain;
    bool operator==(const Axes&) const = default;
  };
  /// Of a run that has a trajectory; empty where it has no such columns. It stays until a round in
  /// which nobody asks for it.
  std::shared_ptr<const PlaneRun> path(const Run& run, Axes axes);
  void beginRound();

 private:
  struct Entry {
    std::shared_ptr<const Trajectory> trajectory;
    Axes axes;
    double since = 0;
    std::shared_ptr<const PlaneRun> path;
    bool isUsed = true;
  };
  std::vector<Entry> entries_;
};

}  // namespace painleve::ui
