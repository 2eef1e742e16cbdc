#include "core/solver/moreau/step_impulses.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace painleve {
namespace {

constexpr double kSmallest = std::numeric_limits<double>::min();

PlanarVelocity approachOf(const ActiveContact& c, const Newton& restitution) {
  return {c.loose.normal + restitution.e * c.start.normal,
          c.loose.tangent + restitution.tangential * c.start.tangent};
}

// Rows and masses of several contacts; velocities and friction are filled in by the callers.
ContactProblem problemOf(const PerContact<ActiveContact>& active) {
  ContactProblem problem;
  problem.level = Level::Impact;
  problem.impact = Newton{};
  const auto p = static_cast<Eigen::Index>(active.size());
  for (Mat* matrix : {&problem.Ann, &problem.Ant, &problem.Att}) matrix->resize(p, p);
  for (Vec* v : {&problem.bn, &problem.bt, &problem.vn, &problem.vt, &problem.scaleN,
                 &problem.scaleT, &problem.scaleV})
    *v = Vec::Zero(p);
  for (Eigen::Index i = 0; i < p; ++i) {
    const ActiveContact& row = active[static_cast<std::size_t>(i)];
    problem.active.push_back(row.contact);
    for (Eigen::Index j = 0; j < p; ++j) {
      const ActiveContact& column = active[static_cast<std::size_t>(j)];
      problem.Ann(i, j) = row.normal.row.dot(column.viaNormal.transpose());
      problem.Ant(i, j) = row.normal.row.dot(column.viaTangent.transpose());
      problem.Att(i, j) = row.tangent.row.dot(column.viaTangent.transpose());
    }
  }
  return problem;
}

double sizeOf(const Solution& s) {
  return s.normal.squaredNorm() + s.tangent.squaredNorm();
}

// Several contacts may have several solutions: the modes of the last step go on where they still
// can, else the smallest impulse.
const Solution* chosenOf(const Solutions& found, const PerContact<ActiveContact>& active,
                         const PerContact<Mode>& before) {
  const Solution* chosen = nullptr;
  for (const Solution& s : found.isolated) {
    bool same = true;
    for (std::size_t i = 0; i < active.size(); ++i)
      same = same && s.mode[i] == before[static_cast<std::size_t>(active[i].contact)];
    if (same) return &s;
    if (chosen == nullptr || sizeOf(s) < sizeOf(*chosen)) chosen = &s;
  }
  return chosen;
}

std::optional<PerContact<PlanarImpulse>> solveSeveral(const ContactLaw& law,
                                                      const PerContact<ActiveContact>& active,
                                                      const PerContact<Mode>& before,
                                                      const Newton& restitution) {
  ContactProblem problem = problemOf(active);
  for (std::size_t i = 0; i < active.size(); ++i) {
    const ActiveContact& c = active[i];
    const PlanarVelocity approach = approachOf(c, restitution);
    const auto at = static_cast<Eigen::Index>(i);
    problem.vn[at] = approach.normal;
    problem.vt[at] = approach.tangent;
    problem.scaleN[at] = std::max(c.scaleN, kSmallest);
    problem.scaleT[at] = problem.scaleV[at] = std::max(c.scaleT, kSmallest);
    problem.friction.push_back(c.cone);
  }
  const Solutions found = law.impact(problem);
  const Solution* chosen = chosenOf(found, active, before);
  if (chosen == nullptr) return std::nullopt;
  PerContact<PlanarImpulse> impulses;
  for (std::size_t i = 0; i < active.size(); ++i) {
    const auto at = static_cast<Eigen::Index>(i);
    impulses.push_back({chosen->mode[i], chosen->normal[at], chosen->tangent[at]});
  }
  return impulses;
}

}  // namespace

std::optional<PerContact<PlanarImpulse>> stepImpulses(const ContactLaw& law,
                                                      const PerContact<ActiveContact>& active,
                                                      const PerContact<Mode>& before,
                                                      const Newton& restitution) {
  const bool loose = std::ranges::all_of(
      active, [&](const ActiveContact& c) { return approachOf(c, restitution).normal >= 0; });
  if (loose) return PerContact<PlanarImpulse>(active.size());
  if (active.size() > 1) return solveSeveral(law, active, before, restitution);
  const ActiveContact& only = active[0];
  return PerContact<PlanarImpulse>{planarStep(only.H, approachOf(only, restitution), only.cone)};
}

std::optional<Vec> liftMultipliers(const ContactLaw& law, const PerContact<ActiveContact>& active,
                                   const Vec& gaps) {
  if (active.size() == 1) return Vec::Constant(1, std::max(0.0, -gaps[0]) / active[0].H.nn);
  ContactProblem problem = problemOf(active);
  problem.vn = gaps;
  // Without friction and coupling the tangents are idle.
  problem.friction.assign(active.size(), Coulomb{});
  problem.Ant.setZero();
  problem.Att.setIdentity();
  problem.scaleN.setConstant(std::max(gaps.cwiseAbs().maxCoeff(), kSmallest));
  problem.scaleT = problem.scaleV = problem.scaleN;
  const Solutions found = law.impact(problem);
  if (found.isolated.empty()) return std::nullopt;
  return found.isolated[0].normal;
}

}  // namespace painleve
