#include "ui/panels/run_commands.h"

#include <QGridLayout>
#include <QMenu>
#include <QPushButton>

#include "ui/panels/comparisons.h"
#include "ui/session/session.h"
#include "ui/theme/icons.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr int kColumns = 2;

}  // namespace

RunCommands::RunCommands(Session& session, QWidget* parent) : QWidget(parent) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(kGrid / 2);
  grid->setColumnStretch(kColumns, 1);
  QPushButton* keep = add(*grid, tr("Keep"), "keepActive");
  keep->setIcon(icon("pin"));
  keep->setToolTip(tr("<p>Keep the active run (K)<br>it stays what it is now</p>"));
  QPushButton* futures = add(*grid, tr("Keep all futures"), "keepFutures");
  futures->setToolTip(
      tr("<p>Keep every future of the last branch point up to the playhead, and compare those "
         "not taken</p>"));
  QPushButton* compare = add(*grid, tr("Compare with"), "compareWith");
  compare->setToolTip(tr("<p>The same scene under other laws, solvers or steps</p>"));
  clear_ = add(*grid, tr("Remove all kept"), "clearKept");
  const auto whenCompared = [this] { emit compared(); };
  auto* menu = new QMenu(compare);
  addComparisons(*menu, session, whenCompared);
  compare->setMenu(menu);
  connect(keep, &QPushButton::clicked, &session, [&session] { session.keepRun(kActiveRun); });
  connect(futures, &QPushButton::clicked, this,
          [&session, whenCompared] { keepAllFutures(session, whenCompared); });
  connect(clear_, &QPushButton::clicked, &session, &Session::clearKept);
}

QPushButton* RunCommands::add(QGridLayout& grid, const QString& text, const char* name) {
  auto* button = new QPushButton(text);
  button->setObjectName(name);
  button->setFocusPolicy(Qt::TabFocus);
  const int place = grid.count();
  grid.addWidget(button, place / kColumns, place % kColumns);
  return button;
}

void RunCommands::setAnyKept(bool any) {
  clear_->setVisible(any);
}

}  // namespace painleve::ui
