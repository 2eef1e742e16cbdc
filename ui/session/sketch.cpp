#include "ui/session/sketch.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/errors.h"
#include "core/simulate.h"

namespace painleve::ui {
namespace {

constexpr int kLaterPoses = 5;
constexpr std::size_t kMostPoints = 300;

std::size_t firstOf(const std::vector<Column>& columns, ColumnKind kind) {
  const auto found = std::find_if(columns.begin(), columns.end(),
                                  [kind](const Column& column) { return column.kind == kind; });
  return static_cast<std::size_t>(found - columns.begin());
}

double cell(std::span<const double> row, std::size_t column) {
  return column < row.size() ? row[column] : kNoValue;
}

/// The chart that the phase plane of this system shows.
const Chart* contactChart(const SystemCard& card) {
  const auto found = std::find_if(card.charts.begin(), card.charts.end(),
                                  [](const Chart& chart) { return !chart.closed.empty(); });
  return found == card.charts.end() ? nullptr : &*found;
}

SketchPoint pointOf(double x, double y, double mode, double lcpMode) {
  SketchPoint point{x, y};
  if (std::isfinite(mode)) point.mode = static_cast<Mode>(std::lround(mode));
  if (std::isfinite(lcpMode)) point.lcpMode = static_cast<int>(std::lround(lcpMode));
  return point;
}

std::vector<SketchPoint> orbitOf(const SystemCard& card, const Trajectory& trajectory) {
  const Chart* chart = contactChart(card);
  if (chart == nullptr) return {};
  const auto column = [&](int entry) {
    return trajectory.column(chart->entries.at(static_cast<std::size_t>(entry)).id);
  };
  const std::size_t x = column(chart->horizontal), y = column(chart->vertical);
  const std::size_t mode = firstOf(trajectory.columns, ColumnKind::Mode);
  const std::size_t lcpMode = firstOf(trajectory.columns, ColumnKind::LcpMode);
  const std::size_t rows = trajectory.rowCount();
  const std::size_t stride = rows / kMostPoints + 1;
  std::vector<SketchPoint> orbit;
  for (std::size_t i = 0; i < rows; i += stride) {
    const auto row = trajectory.row(i);
    const double atX = cell(row, x), atY = cell(row, y);
    if (std::isfinite(atX) && std::isfinite(atY))
      orbit.push_back(pointOf(atX, atY, cell(row, mode), cell(row, lcpMode)));
  }
  return orbit;
}

}  // namespace

Sketch sketchOf(const Scene& scene, const Stop& stop) {
  Sketch sketch;
  try {
    sketch.poses.push_back(depictInitial(scene));
    const auto trajectory = simulate(scene, {}, stop);
    for (int k = 1; k <= kLaterPoses; ++k)
      sketch.poses.push_back(depict(scene, *trajectory, trajectory->endTime * k / kLaterPoses));
    sketch.orbit = orbitOf(describe(scene), *trajectory);
  } catch (const SceneError&) {
    // A card without a picture still opens its scene, which then says what is wrong.
    return sketch;
  }
  return sketch;
}

}  // namespace painleve::ui
