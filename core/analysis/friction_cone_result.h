#pragma once
// The friction cone of one contact in the configuration space, as numbers of a picture. [GB] eq.
// (10), sec. 2.1

#include <optional>
#include <string>

#include "core/contact/mode.h"

namespace painleve {

/// A vector of the plane of n_q and t_q in an orthonormal frame of the kinetic metric: `normal`
/// along n_q, which is normal to the surface gap = 0, `tangent` within that surface.
struct ConeVector {
  double normal = 0, tangent = 0;  // both in units of the length of n_q
};

/// The edge e_s = n_q - s mu_s t_q: where the contact force points while the contact slips this
/// way.
struct ConeEdge {
  double mu = 0;
  ConeVector vector;
  double angle = 0;  // rad, to n_q in the kinetic metric
  double B = 0;      // 1/kg, its scalar product with n_q: not above 0, it points into the ground
};

struct FrictionCone {
  std::string contact, name;  // of the system's ContactSpec
  Mode mode = Mode::Free;
  bool touching = false;  // at the ground, about to collide
  double gap = 0;         // m
  double length = 0;      // 1/sqrt(kg), of n_q: what the vectors are measured in
  ConeVector tangent;     // t_q
  ConeEdge minus, plus;   // of slip-, slip+
  /// F_N n_q + F_T t_q for a force in units of the weight; empty: no contact force, or no weight to
  /// measure it by.
  std::optional<ConeVector> reaction;
  double weights = 0;  // F_N of the reaction in units of the weight

  bool inFlight() const { return mode == Mode::Free && !touching; }
};

}  // namespace painleve
