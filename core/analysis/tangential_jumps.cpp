#include "core/analysis/tangential_jumps.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/contact/coulomb_law.h"
#include "core/solver/closed_contact.h"

namespace painleve {
namespace {

using Part = TangentialJumps::Part;

constexpr double kEdge = 1e-9;  // of the stopping impulse: a root nearer to an end is rounding

/// c[0] + c[1] u + c[2] u^2.
struct Quadratic {
  std::array<double, 3> c{};
  double at(double u) const { return c[0] + u * (c[1] + u * c[2]); }
};

/// Real roots, in any order; the larger one first, so that nothing cancels.
std::vector<double> rootsOf(const Quadratic& q) {
  const auto [c0, c1, c2] = q.c;
  const double discriminant = c1 * c1 - 4 * c2 * c0;
  if (discriminant < 0) return {};
  const double sum = -0.5 * (c1 + std::copysign(std::sqrt(discriminant), c1));
  std::vector<double> roots;
  if (c2 != 0) roots.push_back(sum / c2);
  if (sum != 0) roots.push_back(c0 / sum);
  return roots;
}

/// A after the member with u times the impulse that stops the slip. Velocities enter accelerations
/// in terms of first and second degree: A is a quadratic in u.
Quadratic freeApproach(const System& system, const Laws& laws, const State& before, int contact,
                       const TangentialJumps& jumps) {
  const ClosedContact c = readContact(system, laws, before, contact);
  const auto A = [&](double u) {
    const double normal = u * jumps.stopping();
    State after = before;
    after.v += c.viaNormal * normal + c.viaTangent * (jumps.ratio * normal);
    return readContact(system, laws, after, contact).A();
  };
  const double none = c.A(), half = A(0.5), all = A(1);
  const double bend = 2 * (none - 2 * half + all);
  return {{none, all - none - bend, bend}};
}

void join(std::vector<Part>& parts, const Part& next) {
  if (!parts.empty() && parts.back().upper == next.lower)
    parts.back().upper = next.upper;
  else
    parts.push_back(next);
}

/// What is left of the slip needs A <= 0, for B < 0 stays; stopped or turned round it always has a
/// solution.
std::vector<Part> solvableParts(const Quadratic& A, const TangentialJumps& jumps) {
  std::vector<double> borders{0};
  for (const double root : rootsOf(A))
    if (root > kEdge && root < 1 - kEdge) borders.push_back(root);
  std::ranges::sort(borders);
  borders.push_back(1);
  std::vector<Part> parts;
  const double scale = jumps.stopping();
  for (std::size_t i = 1; i < borders.size(); ++i) {
    const double lower = borders[i - 1], upper = borders[i];
    if (A.at(0.5 * (lower + upper)) <= 0) join(parts, {scale * lower, scale * upper});
  }
  join(parts, {jumps.stopping(), jumps.largest});
  return parts;
}

}  // namespace

bool TangentialJumps::isSolvable(double normal) const {
  return std::ranges::any_of(
      solvable, [&](const Part& part) { return part.lower <= normal && normal <= part.upper; });
}

std::optional<TangentialJumps> tangentialJumps(const System& system, const Laws& laws,
                                               const State& before, const Event& event) {
  const ContactProblem problem =
      assemble(system, laws, before, {event.contact}, Level::Impact).problem;
  const Solutions found = CoulombLaw().tangentialImpact(problem);
  if (found.families.empty()) return std::nullopt;
  const Solution whole = found.families[0].at(1);
  TangentialJumps jumps;
  jumps.largest = whole.normal[0];
  jumps.ratio = whole.tangent[0] / whole.normal[0];
  jumps.slope = jumps.ratio * problem.vt[0];
  jumps.curvature = 0.5 * jumps.ratio * (problem.Ant(0, 0) + problem.Att(0, 0) * jumps.ratio);
  jumps.solvable = solvableParts(freeApproach(system, laws, before, event.contact, jumps), jumps);
  if (event.rule == "impact") jumps.fraction = event.impulseNormal / jumps.largest;
  jumps.hops = event.rule == Poisson::kId || event.rule == Energetic::kId;
  return jumps;
}

}  // namespace painleve
