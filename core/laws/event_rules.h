#pragma once
// Who decided: every word that the `rule` of an event, of a future or of a verdict may be.

#include <algorithm>
#include <array>
#include <string_view>

#include "core/laws/laws.h"

namespace painleve {

/// Every event of a time-stepping run: the step as a whole decides, not the impact law alone.
/// Unlike every word of a scene, so that it cannot be read as the law of the same author.
inline constexpr const char* kTimeStepping = "time_stepping";

inline constexpr std::array<std::string_view, 19> kEventRules{
    // the contact problem, and what answers where it has no or several solutions
    "lcp", "painleve", "contact", "impact", "lift_off", "stop", "ask", "hold",
    // impact laws
    Newton::kId, NewtonResolved::kId, Poisson::kId, Energetic::kId, MoreauImpact::kId,
    // thresholds and ends
    "friction limit", "zeno_speed", "energy", "two closed contacts", "inside an obstacle",
    // a solver
    kTimeStepping};

constexpr bool isEventRule(std::string_view rule) {
  return std::ranges::find(kEventRules, rule) != kEventRules.end();
}

}  // namespace painleve
