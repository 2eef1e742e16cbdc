#pragma once
// The numbers of one contact at a state, and the forces that hold it closed in a given mode. [GB]
// eqs. (4)-(8)

#include "core/contact/mode.h"
#include "core/laws/laws.h"
#include "core/types.h"

namespace painleve {

class System;

struct ClosedContact {
  Row normal, tangent;               // rows of the contact point
  Vec viaNormal, viaTangent;         // M^-1 row'
  Vec freeAcceleration;              // M^-1 force
  double Ann = 0, Ant = 0, Att = 0;  // 1/kg
  double bn = 0, bt = 0;  // m/s^2, accelerations of the point without contact force; A = -bn
  double vn = 0, vt = 0, gap = 0;
  double scaleN = 0, scaleT = 0, scaleV = 0;  // size of the terms of bn, bt, vt
  Coulomb friction;

  double A() const { return -bn; }
  double B(int sign) const { return Ann - sign * friction.kinetic(sign) * Ant; }
};

ClosedContact readContact(const System& system, const Laws& laws, const State& state, int contact);

/// Normal and tangential force, N. Meaningless (infinite) on B = 0.
struct HeldForce {
  double normal = 0, tangent = 0;
};
/// In slip F_N = A/B, F_T = -s mu F_N; in stick both follow from two zero accelerations; free:
/// none.
HeldForce heldForce(const ClosedContact& contact, Mode mode);

/// d(bn)/dt of the motion without contact force; its sign decides on A = 0 (derivations 3 and 8).
double freeNormalRate(const System& system, const Laws& laws, const State& state, int contact);

}  // namespace painleve
