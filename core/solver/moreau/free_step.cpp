#include "core/solver/moreau/free_step.h"

#include "core/model/system.h"

namespace painleve {

FreeStep freeStep(const System& system, const State& start, double length, bool midpointForce) {
  FreeStep step;
  step.length = length;
  step.start = start;
  step.middle = {start.t + length / 2, start.q + length / 2 * start.v, start.v};
  step.inverseMass = system.inverseMass(step.middle);
  Vec acceleration = step.inverseMass * system.force(step.middle);
  if (midpointForce) {
    step.middle.v = start.v + length / 2 * acceleration;
    acceleration = step.inverseMass * system.force(step.middle);
  }
  step.loose = start.v + length * acceleration;
  return step;
}

}  // namespace painleve
