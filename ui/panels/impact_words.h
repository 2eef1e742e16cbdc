#pragma once
// What an impact did, as sentences (rich text) with its numbers.

#include <QString>

#include "core/analysis/impact_report_result.h"

namespace painleve::ui {

/// "v_n: −0.9 → 0.45 m/s …, the slip stops; impulses; energy"; and why the slip had to end, where
/// pressing pulls the contact in.
QString impactWords(const ImpactReport& report);

}  // namespace painleve::ui
