#include "core/analysis/plane_function.h"

#include <algorithm>

#include "core/errors.h"

namespace painleve {

namespace {

using Values = boost::container::static_vector<double, std::size_t{2} * kMaxDof>;

int signOf(double value) {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

PlaneSample sampleAt(const PlaneChart& plane, const State& state) {
  const PerContact<int> closed{plane.chart.closed.front()};
  const auto problem =
      assemble(plane.system, plane.laws, state, closed, Level::Acceleration).problem;
  const int slip = slipOf(plane, problem);
  const double friction = -slip * problem.friction[0].kinetic(slip) * problem.Ant(0, 0);
  const double noise = 1e-12 * problem.Ann(0, 0);
  PlaneSample sample;
  sample.A = -problem.bn(0);
  sample.B = problem.Ann(0, 0) + friction;
  sample.drive = std::abs(friction) > noise ? -signOf(friction) : 0;
  sample.slip = slip;
  sample.exists = true;
  return sample;
}

}  // namespace

int slipOf(const PlaneChart& plane, const ContactProblem& problem) {
  if (plane.slip != 0) return plane.slip;
  return problem.vt(0) >= 0 ? 1 : -1;
}

std::optional<State> stateInPlane(const PlaneChart& plane, PlanePoint p) {
  const auto& chart = plane.chart;
  const auto x = static_cast<std::size_t>(chart.horizontal);
  const auto y = static_cast<std::size_t>(chart.vertical);
  // The table says no faster than an exception does.
  if (!chart.entries[x].accepts(p.x) || !chart.entries[y].accepts(p.y)) return std::nullopt;
  Values values(plane.values.begin(), plane.values.end());
  values[x] = p.x;
  values[y] = p.y;
  try {
    return plane.system.toState(chart, {values.data(), values.size()});
  } catch (const SceneError&) {
    return std::nullopt;
  }
}

PlaneFunction planeFunction(const PlaneChart& plane) {
  check(plane.chart.closed.size() == 1, "a phase plane has exactly one closed contact");
  check(plane.values.size() == plane.chart.entries.size(), "one value an entry of the chart");
  const Values fixed(plane.values.begin(), plane.values.end());
  return [plane, fixed](PlanePoint p) -> PlaneSample {
    const PlaneChart here{
        plane.system, plane.laws, plane.chart, {fixed.data(), fixed.size()}, plane.slip};
    const auto state = stateInPlane(here, p);
    return state ? sampleAt(here, *state) : PlaneSample{};
  };
}

}  // namespace painleve
