// The impact ends after (1+e) times the impulse of compression. Derivations 12.2
#include "core/contact/impact_laws.h"
#include "core/contact/resolved_impact.h"

namespace painleve {

Solutions impactUnder(const Poisson& law, const ContactProblem& problem) {
  const ImpactProcess process(problem);
  const double end = (1 + law.e) * process.compression();
  return resolvedImpact(process, end, Poisson::kId);
}

}  // namespace painleve
