#pragma once
// What a picture wants to know of an instant besides the numbers of its row: how bodies and contact
// points move, and the friction cones in force.

#include <span>
#include <vector>

#include "core/scene/scene.h"
#include "core/scenery/depiction.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

/// One edge of a friction cone: the contact force while the contact slips this way.
struct ConeSide {
  double mu = 0;  // in force: kinetic, or what holds a sticking contact
  double B = 0;   // 1/kg, lift of one newton along the kinetic edge; < 0: it pulls the contact down
};

struct ContactSight {
  double slip = 0, opening = 0;  // m/s, velocity of the contact point along tangent and normal
  ConeSide minus, plus;          // of slip-, slip+
  /// Friction presses a sliding contact (+1, pushed), relieves it (-1, pulled), or neither (0).
  int drive = 0;
};

struct BodyMotion {
  Place velocity = Place::Zero();  // m/s, of the centre
  double spin = 0;                 // rad/s
};

struct Sight {
  std::vector<ContactSight> contacts;  // in the order of System::contacts()
  std::vector<BodyMotion> bodies;      // in the order of Depiction::bodies
};

/// Of an instant given by its cells (a row, an event's before or after): nothing is integrated.
Sight sightOf(const Scene& scene, const Trajectory& trajectory, std::span<const double> cells);

/// The system drawn at such an instant.
Depiction depictionOf(const Scene& scene, std::span<const double> cells);

}  // namespace painleve
