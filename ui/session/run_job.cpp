#include "ui/session/run_job.h"

#include <exception>

#include "core/scene/scene_access.h"
#include "core/simulate.h"

namespace painleve::ui {

std::optional<RunResult> computeRun(const Scene& scene, Progress& progress, const JobStop& stop) {
  progress.begin();
  RunResult result;
  try {
    const double duration = durationOf(scene);
    const auto watch = [&](const std::shared_ptr<const Chunk>& chunk) {
      const double time = chunk->cells[(chunk->rows() - 1) * chunk->columns];
      progress.report(time / duration, chunk->firstRow + chunk->rows());
    };
    result.trajectory =
        simulate(scene, watch, [&] { return progress.isCancelled() || (stop && stop()); });
    result.seconds = progress.reading().seconds;
    if (result.trajectory->end != End::Cancelled) return result;
    if (!progress.isCancelled()) return std::nullopt;
    result.cut = true;
    if (result.trajectory->checkpoints.empty())
      result = {nullptr, "stopped before its first step", 0, true};
  } catch (const std::exception& error) {
    result = {nullptr, error.what(), 0, false};
  }
  return result;
}

}  // namespace painleve::ui
