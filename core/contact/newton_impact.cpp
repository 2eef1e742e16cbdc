// The right-hand sides that restitution makes of the velocities; the rest is the enumeration of
// modes. [BR] eqs. (66)-(70)
#include "core/contact/impact_laws.h"
#include "core/contact/lcp.h"

namespace painleve {

Solutions impactUnder(const Newton& law, const ContactProblem& problem) {
  ModeEquations e = modeEquations(problem);
  for (Coulomb& friction : e.friction) friction = friction.kineticOnly();
  e.bn = (1 + law.e) * problem.vn;
  e.bt = (1 + law.tangential) * problem.vt;
  e.btStick = e.bt;
  e.knownSign.assign(problem.friction.size(), 0);
  Solutions found = enumerateModes(e);
  for (Solution& s : found.isolated) s.rule = Newton::kId;
  return found;
}

}  // namespace painleve
