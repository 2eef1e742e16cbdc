#include "ui/panels/contact_words.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QStringList>

#include "ui/theme/event_words.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(painleve::ui::ContactWords)
};

QString normalForce() {
  return QStringLiteral("<i>F</i><sub>N</sub>");
}

QString htmlText(const std::string& text) {
  return QString::fromStdString(text).toHtmlEscaped();
}

QString coloured(const QString& html, const QColor& colour) {
  return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), html);
}

QString bold(const QString& html) {
  return "<b>" + html + "</b>";
}

QString forceText(double newtons, double weight) {
  QString text = numberText(newtons, "N");
  if (weight <= 0 || newtons == 0) return text;
  return text + " = " + numberText(newtons / weight, "mg");
}

QString signText(double value) {
  return value > 0 ? Words::tr("positive") : value < 0 ? Words::tr("negative") : Words::tr("zero");
}

QString muText(const ContactFacts& contact) {
  const int sign = slipSign(contact.mode);
  const double mu = sign != 0 ? contact.friction.kinetic(sign)
                              : std::max(contact.friction.hold(-1), contact.friction.hold(1));
  return "μ = " + numberText(mu);
}

QString activeNames(const ContactSolutions& problem) {
  QStringList names;
  for (const ContactFacts& contact : problem.contacts)
    if (contact.active) names << htmlText(contact.name);
  return names.join(Words::tr(" and "));
}

QString slidingText(const ContactFacts& contact) {
  return Words::tr("<b>%1 slides</b>, %2: <i>v</i><sub>t</sub> = %3, %4")
      .arg(htmlText(contact.name), contactModeWords(contact.mode), numberText(contact.slip, "m/s"),
           muText(contact));
}

}  // namespace

const ContactFacts* slidingContact(const ContactSolutions& problem) {
  if (problem.situation != Situation::Sliding && problem.situation != Situation::Singular)
    return nullptr;
  const auto found = std::ranges::find(problem.contacts, true, &ContactFacts::active);
  return found == problem.contacts.end() ? nullptr : &*found;
}

QString situationWords(const ContactSolutions& problem) {
  switch (problem.situation) {
    case Situation::Flight:
      return Words::tr("<b>Flight:</b> nothing touches, so there is no force to solve for.");
    case Situation::Sliding:
      return slidingText(*slidingContact(problem));
    case Situation::Singular:
      return slidingText(*slidingContact(problem)) +
             Words::tr(
                 ". <b>Singular point:</b> A and B vanish together, and the force A/B grew "
                 "without bound on the way here.");
    case Situation::Sticking: {
      const auto found = std::ranges::find(problem.contacts, true, &ContactFacts::active);
      return Words::tr(
                 "<b>%1 sticks:</b> friction takes whatever rest needs, up to μ%2 (%3). The "
                 "signs of A and B decide only while a contact slides.")
          .arg(htmlText(found->name), normalForce(), muText(*found));
    }
    case Situation::Several:
      return Words::tr(
                 "<b>%1 are closed:</b> they are solved together. The table below is for one "
                 "sliding contact.")
          .arg(activeNames(problem));
    case Situation::Collision:
      break;
  }
  return Words::tr("<b>%1 hits:</b> the law of impact decides, not a force.")
      .arg(activeNames(problem));
}

QString aWords(const ContactSolutions& problem) {
  const ContactFacts* contact = slidingContact(problem);
  const QString name = bold(coloured("A", palette().aZero));
  if (contact == nullptr || !contact->A) return name + " –";
  QString value = Words::tr("%1 = %2, <b>%3</b>")
                      .arg(name, numberText(*contact->A, "m/s²"), signText(*contact->A));
  if (*contact->A == 0) return value;
  return value + (*contact->A > 0 ? Words::tr(": sinks in without a force")
                                  : Words::tr(": opens without a force"));
}

QString bWords(const ContactSolutions& problem) {
  const ContactFacts* contact = slidingContact(problem);
  const QString name = bold(coloured("B", palette().bZero));
  if (contact == nullptr || !contact->B) return name + " –";
  QString value = Words::tr("%1 = %2, <b>%3</b>")
                      .arg(name, numberText(*contact->B, "kg⁻¹"), signText(*contact->B));
  if (*contact->B == 0) return value;
  return value +
         (*contact->B > 0 ? Words::tr(": pressing lifts it") : Words::tr(": pressing pulls it in"));
}

