#pragma once
// All tangential impacts that a state allows, and which of them leave a contact problem that can be
// solved. [GB] eqs. (40)-(46), App. B; [own] derivations 10

#include <optional>

#include "core/analysis/impact_report_result.h"
#include "core/model/system.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

/// Of the state before the event, with what the event took of them; nullopt: it allows none.
/// `branch` is the caller's.
std::optional<TangentialJumps> tangentialJumps(const System& system, const Laws& laws,
                                               const State& before, const Event& event);

}  // namespace painleve
