#pragma once
// The impacts of a run, and the one that belongs to a moment.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/trajectory/trajectory.h"

namespace painleve::ui {

/// Collisions and tangential impacts: indices into the events, in their order.
std::vector<std::size_t> impactsOf(const Trajectory& trajectory);

enum class ImpactTime : std::uint8_t { Now, Before, Ahead };

struct NearImpact {
  std::size_t number = 0;  // index into impactsOf()
  ImpactTime when = ImpactTime::Now;
};
/// The first of the impacts at t, else the last one before it, else the next one; none: nullopt.
std::optional<NearImpact> impactNear(const Trajectory& trajectory,
                                     const std::vector<std::size_t>& impacts, double t);

}  // namespace painleve::ui
