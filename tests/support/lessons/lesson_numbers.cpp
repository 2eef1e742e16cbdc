#include "tests/support/lessons/lesson_numbers.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>

#include "core/scene/scene_access.h"

namespace painleve::test {
namespace {

constexpr double kFullTurn = std::numbers::pi;  // rad: rods lean left and right

double weightOf(const Scene& scene) {
  return numberAt(scene, "system.parameters.mass") * numberAt(scene, "system.parameters.gravity");
}

PhasePlane planeOf(const LessonRun& run) {
  PhaseRequest request;
  request.xUpper = kFullTurn;
  request.slip = 0;  // as the run starts
  return phasePlane(run.scene, request);
}

double valueAt(const LessonRun& run, double t, const std::string& column) {
  return valueOf(run, cellsAt(run.scene, *run.trajectory, t), column);
}

}  // namespace

const Event& eventOf(const LessonRun& run, const std::string& name) {
  const std::size_t mark = name.find('#');
  const std::string word = name.substr(0, mark);
  int left = mark == std::string::npos ? 1 : std::stoi(name.substr(mark + 1));
  for (const Event& event : run.trajectory->events)
    if (eventKindName(event.kind) == word && --left == 0) return event;
  throw std::out_of_range("no event " + name);
}

double valueOf(const LessonRun& run, const Cells& cells, const std::string& column) {
  if (column == "F_N/mg") return valueOf(run, cells, "F_N") / weightOf(run.scene);
  const Trajectory& trajectory = *run.trajectory;
  std::size_t i = trajectory.column(column);
  if (i == trajectory.columns.size())
    i = trajectory.column(column + "_" + trajectory.contacts.at(0));
  return cells.at(i);
}

Cells rowOf(const LessonRun& run, std::size_t i) {
  const auto row = run.trajectory->row(i);
  return {row.begin(), row.end()};
}

std::size_t peakRow(const LessonRun& run, const std::string& column, const std::string& until) {
  const double end = eventOf(run, until).time;
  std::size_t best = 0;
  for (std::size_t i = 0; i < run.trajectory->rowCount() && rowOf(run, i)[0] <= end; ++i)
    if (valueOf(run, rowOf(run, i), column) > valueOf(run, rowOf(run, best), column)) best = i;
  return best;
}

double timeOfLevel(const LessonRun& run, const std::string& column, double level) {
  const Trajectory& trajectory = *run.trajectory;
  std::size_t i = 0;
  while (valueOf(run, rowOf(run, i), column) < level)
    if (++i == trajectory.rowCount()) throw std::out_of_range(column + " stays below the level");
  double lower = rowOf(run, i - 1)[0], upper = rowOf(run, i)[0];
  for (int halving = 0; halving < 40; ++halving) {
    const double middle = 0.5 * (lower + upper);
    (valueAt(run, middle, column) < level ? lower : upper) = middle;
  }
  return upper;
}

std::vector<PlanePoint> singularPoints(const LessonRun& run) {
  std::vector<PlanePoint> points;
  for (const SingularPoint& point : planeOf(run).singular)
    if (point.sign > 0) points.push_back(point.at);
  return points;
}

double criticalSpeed(const LessonRun& run, double x) {
  for (const CriticalCurve& curve : planeOf(run).critical) {
    for (std::size_t i = 1; i < curve.orbit.size(); ++i) {
      const PlanePoint &a = curve.orbit[i - 1], &b = curve.orbit[i];
      if (a.y < 0 || std::min(a.x, b.x) > x || std::max(a.x, b.x) < x) continue;
      return std::lerp(a.y, b.y, (x - a.x) / (b.x - a.x));
    }
  }
  throw std::out_of_range("no critical orbit there");
}

double degrees(double radians) {
  return radians * 180 / std::numbers::pi;
}

}  // namespace painleve::test
