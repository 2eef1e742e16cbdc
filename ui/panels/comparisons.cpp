#include "ui/panels/comparisons.h"

#include <array>

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include "ui/session/session.h"
#include "ui/theme/event_words.h"

namespace painleve::ui {
namespace {

struct Command {
  Contest contest;
  const char *name, *text, *help;
};

constexpr std::array kCommands{
    Command{Contest::ImpactLaws, "compareLaws",
            QT_TRANSLATE_NOOP("painleve::ui::Comparisons", "All impact &laws"),
            QT_TRANSLATE_NOOP("painleve::ui::Comparisons",
                              "The same scene under every other impact law, with the same e")},
    Command{Contest::OtherSolver, "compareSolver",
            QT_TRANSLATE_NOOP("painleve::ui::Comparisons", "The other &solver"),
            QT_TRANSLATE_NOOP("painleve::ui::Comparisons",
                              "Event-driven beside Moreau's time-stepping")},
    Command{Contest::Steps, "compareSteps",
            QT_TRANSLATE_NOOP("painleve::ui::Comparisons", "Steps &h, h/2, h/4"),
            QT_TRANSLATE_NOOP("painleve::ui::Comparisons",
                              "Moreau's time-stepping with shorter and shorter steps")},
};

QString tr(const char* text) {
  return QCoreApplication::translate("painleve::ui::Comparisons", text);
}

}  // namespace

void keepAllFutures(Session& session, const WhenCompared& whenCompared) {
  if (session.keepFutures([](std::string_view rule) { return ruleName(rule); })) whenCompared();
}

void addComparisons(QMenu& menu, Session& session, const WhenCompared& whenCompared) {
  menu.setToolTipsVisible(true);
  for (const Command& command : kCommands) {
    QAction* action = menu.addAction(tr(command.text));
    action->setObjectName(command.name);
    action->setToolTip(tr(command.help));
    QObject::connect(action, &QAction::triggered, &session,
                     [&session, whenCompared, contest = command.contest] {
                       if (session.compareWith(contest)) whenCompared();
                     });
  }
}

}  // namespace painleve::ui
