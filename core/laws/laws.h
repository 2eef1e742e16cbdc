#pragma once
// Contact laws as plain values: friction a contact, one impact law, one formulation.

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace painleve {

/// No friction.
using Frictionless = std::monostate;
/// Coulomb's law, |F_T| <= mu F_N. `plus` acts while v_t > 0 (slip+), `minus` while v_t < 0,
/// `stick` (static) at rest.
struct Coulomb {
  double plus = 0, minus = 0;
  std::optional<double>
      stick;  // none: the larger of plus, minus on either side is taken side by side
  /// Kinetic coefficient for a slip of this sign (+1, -1).
  double kinetic(int sign) const { return sign > 0 ? plus : minus; }
  /// Static limit: friction +limit*F_N opposes slip-, -limit*F_N opposes slip+.
  double hold(int slipSign) const { return stick ? *stick : kinetic(slipSign); }
};
using Friction = std::variant<Frictionless, Coulomb>;

/// v_n+ = -e v_n-, Coulomb on the total impulse; `tangential` in [-1,1] scales v_t in the sticking
/// test (derivations 12.1).
struct Newton {
  double e = 0, tangential = 0;
};
using ImpactLaw = std::variant<Newton>;

/// The same law without restitution: what ends a bounce.
inline ImpactLaw withoutRestitution(ImpactLaw law) {
  std::visit([](auto& l) { l.e = 0; }, law);
  return law;
}
inline double restitutionOf(const ImpactLaw& law) {
  return std::visit([](const auto& l) { return l.e; }, law);
}

enum class Formulation : std::uint8_t { Coulomb };

struct Laws {
  Formulation formulation = Formulation::Coulomb;
  std::vector<Friction> friction;  // one a contact of the System, in its order
  ImpactLaw impact = Newton{};
};

/// The Coulomb values of a friction law; frictionless is mu = 0.
inline Coulomb coulombOf(const Friction& friction) {
  const auto* coulomb = std::get_if<Coulomb>(&friction);
  return coulomb != nullptr ? *coulomb : Coulomb{};
}

}  // namespace painleve
