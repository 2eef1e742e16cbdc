#include "core/analysis/chart_reader.h"

#include <algorithm>
#include <utility>

#include "core/errors.h"
#include "core/scene/cell_state.h"

namespace painleve {

namespace {

std::size_t columnOf(const System& system, const Trajectory& trajectory, const Chart& chart,
                     std::size_t entry) {
  if (static_cast<int>(entry) == chart.slip) {
    const auto contact = static_cast<std::size_t>(chart.closed.front());
    const bool isAlone = system.contacts().size() == 1;
    return trajectory.column(isAlone ? "slip" : "slip_" + system.contacts()[contact].id);
  }
  const std::size_t column = trajectory.column(chart.entries[entry].id);
  // Coordinates and velocities lead; a later column of the same name would be something else.
  return column <= 2 * system.coordinates().size() ? column : trajectory.columns.size();
}

}  // namespace

RowReader chartReader(std::vector<SystemStage> stages, const Trajectory& trajectory,
                      const std::string& chart, const std::string& entry) {
  check(!stages.empty(), "a run has a system");
  const auto charts = stages.front().system->charts();
  const auto found = std::ranges::find(charts, chart, &Chart::id);
  if (found == charts.end()) return {};
  const auto spec = std::ranges::find(found->entries, entry, &ParameterSpec::id);
  if (spec == found->entries.end()) return {};
  const auto index = static_cast<std::size_t>(spec - found->entries.begin());
  const std::size_t column = columnOf(*stages.front().system, trajectory, *found, index);
  if (column < trajectory.columns.size()) {
    return [column](std::span<const double> cells) { return cells[column]; };
  }
  return [stages = std::move(stages), which = *found, index](std::span<const double> cells) {
    auto stage = stages.end() - 1;
    while (stage != stages.begin() && stage->since > cells[0]) --stage;
    return stage->system->fromState(which, stateOfCells(*stage->system, cells))[index];
  };
}

}  // namespace painleve
