#pragma once
// The impact of one event against its law, its energy and the other laws. [own] derivations 12

#include <optional>

#include "core/analysis/impact_report_result.h"
#include "core/model/system.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

/// nullopt: the event is no impact, or its law had no solution. `before` is the state that its
/// cells say.
std::optional<ImpactReport> reportImpact(const System& system, const Laws& laws,
                                         const State& before, const Event& event);

}  // namespace painleve
