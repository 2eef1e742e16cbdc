#include "core/analysis/direction_field.h"

#include <cmath>

#include "core/contact/contact_problem.h"
#include "core/contact/mode.h"

namespace painleve {

namespace {

constexpr double kStep = 1e-6;  // s, of the central difference along the motion

// nullopt where no force solves the contact problem, or on B = 0.
std::optional<Vec> acceleration(const PlaneChart& plane, const State& state) {
  const Assembly a =
      assemble(plane.system, plane.laws, state, {plane.chart.closed.front()}, Level::Acceleration);
  const int slip = slipOf(plane, a.problem);
  const double drag = slip * a.problem.friction[0].kinetic(slip);
  const double A = -a.problem.bn(0);
  const double B = a.problem.Ann(0, 0) - drag * a.problem.Ant(0, 0);
  const int mode = lcpMode(A, B);
  if (mode == 2) return std::nullopt;
  const double force = mode == 3 ? 0 : A / B;
  if (!std::isfinite(force)) return std::nullopt;
  const Row push = force * (a.normal[0] - drag * a.tangent[0]);
  return Vec(a.freeAcceleration + a.inverseMass * push.transpose());
}

}  // namespace

std::optional<FieldArrow> fieldArrow(const PlaneChart& plane, PlanePoint p) {
  const auto x = static_cast<std::size_t>(plane.chart.horizontal);
  const auto y = static_cast<std::size_t>(plane.chart.vertical);
  const auto state = stateInPlane(plane, p);
  const auto rate = state ? acceleration(plane, *state) : std::nullopt;
  if (!rate) return std::nullopt;
  const auto moved = [&](double dt) {
    State s = *state;
    s.q += dt * s.v;
    s.v += dt * *rate;
    return plane.system.fromState(plane.chart, s);
  };
  const auto before = moved(-kStep), after = moved(kStep);
  return FieldArrow{p, (after[x] - before[x]) / (2 * kStep), (after[y] - before[y]) / (2 * kStep)};
}

std::vector<FieldArrow> directionField(const PlaneChart& plane, const PlaneWindow& window,
                                       const Stop& stop) {
  std::vector<FieldArrow> field;
  const double width = (window.xUpper - window.xLower) / window.columns;
  const double height = (window.yUpper - window.yLower) / window.rows;
  for (int k = 0; k < window.columns * window.rows; ++k) {
    const int column = k % window.columns, row = k / window.columns;
    if (column == 0 && stop && stop()) return {};
    const auto arrow = fieldArrow(
        plane, {window.xLower + (column + 0.5) * width, window.yLower + (row + 0.5) * height});
    if (arrow) field.push_back(*arrow);
  }
  return field;
}

}  // namespace painleve
