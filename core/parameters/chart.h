#pragma once
// What forms, axes and sliders need to know of a system: its coordinates, contacts, charts and
// landmarks, as values.

#include <string>
#include <vector>

#include "core/parameters/parameter_spec.h"

namespace painleve {

struct Coordinate {
  std::string id, symbol, unit;  // velocity column: id + "_dot"
  std::string velocitySymbol, velocityUnit;
};

struct ContactSpec {
  std::string id, name;
  int tangents = 1;  // 0, 1 or 2
};

/// Named set of initial or phase-plane variables with a map to and from State.
struct Chart {
  std::string id, name;
  std::vector<ParameterSpec> entries;
  std::vector<int> closed;           // contacts that are closed in this chart
  int horizontal = 0, vertical = 1;  // entries that span the phase plane
  int slip = -1;  // entry that is the slip velocity of closed[0]; -1: slip follows from the others
};

/// A mark on a parameter's slider.
struct Landmark {
  std::string parameter, symbol, meaning,
      source;  // parameter: dotted path in the scene, "laws.friction.mu"
  double value = 0;
};

}  // namespace painleve
