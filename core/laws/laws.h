#pragma once
// Contact laws as plain values: friction a contact, one impact law, one formulation.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

namespace painleve {

/// No friction.
using Frictionless = std::monostate;
/// Coulomb's law, |F_T| <= mu F_N. `plus` acts while v_t > 0 (slip+), `minus` while v_t < 0,
/// `stick` (static) at rest. [MO] secs. 15, 17
struct Coulomb {
  double plus = 0, minus = 0;
  std::optional<double> stick;  // none: at rest each side has the coefficient of its slip
  /// Kinetic coefficient for a slip of this sign (+1, -1).
  double kinetic(int sign) const { return sign > 0 ? plus : minus; }
  /// Static limit, never below the kinetic one (else nothing would hold what cannot slip):
  /// friction +limit*F_N opposes slip-, -limit*F_N opposes slip+.
  double hold(int slipSign) const { return std::max(stick.value_or(0), kinetic(slipSign)); }
  /// What acts on a contact that has been at rest: the static limit of either side.
  Coulomb atRest() const { return {hold(1), hold(-1), std::nullopt}; }
  /// What acts on a contact that has not been at rest: the static limit is for those that were.
  Coulomb kineticOnly() const { return {plus, minus, std::nullopt}; }
};
using Friction = std::variant<Frictionless, Coulomb>;

// Impact laws. `kId` is their word in scenes and events. All but the last with Coulomb's law at the
// level of impulses.

/// v_n+ = -e v_n-, Coulomb on the total impulse; the slip that friction opposes is
/// v_t+ + `tangential` v_t-. [BR] eqs. (66), (67); derivations 12.1
struct Newton {
  static constexpr const char* kId = "newton";
  double e = 0, tangential = 0;
};
/// v_n+ = -e v_n-, Coulomb at every moment of the impact. Derivations 12.2
struct NewtonResolved {
  static constexpr const char* kId = "newton-resolved";
  double e = 0;
};
/// The normal impulse of restitution is e times that of compression. Derivations 12.2
struct Poisson {
  static constexpr const char* kId = "poisson";
  double e = 0;
};
/// Stronge: restitution gives back e^2 of the work that compression took. Derivations 12.2
struct Energetic {
  static constexpr const char* kId = "energetic";
  double e = 0;
};
/// Dissipation index: 1 is soft, 0 elastic. Without friction during the impact. [MO] sec. 10
struct MoreauImpact {
  static constexpr const char* kId = "moreau";
  double delta = 1;
};
using ImpactLaw = std::variant<Newton, NewtonResolved, Poisson, Energetic, MoreauImpact>;

/// The same law without restitution: what ends a bounce.
inline ImpactLaw withoutRestitution(ImpactLaw law) {
  std::visit(
      [](auto& l) {
        if constexpr (requires { l.e; })
          l.e = 0;
        else
          l.delta = 1;
      },
      law);
  return law;
}
/// e, or what stands for it: (1 - delta)/(1 + delta).
inline double restitutionOf(const ImpactLaw& law) {
  return std::visit(
      [](const auto& l) {
        if constexpr (requires { l.e; })
          return l.e;
        else
          return (1 - l.delta) / (1 + l.delta);
      },
      law);
}
/// "newton", "poisson" ...
inline const char* impactLawId(const ImpactLaw& law) {
  return std::visit([](const auto& l) { return std::decay_t<decltype(l)>::kId; }, law);
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
