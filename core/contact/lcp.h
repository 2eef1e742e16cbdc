#pragma once
// Enumeration of all contact modes of a small problem: every solution, with its residual. [GB] eqs.
// (4)-(8), Table 1.

#include "core/contact/contact_problem.h"

namespace painleve {

inline constexpr int kMaxEnumerated = 4;         // contacts with friction
inline constexpr double kResidualLimit = 1e-11;  // relative violation that still counts as rounding

/// Linear mode equations: normal outcome = bn + Ann ln + Ant lt, tangential = bt + Ant' ln + Att
/// lt. Slip of known sign (acceleration level, v_t != 0): knownSign = -1, +1; else 0 and the
/// outcome must have the friction's sign.
struct ModeEquations {
  Mat Ann, Ant, Att;
  Vec bn, bt;          // slipping contacts are judged by bt
  Vec btStick;         // what sticking must cancel
  Vec scaleN, scaleT;  // size of the terms of bn, bt
  PerContact<Coulomb> friction;
  PerContact<int> knownSign;
};

/// Matrices, scales and friction of a problem; right-hand sides and known signs are the caller's.
ModeEquations modeEquations(const ContactProblem& problem);

/// All mode combinations that satisfy their conditions to kResidualLimit, one contact the limit of
/// its friction to kLimitRounding. Solutions with the same outcome (to 1e-9) are one: the one of
/// least norm, flagged redundant. Precondition: at most kMaxEnumerated contacts.
Solutions enumerateModes(const ModeEquations& equations);

}  // namespace painleve
