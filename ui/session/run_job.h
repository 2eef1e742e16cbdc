#pragma once
// One run computed in the background: what every feed of runs posts.

#include <memory>
#include <optional>
#include <string>

#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"
#include "ui/worker/jobs.h"
#include "ui/worker/progress.h"

namespace painleve::ui {

struct RunResult {
  std::shared_ptr<const Trajectory> trajectory;  // null: `error` says why
  std::string error;
  double seconds = 0;  // of wall clock that it took
  bool cut = false;    // cancelled: there may be more to compute, or even a first row
};

/// Tells `progress` how far it is. A run that was cancelled there keeps what it has
/// (End::Cancelled); nullopt: `stop` dropped it, nobody wants it any more.
std::optional<RunResult> computeRun(const Scene& scene, Progress& progress, const JobStop& stop);

}  // namespace painleve::ui
