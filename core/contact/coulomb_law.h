#pragma once
// Coulomb's law on the real contact forces. [GB] eqs. (4)-(8) and (40)-(46); impacts: see
// impact_laws.h.

#include "core/contact/contact_law.h"

namespace painleve {

class CoulombLaw final : public ContactLaw {
 public:
  Solutions solve(const ContactProblem& problem) const override;
  Solutions impact(const ContactProblem& problem) const override;
  /// One contact. The family's parameter is the impulse as a fraction of the largest that does not
  /// raise the energy; 0.5 stops the slip. Isolated: the hop that follows it under Poisson's or
  /// the energetic law with restitution.
  Solutions tangentialImpact(const ContactProblem& problem) const override;
};

}  // namespace painleve
