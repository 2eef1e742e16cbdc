#pragma once
// Newton's restitution with Coulomb's law on the whole impulse, by its formulas alone and without
// the enumeration of modes: derivations 12.1. G = [[att, ant], [ant, ann]] of one contact.

#include "core/contact/contact_problem.h"

namespace painleve::test {

/// What the formulas say of one mode; `holds`: its inequalities do.
struct NewtonCandidate {
  bool holds = false;
  double normal = 0, tangent = 0;  // N s
  double gain = 0;                 // J
};

/// e^2 a_tt v_n^2 - (a_tt v_n^2 - 2 a_nt v_t v_n + a_nn v_t^2): sticking gains where it is
/// positive.
inline double stickingGains(const ContactProblem& p, double e) {
  const double vn = p.vn[0], vt = p.vt[0];
  const double brought = p.Att(0, 0) * vn * vn - 2 * p.Ant(0, 0) * vt * vn + p.Ann(0, 0) * vt * vt;
  return e * e * p.Att(0, 0) * vn * vn - brought;
}

inline NewtonCandidate newtonSticks(const ContactProblem& p, double e) {
  const double ann = p.Ann(0, 0), ant = p.Ant(0, 0), att = p.Att(0, 0);
  const double det = ann * att - ant * ant, bn = (1 + e) * p.vn[0], vt = p.vt[0];
  NewtonCandidate stick;
  stick.normal = -(att * bn - ant * vt) / det;
  stick.tangent = -(ann * vt - ant * bn) / det;
  stick.gain = 0.5 * stickingGains(p, e) / det;
  const Coulomb& mu = p.friction[0];
  stick.holds = stick.normal >= 0 && stick.tangent <= mu.minus * stick.normal &&
                -stick.tangent <= mu.plus * stick.normal;
  return stick;
}

inline NewtonCandidate newtonSlips(const ContactProblem& p, double e, int sign) {
  const double mu = p.friction[0].kinetic(sign), vn = p.vn[0], vt = p.vt[0];
  const double B = p.Ann(0, 0) - sign * mu * p.Ant(0, 0);
  const double k = p.Ant(0, 0) - sign * mu * p.Att(0, 0);
  NewtonCandidate slip;
  slip.normal = -(1 + e) * vn / B;
  slip.tangent = -sign * mu * slip.normal;
  const double after = vt + k * slip.normal;
  slip.gain = 0.5 * slip.normal * ((1 - e) * vn - sign * mu * (vt + after));
  slip.holds = B > 0 && sign * after > 0;
  return slip;
}

}  // namespace painleve::test
