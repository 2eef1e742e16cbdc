#include "core/contact/impact_energy.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace painleve {

// The change of energy is a quadratic form in (v_t, v_n); it has no positive value where
// (1 - e_t^2)(1 - e^2) >= r (1 - e e_t)^2 with r = a_nt^2/(a_nn a_tt): a quadratic inequality in e.
SafeRange safeRestitutions(const ContactProblem& problem, double tangential) {
  const double ann = problem.Ann(0, 0), ant = problem.Ant(0, 0), att = problem.Att(0, 0);
  const double coupling = std::min(1.0, ant / ann * (ant / att));
  const double loss = 1 - tangential * tangential;
  const double leading = coupling * tangential * tangential + loss;
  if (leading < std::numeric_limits<double>::min()) return {};
  const double middle = coupling * tangential / leading;
  const double reach = loss * std::sqrt(1 - coupling) / leading;
  return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

}  // namespace painleve
