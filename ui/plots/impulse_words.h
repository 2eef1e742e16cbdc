#pragma once
// What is said of an impact: where it stands in the run, how it goes, and what a pointer reads.

#include <QStringList>

#include "ui/plots/shown_impact.h"
#include "ui/session/impacts.h"

namespace painleve::ui {

/// "impact at t = 0.1037 s, tip" and where the playhead is; the longest first.
QStringList impactTitles(const ShownImpact& impact, const NearImpact& place, std::size_t count);
/// Where the restitution is above the safe one though nothing was gained here; empty elsewhere.
QString marginWords(const ShownImpact& impact);

/// What an impulse would do; rich text, one a line.
QStringList impulseLines(const ShownImpact& impact, const ContactPair& impulse);
/// The same of a tangential impact; precondition: there are such.
QStringList jumpLines(const ShownImpact& impact, double normal);

}  // namespace painleve::ui
