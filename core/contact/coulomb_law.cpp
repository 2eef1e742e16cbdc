#include "core/contact/coulomb_law.h"

#include <algorithm>
#include <cmath>

#include "core/contact/impact_laws.h"
#include "core/contact/lcp.h"
#include "core/errors.h"

namespace painleve {
namespace {

constexpr double kEdge =
    1e-7;  // relative: the friction ray counts as inside the kinetic tangent plane up to here

// What a resolved law with restitution makes of an impact without approach in the jam. Derivations
// 10
Solutions hopOf(const ContactProblem& problem) {
  const bool resolved = std::holds_alternative<Poisson>(problem.impact) ||
                        std::holds_alternative<Energetic>(problem.impact);
  if (!resolved || restitutionOf(problem.impact) == 0) return {};
  ContactProblem still = problem;
  still.vn[0] = 0;
  return std::visit([&](const auto& law) { return impactUnder(law, still); }, still.impact);
}

}  // namespace

Solutions CoulombLaw::solve(const ContactProblem& problem) const {
  check(problem.level == Level::Acceleration, "solve() is the acceleration level");
  ModeEquations e = modeEquations(problem);
  e.bn = problem.bn;
  e.bt = problem.bt;
  e.btStick = problem.bt;
  for (int i = 0; i < problem.size(); ++i) {
    const double vt = problem.vt[i];
    e.knownSign.push_back(std::abs(vt) <= restingSpeed(problem, i) ? 0 : (vt > 0 ? 1 : -1));
  }
  Solutions found = enumerateModes(e);
  for (Solution& s : found.isolated) s.rule = "lcp";
  return found;
}

Solutions CoulombLaw::impact(const ContactProblem& problem) const {
  check(problem.level == Level::Impact, "impact() is the impact level");
  return std::visit([&](const auto& law) { return impactUnder(law, problem); }, problem.impact);
}

// With v_n unchanged the impulse lies in the kinetic tangent plane: Lt = -(Ann/Ant) Ln, [GB] eqs.
// (42)-(46).
Solutions CoulombLaw::tangentialImpact(const ContactProblem& problem) const {
  check(problem.size() == 1, "tangential impacts are for one contact");
  const double vt = problem.vt[0];
  const double Ann = problem.Ann(0, 0);
  const double Ant = problem.Ant(0, 0);
  const double det = Ann * problem.Att(0, 0) - Ant * Ant;
  Solutions found;
  if (vt * Ant <= 0 || det <= 0) return found;
  const int sign = vt > 0 ? 1 : -1;
  if (problem.friction[0].kinetic(sign) * std::abs(Ant) < Ann * (1 - kEdge)) return found;
  const double largest = 2 * vt * Ant / det;
  Family family{"impact", "impulse", 0, 1, 0.5, {}};
  family.at = [=](double fraction) {
    Solution s;
    s.mode.push_back(fraction == 0.5 ? Mode::Stick : slipMode(fraction < 0.5 ? sign : -sign));
    s.normal = Vec::Constant(1, fraction * largest);
    s.tangent = Vec::Constant(1, -Ann / Ant * fraction * largest);
    s.rule = "impact";
    return s;
  };
  found.families.push_back(std::move(family));
  if (problem.friction[0].kinetic(sign) * std::abs(Ant) > Ann * (1 + kEdge))
    found.isolated = hopOf(problem).isolated;
  return found;
}

}  // namespace painleve
