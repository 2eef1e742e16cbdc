#pragma once
// Words for what happens in a run and for what chose it: one place for every view.

#include <string_view>

#include <QString>

#include "core/trajectory/trajectory.h"

namespace painleve::ui {

/// "lift-off", "tangential impact".
QString eventWords(EventKind kind);
/// "slip−", "slip+", "stick", "free"; with the LCP mode where it is asked: "slip− (4)".
QString contactModeWords(Mode mode, int lcpMode = 0);

/// A rule of the core ("painleve", "lcp", "newton" …) in two or three words: "Painlevé's
/// principle".
QString ruleName(std::string_view rule);
/// The same as a sentence without a full stop: what the rule says.
QString ruleWords(std::string_view rule);

/// The futures of a branch point: "Painlevé's principle, contact kept, tangential impact".
QString futureWords(const BranchPoint& branch);
/// Which of them the run took: "Painlevé's principle, of 3 futures".
QString takenWords(const BranchPoint& branch);
/// What comes after what the program shows at t: "lift-off at t = 0.07016 s", "tangential impact at
/// once", or why the run ends.
QString nextEventWords(const Trajectory& trajectory, double t);

}  // namespace painleve::ui
