#pragma once
// Every tolerance of the physics tests, with its reason. PAINLEVE_TOLERANCE_SCALE multiplies them
// all: 0 makes the tests show the real residuals.

#include <cstdlib>

namespace painleve::test {

inline double scaledTolerance(double nominal) {
  static const char* scale = std::getenv(
      "PAINLEVE_TOLERANCE_SCALE");  // NOLINT(concurrency-mt-unsafe): read once, before any thread
  return scale == nullptr ? nominal : nominal * std::strtod(scale, nullptr);
}

/// Some dozen operations on numbers of size 1.
inline const double kRounding = scaledTolerance(1e-13);
/// The same where the terms are larger than their sum, or a small determinant divides.
inline const double kCancellation = scaledTolerance(1e-11);
/// Central difference quotients with step 1e-5: truncation 1e-10, rounding 1e-11, times derivatives
/// of size 10 to 100.
inline const double kDifferenceQuotient = scaledTolerance(1e-7);
/// Second differences with step 1e-4: rounding 1e-8, times terms of size 10.
inline const double kSecondDifference = scaledTolerance(1e-5);
/// events are exact to 1e-12 s.
inline const double kEventTime = scaledTolerance(1e-12);
/// What rod.json asks of double precision, in |a - b| / (1 + |a|).
inline const double kReference = scaledTolerance(1e-9);
/// E minus the ledger is constant to this, relative to max(1 J, largest |E|).
inline const double kEnergyBalance = scaledTolerance(1e-9);
/// m; the gap of a closed contact in a run of any length.
inline const double kHeldGap = scaledTolerance(1e-9);
/// A state integrated anew from a checkpoint against the row written on the way, or other steps on
/// the way: both err by some 1e-12 at rtol = atol = 1e-12, and A and F_N by ten times that.
inline const double kReplay = scaledTolerance(5e-11);
/// An integration at rtol = atol = 1e-12 over some hundred steps.
inline const double kIntegration = scaledTolerance(1e-10);

}  // namespace painleve::test
