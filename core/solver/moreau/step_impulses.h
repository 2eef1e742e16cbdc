#pragma once
// The impulses of a step: one contact in its calculation plane, several by all their modes. [MO]
// secs. 13, 15; several frictional contacts are beyond the paper

#include <optional>

#include "core/contact/contact_law.h"
#include "core/solver/moreau/active_contacts.h"

namespace painleve {

inline constexpr std::size_t kMostActive = 4;  // as many as modes are enumerated for

/// One impulse an active contact; nullopt: the modes of several contacts fit nowhere. Restitution
/// acts through U_L + (e U_In, e_t U_It).
std::optional<PerContact<PlanarImpulse>> stepImpulses(const ContactLaw& law,
                                                      const PerContact<ActiveContact>& active,
                                                      const PerContact<Mode>& before,
                                                      const Newton& restitution);

/// Multipliers of the least displacement (in the kinetic metric) that ends the given overlaps (gaps
/// < 0) without opening new ones; nullopt: there is none. [MO] Remark 11.1
std::optional<Vec> liftMultipliers(const ContactLaw& law, const PerContact<ActiveContact>& active,
                                   const Vec& gaps);

}  // namespace painleve
