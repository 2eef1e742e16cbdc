#include "tests/support/ui/long_run.h"

#include <algorithm>
#include <utility>

#include "ui/session/session.h"

namespace painleve::ui {

std::shared_ptr<Trajectory> madeRun(const std::vector<Column>& columns, std::size_t rows,
                                    double step,
                                    const std::function<double(std::size_t, double)>& cell) {
  auto run = std::make_shared<Trajectory>();
  run->columns.push_back({"time", "t", "s"});
  run->columns.insert(run->columns.end(), columns.begin(), columns.end());
  for (std::size_t first = 0; first < rows; first += kChunkRows) {
    auto chunk = std::make_shared<Chunk>();
    chunk->firstRow = first;
    chunk->columns = run->columns.size();
    for (std::size_t r = first; r < std::min(rows, first + kChunkRows); ++r) {
      const double t = static_cast<double>(r) * step;
      chunk->cells.push_back(t);
      for (std::size_t k = 0; k < columns.size(); ++k) chunk->cells.push_back(cell(k, t));
    }
    run->chunks.push_back(std::move(chunk));
  }
  run->endTime = rows > 0 ? static_cast<double>(rows - 1) * step : 0;
  return run;
}

void putRun(Session& session, std::shared_ptr<Trajectory> run) {
  // The session's own run is no constant; only its observers may not change it.
  Run& active = const_cast<Run&>(session.runs().front());  // NOLINT
  if (run->checkpoints.empty() && active.trajectory) {
    run->checkpoints = active.trajectory->checkpoints;
  }
  active.trajectory = std::move(run);
  emit session.trajectoryChanged();
}

}  // namespace painleve::ui
