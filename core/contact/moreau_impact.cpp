// v+ = v- - (1+e) prox(v-, N) in the kinetic metric: the normal impulses alone, complementary to
// v_n+ + e v_n-. [MO] Remark 10.2
#include "core/contact/impact_laws.h"
#include "core/contact/lcp.h"

namespace painleve {

Solutions impactUnder(const MoreauImpact& law, const ContactProblem& problem) {
  ModeEquations e = modeEquations(problem);
  e.friction.assign(problem.friction.size(), Coulomb{});
  e.bn = (1 + restitutionOf(law)) * problem.vn;
  e.bt = problem.vt;
  e.btStick = problem.vt;
  // Without friction a slip goes on as it was: only open and closed are to be told apart.
  for (int i = 0; i < problem.size(); ++i) e.knownSign.push_back(problem.vt[i] > 0 ? 1 : -1);
  Solutions found = enumerateModes(e);
  for (Solution& s : found.isolated) s.rule = MoreauImpact::kId;
  return found;
}

}  // namespace painleve
