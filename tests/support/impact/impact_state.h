#pragma once
// Collisions of one contact as bare numbers: what the tests of the impact laws start from.

#include <cmath>

#include "core/contact/contact_problem.h"
#include "tests/support/draws.h"

namespace painleve::test {

/// G = [[att, ant], [ant, ann]] of one contact, 1/kg.
struct Delassus {
  double ann = 1, ant = 0, att = 1;
  double det() const { return ann * att - ant * ant; }
};
/// G of a rod with m = l = 1 and I = 1/shape: derivations 1.
inline Delassus rodDelassus(double theta, double shape = 3) {
  const double s = std::sin(theta), c = std::cos(theta);
  return {1 + shape * c * c, -shape * s * c, 1 + shape * s * s};
}

inline ContactProblem impactProblem(const Delassus& g, double vn, double vt,
                                    const Coulomb& friction, const ImpactLaw& law = Newton{}) {
  ContactProblem p;
  p.level = Level::Impact;
  p.active.push_back(0);
  p.Ann = Mat::Constant(1, 1, g.ann);
  p.Ant = Mat::Constant(1, 1, g.ant);
  p.Att = Mat::Constant(1, 1, g.att);
  p.bn = p.bt = Vec::Zero(1);
  p.vn = Vec::Constant(1, vn);
  p.vt = Vec::Constant(1, vt);
  p.scaleN = Vec::Constant(1, std::abs(vn) + 1e-3);
  p.scaleT = p.scaleV = Vec::Constant(1, std::abs(vt) + 1e-3);
  p.friction.push_back(friction);
  p.impact = law;
  return p;
}

/// Velocities after an impulse and the work it did, J.
struct Jump {
  double vt = 0, vn = 0, energy = 0;
};
inline Jump jumpOf(const ContactProblem& p, const Solution& s) {
  const double ln = s.normal[0], lt = s.tangent[0];
  const double dvt = p.Ant(0, 0) * ln + p.Att(0, 0) * lt;
  const double dvn = p.Ann(0, 0) * ln + p.Ant(0, 0) * lt;
  return {p.vt[0] + dvt, p.vn[0] + dvn,
          0.5 * (ln * (2 * p.vn[0] + dvn) + lt * (2 * p.vt[0] + dvt))};
}

/// 1/2 v' G^-1 v of the contact point: the kinetic energy that an impact can change.
inline double contactEnergy(const ContactProblem& p, double vn, double vt) {
  const double ann = p.Ann(0, 0), ant = p.Ant(0, 0), att = p.Att(0, 0);
  return 0.5 * (ann * vt * vt - 2 * ant * vn * vt + att * vn * vn) / (ann * att - ant * ant);
}

/// A random collision: any coupling, coefficients that differ by the side in every second draw,
/// and every tenth without slip.
inline ContactProblem drawImpact(Draws& draws) {
  Delassus g;
  g.ann = std::exp(draws.between(-2, 2));
  g.att = std::exp(draws.between(-2, 2));
  g.ant = draws.between(-0.99, 0.99) * std::sqrt(g.ann * g.att);
  Coulomb friction;
  friction.plus = friction.minus = draws.between(0, 3);
  if (draws.whole(0, 1) == 1) friction.minus = draws.between(0, 3);
  if (draws.whole(0, 9) == 0) friction.plus = friction.minus = 0;
  const double vt = draws.whole(0, 9) == 0 ? 0 : draws.between(-5, 5);
  return impactProblem(g, -std::exp(draws.between(-5, 2)), vt, friction);
}

}  // namespace painleve::test
