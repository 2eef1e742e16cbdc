#pragma once
// What a formulation must answer about a contact problem. [GB] sec. 2, [BR] sec. 4.1.

#include "core/contact/contact_problem.h"

namespace painleve {

class ContactLaw {
 public:
  virtual ~ContactLaw() = default;

  /// All solutions of an acceleration-level problem (v_n = 0); none and many are values.
  virtual Solutions solve(const ContactProblem& problem) const = 0;
  /// Velocity jumps that an impact with v_n < 0 allows under the impact law.
  virtual Solutions impact(const ContactProblem& problem) const = 0;
  /// Velocity jumps without collision (v_n = 0, B <= 0): empty or one family in the impulse
  /// fraction, and the rebound of an impact law that makes one of it. [GB] eqs. (40)-(46)
  virtual Solutions tangentialImpact(const ContactProblem& problem) const = 0;
};

}  // namespace painleve
