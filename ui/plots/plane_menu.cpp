#include "ui/plots/plane_menu.h"

#include <algorithm>

#include "ui/plots/plane_bar.h"
#include "ui/session/session.h"

namespace painleve::ui {

namespace {

/// The last kept run, or none.
const Run* lastKept(const Session& session) {
  const auto runs = session.runs();
  const auto found = std::find_if(runs.rbegin(), runs.rend(), [](const Run& run) {
    return run.role == Role::Kept || run.role == Role::Compared;
  });
  return found == runs.rend() ? nullptr : &*found;
}

}  // namespace

PlaneMenu::PlaneMenu(Session& session, PlaneBar& bar, QWidget* parent)
    : QMenu(parent), session_(session) {
  setToolTipsVisible(true);
  start_ = add("startHere", tr("&Start here"));
  connect(start_, &QAction::triggered, this, &PlaneMenu::startWanted);
  addSeparator();
  connect(add("keepRun", tr("&Keep run")), &QAction::triggered, this, &PlaneMenu::keepRun);
  last_ = add("removeLast", tr("&Remove last kept run"));
  connect(last_, &QAction::triggered, this, &PlaneMenu::removeLast);
  clear_ = add("clearKept", tr("&Clear kept runs"));
  connect(clear_, &QAction::triggered, &session_, &Session::clearKept);
  addSeparator();
  connect(add("fitPlane", tr("&Fit")), &QAction::triggered, this, &PlaneMenu::fitWanted);
  connect(add("copyCoordinates", tr("Copy c&oordinates")), &QAction::triggered, this,
          &PlaneMenu::copyWanted);
  addSeparator();
  addMenu(&bar.axesMenu());
  addMenu(&bar.fieldMenu());
}

QAction* PlaneMenu::add(const char* name, const QString& text) {
  QAction* action = addAction(text);
  action->setObjectName(name);
  return action;
}

void PlaneMenu::openAt(const QPoint& global, const QString& refusal) {
  start_->setEnabled(refusal.isEmpty());
  start_->setToolTip(refusal);
  const bool anyKept = lastKept(session_) != nullptr;
  last_->setEnabled(anyKept);
  clear_->setEnabled(anyKept);
  // What others have to offer for this plot stands below what it offers itself.
  for (QAction* action : parentWidget()->actions())
    if (!actions().contains(action)) addAction(action);
  popup(global);
}

void PlaneMenu::keepRun() {
  session_.keepRun(kActiveRun);
}

void PlaneMenu::removeLast() {
  if (const Run* run = lastKept(session_)) session_.removeRun(run->id);
}

}  // namespace painleve::ui