QString quotientWords(const ContactSolutions& problem, double weight) {
  const ContactFacts* contact = slidingContact(problem);
  if (contact == nullptr || !contact->A || !contact->B || *contact->B == 0) return {};
  const double force = *contact->A / *contact->B;
  if (!std::isfinite(force)) return {};
  const QString quotient = QStringLiteral("A/B = %1 / %2 = %3")
                               .arg(numberText(*contact->A),
                                    contact->B.value() < 0 ? "(" + numberText(*contact->B) + ")"
                                                           : numberText(*contact->B),
                                    bold(forceText(force, weight)));
  if (force < 0) return quotient + Words::tr(": <b>refused</b>, the ground cannot pull");
  return normalForce() + " = " + quotient;
}

namespace {

/// What a contact does in one solution.
QString outcomeText(const ContactSolution& solution, std::size_t i) {
  const Mode mode = solution.mode[i];
  if (mode == Mode::Free)
    return Words::tr("leaves, <i>a</i><sub>n</sub> = %1")
        .arg(numberText(solution.aNormal[i], "m/s²"));
  const QString friction = numberText(solution.tangent[i], "N");
  return mode == Mode::Stick ? Words::tr("rests, <i>F</i><sub>T</sub> = %1").arg(friction)
                             : Words::tr("slides on, <i>F</i><sub>T</sub> = %1").arg(friction);
}

QString rowsOf(const ContactSolutions& problem, std::size_t index, double weight) {
  const ContactSolution& solution = problem.solutions[index];
  const bool taken = problem.verdict.taken == index;
  std::vector<const ContactFacts*> active;
  for (const ContactFacts& contact : problem.contacts)
    if (contact.active) active.push_back(&contact);
  QString rows;
  for (std::size_t i = 0; i < solution.mode.size(); ++i) {
    const QString mark = i > 0 ? QString() : taken ? QStringLiteral("▶") : QString();
    QStringList cells{normalForce() + " = " + forceText(solution.normal[i], weight),
                      outcomeText(solution, i)};
    if (active.size() > 1) cells[0].prepend(htmlText(active[i]->name) + ": ");
    rows += "<tr><td width=\"16\">" + mark + "</td>";
    for (const QString& cell : cells) rows += "<td>" + (taken ? bold(cell) : cell) + "</td>";
    rows += "</tr>";
  }
  return rows;
}

QString noneText(const ContactSolutions& problem) {
  if (problem.situation == Situation::Several)
    return Words::tr("None of the modes has forces that are determined and fit.");
  QString text = Words::tr("No force keeps the contact from sinking in.");
  if (problem.jump)
    text += Words::tr(
                " An impulse is left: a normal part of %1, with the friction that goes with it, "
                "stops the slip at once.")
                .arg(numberText(*problem.jump, "N s"));
  return text;
}

}  // namespace

QString countWords(const ContactSolutions& problem) {
  switch (problem.situation) {
    case Situation::Flight:
    case Situation::Collision:
    case Situation::Singular:
      return bold(Words::tr("Solutions at this moment"));
    default:
      break;
  }
  switch (problem.solutions.size()) {
    case 0:
      return bold(Words::tr("No solution at this moment"));
    case 1:
      return bold(Words::tr("One solution at this moment"));
    case 2:
      return bold(Words::tr("Two solutions at this moment"));
    default:
      return bold(Words::tr("%1 solutions at this moment").arg(problem.solutions.size()));
  }
}

QString solutionWords(const ContactSolutions& problem, double weight) {
  switch (problem.situation) {
    case Situation::Flight:
      return Words::tr("Not asked.");
    case Situation::Collision:
      return Words::tr("Not asked: no force stops in an instant what approaches.");
    case Situation::Singular:
      return Words::tr("Not determined: any force fits 0 = 0 · <i>F</i><sub>N</sub>.");
    default:
      break;
  }
  if (problem.solutions.empty()) return noneText(problem);
  QString rows;
  for (std::size_t i = 0; i < problem.solutions.size(); ++i) rows += rowsOf(problem, i, weight);
  return R"(<table cellspacing="0" cellpadding="3">)" + rows + "</table>";
}

QString verdictWords(const ContactSolutions& problem) {
  const Verdict& verdict = problem.verdict;
  if (verdict.rule.empty()) return {};
  QString text = ruleWords(verdict.rule).toHtmlEscaped();
  if (verdict.choice) text = Words::tr("chosen in this scene: %1").arg(text);
  if (verdict.since) text += Words::tr(" (decided at t = %1)").arg(numberText(*verdict.since, "s"));
  return Words::tr("<b>Rule:</b> %1.").arg(text);
}

}  // namespace painleve::ui
