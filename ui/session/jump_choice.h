#pragma once
// Which of its tangential impacts a run takes: stored in the scene.

#include <optional>

#include <QString>

#include "core/analysis/impact_report_result.h"

namespace painleve::ui {

class Session;

/// The fraction of the largest impulse that the run can take and that is nearest to the wanted one:
/// within `reach` of the stop of the slip it is the stop, and where the next contact problem would
/// have no solution it is the next fraction after which it has one.
double takenFraction(const TangentialJumps& jumps, double wanted, double reach);

/// The run goes on with this fraction: a choice at the branch point that the impact answers, else
/// the value in force at its moment. Calls with the same non-empty mergeKey are one undo entry.
bool chooseJump(Session& session, const ImpactReport& report, double fraction,
                const QString& mergeKey);

}  // namespace painleve::ui
