#pragma once
// The contact problem of one moment as sentences (rich text), with its numbers written out.

#include <QString>

#include "core/analysis/contact_solutions_result.h"

namespace painleve::ui {

/// The one contact that slides; nullptr where there is none, or several are closed.
const ContactFacts* slidingContact(const ContactSolutions& problem);

/// What there is to solve: "tip A slides …", "flight: nothing touches …".
QString situationWords(const ContactSolutions& problem);
/// A (B) with its value, its sign, and what the sign means; "–" where it is not asked.
QString aWords(const ContactSolutions& problem);
QString bWords(const ContactSolutions& problem);
/// A/B with the numbers, as a force or refused; empty where A and B are not asked. `weight` in N is
/// the unit mg, 0: there is none.
QString quotientWords(const ContactSolutions& problem, double weight);
/// How many solutions there are: a heading for them.
QString countWords(const ContactSolutions& problem);
/// All solutions, the taken one marked.
QString solutionWords(const ContactSolutions& problem, double weight);
/// What chose.
QString verdictWords(const ContactSolutions& problem);

}  // namespace painleve::ui
