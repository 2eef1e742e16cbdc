#pragma once
// Where A = 0 and B = 0 cross an edge of the grid. [own]

#include <optional>

#include "core/analysis/plane_function.h"

namespace painleve {

struct Crossing {
  double at = 0;      // in [0, 1] from the edge's first node to its second
  bool jump = false;  // the function changes its sign by a jump, not through zero
};

struct EdgeCut {
  std::optional<Crossing> A, B;
};

/// Zero counts as positive, so that a curve through a node crosses edges like any other.
inline int planeSign(double value) {
  return value < 0 ? -1 : 1;
}

inline PlanePoint between(PlanePoint p, PlanePoint q, double t) {
  return {p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)};
}

/// Crossings on the true functions, to 1e-9 of the edge. Both nodes exist.
EdgeCut cutEdge(const PlaneFunction& function, const PlaneNode& p, const PlaneNode& q);

}  // namespace painleve
