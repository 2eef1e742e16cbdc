#pragma once
// Where Newton's law with Coulomb on the whole impulse cannot create energy. [own] derivations 12.1

#include "core/contact/contact_problem.h"

namespace painleve {

/// Empty where lower > upper.
struct SafeRange {
  double lower = 0, upper = 1;
  bool contains(double e) const { return lower <= e && e <= upper; }
};
/// The restitutions e in [0, 1] with which no velocity before the impact gains energy, whatever the
/// friction: sticking reflects (v_n, v_t) by (e, e_t), and the kinetic metric of the contact bounds
/// what that may add. With e_t = 0 from 0 to e_safe = sqrt(det/(a_nn a_tt)).
SafeRange safeRestitutions(const ContactProblem& problem, double tangential);

}  // namespace painleve
