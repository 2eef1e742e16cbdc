#pragma once
// What each impact law makes of a collision (v_n < 0), one file a law. One planar contact has
// exactly one solution, or none where no impulse turns v_n round. [BR] sec. 3.2.4, [MO] sec. 10;
// derivations 12

#include "core/contact/contact_problem.h"

namespace painleve {

/// All mode combinations of the active contacts.
Solutions impactUnder(const Newton& law, const ContactProblem& problem);
/// One contact.
Solutions impactUnder(const NewtonResolved& law, const ContactProblem& problem);
/// One contact.
Solutions impactUnder(const Poisson& law, const ContactProblem& problem);
/// One contact.
Solutions impactUnder(const Energetic& law, const ContactProblem& problem);
/// Any active contacts; their friction does not act.
Solutions impactUnder(const MoreauImpact& law, const ContactProblem& problem);

}  // namespace painleve
