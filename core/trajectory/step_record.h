#pragma once
// What one step of a time-stepping scheme did: the side table of a run, one record a step.

#include "core/trajectory/trajectory.h"

namespace painleve {

/// Velocity of a contact point in its calculation plane, m/s.
struct PlanarVelocity {
  double normal = kNoValue, tangent = kNoValue;
};

/// One contact in a step. Velocities and B exist only where the scheme's test found it closed.
struct ContactStep {
  Mode before = Mode::Free, mode = Mode::Free;
  bool active = false;  // the test found the contact closed
  bool jump = false;    // the impulse is that of a velocity jump, not of a force
  double impulseNormal = 0, impulseTangent = 0;  // N s
  PlanarVelocity start, loose, end;              // of u_I, u_L, u_F
  double B = kNoValue;                           // 1/kg, of the slip that u_L has
};

struct StepRecord {
  double time = 0, length = 0;       // s; the step ends at `time`
  PerContact<ContactStep> contacts;  // one a contact of the System
  double impulseWork = 0;            // J, (u_I + u_F)/2 . r
  double energyChange = 0;           // J, of T + V, without the lift
  double lift = 0;                   // J, what the correction of the positions added
};

}  // namespace painleve
