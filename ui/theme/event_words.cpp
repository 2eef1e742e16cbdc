#include "ui/theme/event_words.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QStringList>

#include "core/laws/event_rules.h"
#include "core/trajectory/shown_event.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(painleve::ui::Words)
};

struct Rule {
  const char *id, *name, *sentence;
};

#define WORDS(text) QT_TRANSLATE_NOOP("painleve::ui::Words", text)

constexpr std::array kRules{
    Rule{"lcp", WORDS("only solution"), WORDS("Coulomb's law itself: there is only one solution")},
    Rule{"painleve", WORDS("Painlevé's principle"),
         WORDS("Painlevé's principle: no force where the frictionless problem has none")},
    Rule{"contact", WORDS("contact kept"),
         WORDS("contact kept: closed wherever it can be, with the force A/B")},
    Rule{"impact", WORDS("tangential impact"),
         WORDS("tangential impact: the slip jumps at once though nothing was hit")},
    Rule{"lift_off", WORDS("lift-off"),
         WORDS("the scene's rule for this point: the contact opens")},
    Rule{"stop", WORDS("stop"), WORDS("the scene's rule for this point: the run ends here")},
    Rule{"ask", WORDS("open question"), WORDS("left open: choose how the run goes on")},
    Rule{"hold", WORDS("holds"), WORDS("friction holds a contact at rest as long as it can")},
    Rule{"newton", WORDS("Newton's impact law"),
         WORDS("Newton's impact law with Coulomb's friction on the whole impulse")},
    Rule{"newton-resolved", WORDS("Newton's law, resolved"),
         WORDS("Newton's impact law with Coulomb's friction at every moment of the impact")},
    Rule{"poisson", WORDS("Poisson's impact law"),
         WORDS("Poisson's impact law: restitution gives e times the impulse of compression")},
    Rule{"energetic", WORDS("energetic impact law"),
         WORDS("Stronge's impact law: restitution gives back e² of the work of compression")},
    Rule{"moreau", WORDS("Moreau's impact law"),
         WORDS("Moreau's impact law: the velocity is reflected, weakened by δ, without friction")},
    Rule{kTimeStepping, WORDS("Moreau's time-stepping"),
         WORDS("Moreau's time-stepping: one velocity jump a step, by Newton's law and Coulomb's "
               "friction on its whole impulse")},
    Rule{"friction limit", WORDS("friction limit"),
         WORDS("friction limit: friction cannot hold more than μ times the normal force")},
    Rule{"zeno_speed", WORDS("rest threshold"),
         WORDS("rest threshold: rebounds slower than it are none")},
    Rule{"energy", WORDS("energy limit"),
         WORDS("energy limit: the impact law made a million times the energy of the start")},
    Rule{"two closed contacts", WORDS("two closed contacts"),
         WORDS("two closed contacts: more than this solver takes")},
    Rule{"inside an obstacle", WORDS("inside an obstacle"),
         WORDS("inside an obstacle: such a start cannot be")}};

#undef WORDS

// Said once here, so that no rule of the core can go without words, or with another's.
constexpr bool hasOwnWords(std::string_view id) {
  const auto known = std::ranges::find(kRules, id, &Rule::id);
  if (known == kRules.end()) return false;
  return std::ranges::count(kRules, id, &Rule::id) == 1 &&
         std::ranges::count(kRules, std::string_view(known->name), &Rule::name) == 1 &&
         std::ranges::count(kRules, std::string_view(known->sentence), &Rule::sentence) == 1;
}
static_assert(std::ranges::all_of(kEventRules, hasOwnWords));
static_assert(kRules.size() == kEventRules.size());

const Rule* findRule(std::string_view rule) {
  const auto found = std::ranges::find(kRules, rule, &Rule::id);
  return found == kRules.end() ? nullptr : &*found;
}

QString plain(std::string_view id) {
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())).replace('_', ' ');
}

/// At a branch or singular point the question itself is shown: what comes next is the answer.
bool isQuestion(EventKind kind) {
  return kind == EventKind::BranchPoint || kind == EventKind::SingularPoint;
}

const Event* nextEvent(const Trajectory& trajectory, double t) {
  const Event* shown = shownEvent(trajectory, t);
  const auto first = shown != nullptr
                         ? trajectory.events.begin() + (shown - trajectory.events.data())
                         : std::ranges::upper_bound(trajectory.events, t, {}, &Event::time);
  const auto next = std::find_if(first, trajectory.events.end(), [&](const Event& event) {
    return event.time > t || !isQuestion(event.kind);
  });
  return next == trajectory.events.end() ? nullptr : &*next;
}

}  // namespace

QString eventWords(EventKind kind) {
  switch (kind) {
    case EventKind::LiftOff:
      return Words::tr("lift-off");
    case EventKind::Stop:
      return Words::tr("slip stops");
    case EventKind::Stick:
      return Words::tr("sticks");
    case EventKind::Slip:
      return Words::tr("slips");
    case EventKind::Settle:
      return Words::tr("settles: the bouncing ended");
    case EventKind::Touch:
      return Words::tr("touches softly");
    default:
      return plain(eventKindName(kind));
  }
}

QString contactModeWords(Mode mode, int lcpMode) {
  const QString words =
      QString::fromLatin1(modeName(mode)).replace(QLatin1Char('-'), QChar(0x2212));
  return lcpMode == 0 ? words : QStringLiteral("%1 (%2)").arg(words).arg(lcpMode);
}

QString ruleName(std::string_view rule) {
  const Rule* known = findRule(rule);
  return known != nullptr ? Words::tr(known->name) : plain(rule);
}

QString ruleWords(std::string_view rule) {
  const Rule* known = findRule(rule);
  return known != nullptr ? Words::tr(known->sentence) : plain(rule);
}

QString futureWords(const BranchPoint& branch) {
  QStringList names;
  for (const Future& future : branch.futures) names << ruleName(future.rule);
  return names.join(QStringLiteral(", "));
}

QString takenWords(const BranchPoint& branch) {
  const QString taken = branch.taken < branch.futures.size()
                            ? ruleName(branch.futures[branch.taken].rule)
                            : Words::tr("nothing chosen");
  const auto count = static_cast<int>(branch.futures.size());
  return count > 1 ? Words::tr("%1, of %2 futures").arg(taken).arg(count) : taken;
}

QString nextEventWords(const Trajectory& trajectory, double t) {
  const Event* next = nextEvent(trajectory, t);
  if (next == nullptr) {
    return trajectory.endReason.empty()
               ? Words::tr("the run has ended")
               : Words::tr("the run ends: %1").arg(QString::fromStdString(trajectory.endReason));
  }
  const QString what =
      next->kind == EventKind::End ? Words::tr("end of the run") : eventWords(next->kind);
  return next->time > t ? Words::tr("%1 at t = %2").arg(what, numberText(next->time, "s"))
                        : Words::tr("%1, at once").arg(what);
}

}  // namespace painleve::ui
