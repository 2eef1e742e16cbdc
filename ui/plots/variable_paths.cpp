#include "ui/plots/variable_paths.h"

#include <algorithm>

#include "ui/plots/time_series.h"

namespace painleve::ui {
namespace {

PlaneRun pathOver(const Run& run, const VariablePaths::Axes& axes) {
  const Trajectory& trajectory = *run.trajectory;
  const std::size_t x = trajectory.column(axes.x), y = trajectory.column(axes.y);
  if (std::max(x, y) >= trajectory.columns.size()) return {};
  return planeRun(trajectory, {columnValue(x), columnValue(y), kAnyContact, axes.grain, run.since});
}

}  // namespace

std::shared_ptr<const PlaneRun> VariablePaths::path(const Run& run, Axes axes) {
  axes.grain = settledGrain(axes.grain);
  const auto known = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) {
    return entry.trajectory == run.trajectory && entry.axes == axes && entry.since == run.since;
  });
  if (known != entries_.end()) {
    known->isUsed = true;
    return known->path;
  }
  entries_.push_back(
      {run.trajectory, axes, run.since, std::make_shared<const PlaneRun>(pathOver(run, axes))});
  return entries_.back().path;
}

void VariablePaths::beginRound() {
  std::erase_if(entries_, [](const Entry& entry) { return !entry.isUsed; });
  for (Entry& entry : entries_) entry.isUsed = false;
}

}  // namespace painleve::ui
