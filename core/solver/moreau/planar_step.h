#pragma once
// One contact with friction in its calculation plane: the impulse of the cone that is nearest to
// sticking. [MO] secs. 13, 15

#include "core/laws/laws.h"
#include "core/trajectory/step_record.h"

namespace painleve {

/// Rows M^-1 rows' of one contact, 1/kg.
struct Delassus {
  double nn = 1, nt = 0, tt = 1;

  /// Lift of one unit of normal impulse with its friction, in slip of this sign (+1, -1).
  double B(int sign, const Coulomb& cone) const { return nn - sign * cone.kinetic(sign) * nt; }
};

struct PlanarImpulse {
  Mode mode = Mode::Free;
  double normal = 0, tangent = 0;  // N s
};

/// Stops the approach of `loose` (normal < 0). The cone is `plus` against slip+ and `minus` against
/// slip-; `stick` plays no part.
PlanarImpulse planarStep(const Delassus& H, const PlanarVelocity& loose, const Coulomb& cone);

}  // namespace painleve
