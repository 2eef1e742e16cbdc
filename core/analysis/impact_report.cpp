#include "core/analysis/impact_report.h"

#include <cmath>
#include <utility>

#include "core/analysis/tangential_jumps.h"
#include "core/contact/coulomb_law.h"
#include "core/contact/impact_energy.h"
#include "core/contact/impact_process.h"

namespace painleve {
namespace {

constexpr double kRounding = 1e-12;  // relative: a gain of energy that is none

// The part of a change of T that is a gain.
double gainIn(double work, const ContactPair& impulse, const ContactPair& before) {
  const double size =
      std::abs(impulse.normal * before.normal) + std::abs(impulse.tangent * before.tangent);
  return work > kRounding * size ? work : 0;
}

bool isResolved(const ImpactLaw& law) {
  return !std::holds_alternative<Newton>(law) && !std::holds_alternative<MoreauImpact>(law);
}

// A resolved impact turns where its slip stops; the whole impulse of the other laws is one line.
void addPath(const ContactProblem& problem, ImpactOutcome& outcome) {
  outcome.path.push_back({0, 0});
  if (isResolved(outcome.law)) {
    const ImpactProcess process(problem);
    outcome.course = process.courseTo(outcome.impulse.normal);
    if (process.stop() > 0 && process.stop() < outcome.impulse.normal)
      outcome.path.push_back({process.stop(), process.at(process.stop()).tangent});
  }
  outcome.path.push_back(outcome.impulse);
}

// A tangential impact: the hop of a law with restitution, or the member that ends in sticking.
std::optional<Solution> chosenBy(const ContactProblem& problem, bool tangential) {
  const Solutions found =
      tangential ? CoulombLaw().tangentialImpact(problem) : CoulombLaw().impact(problem);
  if (!found.isolated.empty()) return found.isolated[0];
  if (found.families.empty()) return std::nullopt;
  return found.families[0].at(found.families[0].pick);
}

std::optional<ImpactOutcome> outcomeUnder(const ImpactReport& report, ContactProblem problem,
                                          const ImpactLaw& law) {
  problem.impact = law;
  const auto s = chosenBy(problem, report.tangential);
  if (!s) return std::nullopt;
  ImpactOutcome outcome;
  outcome.law = law;
  outcome.impulse = {s->normal[0], s->tangent[0]};
  outcome.after = report.velocityAfter(outcome.impulse);
  outcome.work = report.workOf(outcome.impulse);
  outcome.created = gainIn(outcome.work, outcome.impulse, report.before);
  addPath(problem, outcome);
  return outcome;
}

// The law in force keeps its tangential restitution. Moreau's law without friction does nothing
// where nothing approaches.
std::vector<ImpactLaw> lawsLike(const ImpactLaw& law, bool tangential) {
  const double e = restitutionOf(law);
  if (tangential) return {Newton{e, 0}, NewtonResolved{e}, Poisson{e}, Energetic{e}};
  const auto* newton = std::get_if<Newton>(&law);
  return {newton != nullptr ? *newton : Newton{e, 0}, NewtonResolved{e}, Poisson{e}, Energetic{e},
          MoreauImpact{(1 - e) / (1 + e)}};
}

std::optional<ImpactReport::Safe> safeOf(const ContactProblem& problem) {
  const auto* newton = std::get_if<Newton>(&problem.impact);
  if (newton == nullptr && !std::holds_alternative<NewtonResolved>(problem.impact))
    return std::nullopt;
  const SafeRange range = safeRestitutions(problem, newton != nullptr ? newton->tangential : 0);
  return ImpactReport::Safe{range.lower, range.upper};
}

}  // namespace

std::optional<ImpactReport> reportImpact(const System& system, const Laws& laws,
                                         const State& before, const Event& event) {
  const bool tangential = event.kind == EventKind::TangentialImpact;
  if (!tangential && event.kind != EventKind::Impact) return std::nullopt;
  if (!std::isfinite(event.impulseNormal)) return std::nullopt;
  const ContactProblem problem =
      assemble(system, laws, before, {event.contact}, Level::Impact).problem;
  ImpactReport report;
  report.time = event.time;
  report.contact = system.contacts()[static_cast<std::size_t>(event.contact)].id;
  report.law = laws.impact;
  report.tangential = tangential;
  report.ann = problem.Ann(0, 0);
  report.ant = problem.Ant(0, 0);
  report.att = problem.Att(0, 0);
  report.friction = problem.friction[0];
  report.before = {problem.vn[0], problem.vt[0]};
  report.impulse = {event.impulseNormal, event.impulseTangent};
  report.after = report.velocityAfter(report.impulse);
  report.work = report.workOf(report.impulse);
  report.created = gainIn(report.work, report.impulse, report.before);
  report.safe = safeOf(problem);
  if (tangential) report.jumps = tangentialJumps(system, laws, before, event);
  // Without restitution every law ends a tangential impact in sticking.
  if (tangential ? restitutionOf(laws.impact) == 0 : problem.vn[0] > 0) return report;
  ContactProblem still = problem;
  if (tangential) still.vn[0] = 0;
  report.jams = !tangential && ImpactProcess(problem).jams();
  for (const ImpactLaw& law : lawsLike(laws.impact, tangential))
    if (auto outcome = outcomeUnder(report, still, law)) report.laws.push_back(std::move(*outcome));
  return report;
}

}  // namespace painleve
