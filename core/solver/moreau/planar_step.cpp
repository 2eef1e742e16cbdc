#include "core/solver/moreau/planar_step.h"

namespace painleve {
namespace {

constexpr double kParallel = 1e-14;  // det H relative to its diagonal: the tangent is no direction

}  // namespace

// Sticking is tried first: only where it fails is the denominator of the slide that is left sure to
// be positive, also where the edge of the cone dips below the tangent plane.
PlanarImpulse planarStep(const Delassus& H, const PlanarVelocity& loose, const Coulomb& cone) {
  const double det = H.nn * H.tt - H.nt * H.nt;
  if (det <= kParallel * H.nn * H.tt) return {Mode::Stick, -loose.normal / H.nn, 0};
  const double normal = (H.nt * loose.tangent - H.tt * loose.normal) / det;
  const double tangent = (H.nt * loose.normal - H.nn * loose.tangent) / det;
  if (-cone.plus * normal <= tangent && tangent <= cone.minus * normal)
    return {Mode::Stick, normal, tangent};
  const int sign = tangent < 0 ? 1 : -1;
  const double sliding = -loose.normal / H.B(sign, cone);
  return {slipMode(sign), sliding, -sign * cone.kinetic(sign) * sliding};
}

}  // namespace painleve
