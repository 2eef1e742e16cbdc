#pragma once
// The step without contacts: midpoint position, inverse mass there, loose velocity. [MO] secs. 11,
// 15, stages 1 and 2

#include "core/types.h"

namespace painleve {

class System;

struct FreeStep {
  double length = 0;  // s
  State start;        // q_I, u_I
  State middle;       // t_M, q_M, and the velocity that the forces were taken at
  Mat inverseMass;    // at q_M
  Vec loose;          // u_L
};

/// `midpointForce`: forces that depend on the velocity are taken at a predicted u_M, which makes
/// the step second order; without it at u_I, as printed.
FreeStep freeStep(const System& system, const State& start, double length, bool midpointForce);

}  // namespace painleve
