#pragma once
// Contact modes, the course of an impact, and the LCP mode of one sliding contact. [GB] Table 1.

#include <cstdint>

namespace painleve {

/// slip+ is v_t > 0; Slip is the sliding mode of a contact with two tangents.
enum class Mode : std::uint8_t { Free, SlipMinus, SlipPlus, Stick, Slip };

/// "free", "slip-", "slip+", "stick", "slip": the words of CSV and events.
const char* modeName(Mode mode);

/// -1, +1 in slip-, slip+; 0 otherwise.
inline int slipSign(Mode mode) {
  return mode == Mode::SlipPlus ? 1 : mode == Mode::SlipMinus ? -1 : 0;
}
inline Mode slipMode(int sign) {
  return sign > 0 ? Mode::SlipPlus : Mode::SlipMinus;
}

/// How an impact goes: it slips throughout, or its slip stops or turns round during compression or
/// restitution.
enum class ImpactCourse : std::uint8_t {
  Slide,
  StickInCompression,
  StickInRestitution,
  ReverseInCompression,
  ReverseInRestitution
};

/// LCP mode (1)...(4) from the signs of A [m/s^2] and B [1/kg]: one, none, leaves, two solutions; 0
/// on A = 0 or B = 0.
constexpr int lcpMode(double A, double B) {
  if (A == 0 || B == 0) return 0;
  return A > 0 ? (B > 0 ? 1 : 2) : (B > 0 ? 3 : 4);
}

}  // namespace painleve
