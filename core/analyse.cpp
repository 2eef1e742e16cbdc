#include "core/analyse.h"

#include <algorithm>
#include <utility>

#include "core/analysis/chart_reader.h"
#include "core/analysis/contact_solutions.h"
#include "core/analysis/contact_verdict.h"
#include "core/analysis/direction_field.h"
#include "core/analysis/friction_cone.h"
#include "core/analysis/impact_report.h"
#include "core/analysis/phase_plane.h"
#include "core/analysis/plane_choice.h"
#include "core/analysis/plane_dependence.h"
#include "core/errors.h"
#include "core/scene/cell_state.h"
#include "core/scene/edits.h"
#include "core/scene/experiment.h"
#include "core/scene/stage.h"
#include "core/simulate.h"
#include "core/trajectory/event_summary.h"
#include "core/trajectory/shown_event.h"

namespace painleve {

namespace {

constexpr auto kImpactRule = "impact";  // the future that is a tangential impact

struct Bodies {
  const System& system;
  const Laws& laws;
};

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

PlaneWindow windowOf(const PhaseRequest& request) {
  return {request.xLower, request.xUpper,  request.yLower,
          request.yUpper, request.columns, request.rows};
}

/// What moves in a plane, and which of the other entries its picture depends on.
void addMotion(PhasePlane& plane, const PlaneChoice& choice, const Bodies& bodies,
               const PhaseRequest& request, const Stop& stop) {
  auto window = windowOf(request);
  for (const std::size_t k : heldEntries(bodies.system, bodies.laws, choice, window)) {
    const auto& entry = choice.chart.entries[k];
    plane.held.push_back({entry.id, entry.symbol, entry.unit, choice.values[k]});
  }
  window.columns = request.fieldColumns;
  window.rows = request.fieldRows;
  plane.field = directionField(choice.plane(bodies.system, bodies.laws), window, stop);
  if (stop && stop()) return;
  if (choice.isUsual) {
    plane.critical = criticalCurves(bodies.system, bodies.laws, choice.slip);
  } else {
    for (SingularPoint& point : plane.singular) point.index = 0;
  }
}

bool drawnOver(const PhasePlane& plane, const Chart& chart) {
  return plane.chart == chart.id &&
         plane.xId == chart.entries[static_cast<std::size_t>(chart.horizontal)].id &&
         plane.yId == chart.entries[static_cast<std::size_t>(chart.vertical)].id;
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

/// The scene that acts on what is shown at a time: before the shown event, if there is one.
Scene sceneShown(const Scene& scene, const Trajectory& trajectory, const Event* shown, double t) {
  return afterEdits(
      scene, shown != nullptr ? editsBefore(scene, trajectory, *shown) : editsMade(scene, t));
}

/// Number of the branch point that the event answers: the event right before it, at its moment,
/// where an impact was chosen.
std::optional<std::size_t> branchAnsweredBy(const Trajectory& trajectory, std::size_t event) {
  if (event == 0) return std::nullopt;
  const BranchPoint* branch = branchAt(trajectory, event - 1);
  const double time = trajectory.events[event].time;
  if (branch == nullptr || trajectory.events[event - 1].time != time) return std::nullopt;
  if (branch->taken >= branch->futures.size()) return std::nullopt;
  if (branch->futures[branch->taken].rule != kImpactRule) return std::nullopt;
  return static_cast<std::size_t>(branch - trajectory.branches.data());
}

}  // namespace

PhasePlane phasePlane(const Scene& scene, const PhaseRequest& request, const Stop& stop) {
  const auto system = makeSystem(scene);
  const auto laws = makeLaws(scene, *system);
  const auto choice = choosePlane(scene, *system, request.axes, request.held, request.slip);
  if (!choice) return {};
  const auto window = windowOf(request);
  PhasePlane plane;
  if (choice->inContact()) {
    plane = tracePhasePlane(planeFunction(choice->plane(*system, laws)), window, stop);
    addMotion(plane, *choice, {*system, laws}, request, stop);
  } else {
    plane = emptyPhasePlane(window);
  }
  plane.chart = choice->chart.id;
  plane.inContact = choice->inContact();
  plane.isUsual = choice->isUsual;
  plane.slip = choice->slip;
  nameAxes(plane, choice->chart);
  return plane;
}

bool givesSamePlane(const Scene& before, const Scene& after, const PhaseRequest& request,
                    const PhasePlane* plane) {
  if (before.system != after.system || before.laws != after.laws) return false;
  if (before.initial == after.initial) return true;
  const auto system = makeSystem(before);
  const auto choose = [&](const Scene& scene) {
    return choosePlane(scene, *system, request.axes, request.held, request.slip);
  };
  const auto a = choose(before), b = choose(after);
  if (!a || !b) return !a && !b;
  if (a->slip != b->slip) return false;
  const auto held =
      plane != nullptr && drawnOver(*plane, a->chart) ? std::optional(plane->held) : std::nullopt;
  for (std::size_t k = 0; k < a->values.size(); ++k) {
    if (a->isAxis(k) || a->values[k] == b->values[k]) continue;
    const std::string& id = a->chart.entries[k].id;
    if (!held || std::ranges::find(*held, id, &HeldEntry::id) != held->end()) return false;
  }
  return true;
}

PlaneReading planePoint(const Scene& scene, const PhaseRequest& request, double x, double y) {
  PlaneReading reading;
  const auto system = makeSystem(scene);
  const auto choice = choosePlane(scene, *system, request.axes, request.held, request.slip);
  if (!choice) return reading;
  try {
    startInPlane(scene, *system, *choice, {x, y});
  } catch (const SceneError& error) {
    reading.reason = error.problems.front().message + "; " + error.problems.front().allowed;
    return reading;
  }
  reading.isState = true;
  reading.inContact = choice->inContact();
  if (!reading.inContact) return reading;
  const auto laws = makeLaws(scene, *system);
  const auto sample = planeFunction(choice->plane(*system, laws))({x, y});
  reading.A = sample.A;
  reading.B = sample.B;
  reading.slip = sample.slip;
  reading.lcpMode = lcpMode(sample.A, sample.B);
  return reading;
}

Tree planeStart(const Scene& scene, const PhaseRequest& request, double x, double y) {
  const auto system = makeSystem(scene);
  const auto choice = choosePlane(scene, *system, request.axes, request.held, request.slip);
  if (!choice) throw SceneError({Problem{"/initial", "the system has no such chart", {}}});
  return startInPlane(scene, *system, *choice, {x, y});
}

RowReader chartEntry(const Scene& scene, const Trajectory& trajectory, const std::string& chart,
                     const std::string& entry) {
  std::vector<SystemStage> stages{{0, makeSystem(scene)}};
  const auto edits = sortedEdits(scene);
  for (std::size_t made = 1; made <= edits.size(); ++made) {
    stages.push_back({edits[made - 1].time, makeSystem(afterEdits(scene, made))});
  }
  return chartReader(std::move(stages), trajectory, chart, entry);
}

ContactSolutions contactSolutions(const Scene& scene, const Trajectory& trajectory, double t) {
  const Event* shown = shownEvent(trajectory, t);
  const double time = std::clamp(t, 0.0, trajectory.endTime);
  const Scene inForce = sceneShown(scene, trajectory, shown, time);
  const auto system = makeSystem(inForce);
  const auto laws = makeLaws(inForce, *system);
  const Snapshot snapshot = shown != nullptr ? snapshotOf(*system, trajectory, shown->before)
                                             : stateAt(scene, trajectory, time);
  const bool touching = shown != nullptr && shown->contact >= 0;
  ContactSolutions problem = solveContacts(*system, laws, snapshot, touching);
  problem.verdict = verdictOf(scene, trajectory, shown, problem);
  return problem;
}

std::optional<FrictionCone> frictionCone(const Scene& scene, const Trajectory& trajectory,
                                         std::span<const double> cells) {
  const Event* shown = shownEvent(trajectory, cells[0]);
  const Scene inForce = sceneShown(scene, trajectory, shown, cells[0]);
  const auto system = makeSystem(inForce);
  const State state = stateOfCells(*system, cells);
  auto moment = coneMoment(*system, state, trajectory, cells);
  if (!moment) return std::nullopt;
  moment->touching = shown != nullptr && shown->contact == moment->contact;
  return readCone(*system, makeLaws(inForce, *system), state, *moment);
}

std::vector<TheoryFigure> theoryFigures(const Scene& scene) {
  const auto system = makeSystem(scene);
  return system->theory(makeLaws(scene, *system));
}

std::optional<ImpactReport> impactReport(const Scene& scene, const Trajectory& trajectory,
                                         std::size_t event) {
  const Event& meant = trajectory.events.at(event);
  const Scene inForce = afterEdits(scene, editsBefore(scene, trajectory, meant));
  const auto system = makeSystem(inForce);
  auto report =
      reportImpact(*system, makeLaws(inForce, *system), stateOfCells(*system, meant.before), meant);
  if (report && report->jumps) report->jumps->branch = branchAnsweredBy(trajectory, event);
  return report;
}

}  // namespace painleve
