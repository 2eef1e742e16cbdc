#include "core/analyse.h"

#include <algorithm>
#include <cmath>

#include "core/analysis/contact_solutions.h"
#include "core/analysis/contact_verdict.h"
#include "core/analysis/direction_field.h"
#include "core/analysis/phase_plane.h"
#include "core/errors.h"
#include "core/scene/edits.h"
#include "core/scene/experiment.h"
#include "core/simulate.h"
#include "core/trajectory/shown_event.h"

namespace painleve {

namespace {

const Chart* contactChart(const System& system) {
  const auto charts = system.charts();
  const auto found = std::find_if(charts.begin(), charts.end(),
                                  [](const Chart& chart) { return chart.closed.size() == 1; });
  return found == charts.end() ? nullptr : &*found;
}

std::vector<double> initialValues(const Scene& scene, const Chart& chart) {
  std::vector<double> values;
  for (const auto& entry : chart.entries) {
    values.push_back(scene.initial.numberOr(entry.id, entry.standard));
  }
  return values;
}

/// Slip velocity the scene starts with, also where it starts in flight; 0 where it has none.
double initialSlip(const Scene& scene, const System& system, const Chart& chart) {
  const auto& start = initialChart(scene, system);
  try {
    const auto state = system.toState(start, initialValues(scene, start));
    return system.fromState(chart, state)[static_cast<std::size_t>(chart.slip)];
  } catch (const SceneError&) {
    return 0;
  }
}

/// The chart's values with the slip entry set for the wanted sign, which is returned.
int chooseSlip(std::vector<double>& values, const Chart& chart, double initial, int wanted) {
  if (chart.slip < 0) return 0;
  const int sign = wanted != 0 ? wanted : initial > 0 ? 1 : -1;
  const double size = initial != 0 ? std::abs(initial) : 1;
  values[static_cast<std::size_t>(chart.slip)] = sign * size;
  return sign;
}

void nameAxes(PhasePlane& plane, const Chart& chart) {
  const auto& x = chart.entries[static_cast<std::size_t>(chart.horizontal)];
  const auto& y = chart.entries[static_cast<std::size_t>(chart.vertical)];
  plane.xId = x.id;
  plane.xSymbol = x.symbol;
  plane.xUnit = x.unit;
  plane.yId = y.id;
  plane.ySymbol = y.symbol;
  plane.yUnit = y.unit;
}

std::vector<CriticalCurve> criticalCurves(const System& system, const Laws& laws, int slip) {
  std::vector<CriticalCurve> curves;
  for (const CriticalOrbit& critical : system.criticalOrbits(laws, slip)) {
    CriticalCurve curve{{}, {critical.point[0], critical.point[1]}, critical.slope};
    for (const auto& [x, y] : critical.orbit) curve.orbit.push_back({x, y});
    curves.push_back(std::move(curve));
  }
  return curves;
}

/// Edits that were made before an event: all earlier ones, and those of its moment that come first.
std::size_t editsBefore(const Scene& scene, const Trajectory& trajectory, const Event& event) {
  const auto earlier =
      std::ranges::count_if(scene.edits, [&](const Edit& edit) { return edit.time < event.time; });
  const auto* first = &*std::ranges::lower_bound(trajectory.events, event.time, {}, &Event::time);
  const auto sameMoment = std::count_if(
      first, &event, [](const Event& before) { return before.kind == EventKind::Edit; });
  return static_cast<std::size_t>(earlier + sameMoment);
}

}  // namespace

PhasePlane phasePlane(const Scene& scene, const PhaseRequest& request, const Stop& stop) {
  const auto system = makeSystem(scene);
  const auto laws = makeLaws(scene, *system);
  const auto* chart = contactChart(*system);
  if (chart == nullptr) return {};
  auto values = initialValues(scene, *chart);
  const double initial = chart->slip < 0 ? 0 : initialSlip(scene, *system, *chart);
  const int slip = chooseSlip(values, *chart, initial, request.slip);
  const PlaneChart planeChart{*system, laws, *chart, values, slip};
  PlaneWindow window{request.xLower, request.xUpper,  request.yLower,
                     request.yUpper, request.columns, request.rows};
  auto plane = tracePhasePlane(planeFunction(planeChart), window, stop);
  window.columns = request.fieldColumns;
  window.rows = request.fieldRows;
  plane.field = directionField(planeChart, window);
  plane.critical = criticalCurves(*system, laws, slip);
  plane.slip = slip;
  nameAxes(plane, *chart);
  return plane;
}

ContactSolutions contactSolutions(const Scene& scene, const Trajectory& trajectory, double t) {
  const Event* shown = shownEvent(trajectory, t);
  const double time = std::clamp(t, 0.0, trajectory.endTime);
  const Scene inForce = afterEdits(
      scene, shown != nullptr ? editsBefore(scene, trajectory, *shown) : editsMade(scene, time));
  const auto system = makeSystem(inForce);
  const auto laws = makeLaws(inForce, *system);
  const Snapshot snapshot = shown != nullptr ? snapshotOf(*system, trajectory, shown->before)
                                             : stateAt(scene, trajectory, time);
  const bool touching = shown != nullptr && shown->contact >= 0;
  ContactSolutions problem = solveContacts(*system, laws, snapshot, touching);
  problem.verdict = verdictOf(scene, trajectory, shown, problem);
  return problem;
}

}  // namespace painleve
