// The impact ends where the contact parts with e times the speed it came with. Derivations 12.2
#include "core/contact/impact_laws.h"
#include "core/contact/resolved_impact.h"

namespace painleve {

Solutions impactUnder(const NewtonResolved& law, const ContactProblem& problem) {
  const ImpactProcess process(problem);
  const double end = process.impulseAtSpeed(-law.e * problem.vn[0]);
  return resolvedImpact(process, end, NewtonResolved::kId);
}

}  // namespace painleve
