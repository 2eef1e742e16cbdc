// The impact ends when restitution has given back e^2 of the work that compression took.
// Derivations 12.2
#include "core/contact/impact_laws.h"
#include "core/contact/resolved_impact.h"

namespace painleve {

Solutions impactUnder(const Energetic& law, const ContactProblem& problem) {
  const ImpactProcess process(problem);
  const double end = process.impulseAtWork(-law.e * law.e * process.compressionWork());
  return resolvedImpact(process, end, Energetic::kId);
}

}  // namespace painleve
