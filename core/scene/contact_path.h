#pragma once
// The ways of the contact points through a run, coloured later by what the contact did there.

#include <string>
#include <vector>

#include "core/contact/mode.h"
#include "core/scene/scene.h"
#include "core/scenery/depiction.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

struct PathPoint {
  double time = 0;  // s
  Place place = Place::Zero();
  Mode mode = Mode::Free;  // from here on
  int lcpMode = 0;
};

struct ContactPath {
  std::string contact;   // id
  bool touches = false;  // closed at one of its points
  double fastest = 0;    // m/s, the largest speed of the contact point, while closed if it touches
  std::vector<PathPoint> points;  // ascending time
};

/// One path a contact, from the rows of the run: about `most` of them, evenly, and those at events.
std::vector<ContactPath> contactPaths(const Scene& scene, const Trajectory& trajectory,
                                      std::size_t most);

}  // namespace painleve
