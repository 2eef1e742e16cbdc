#include "ui/workspace/workspace.h"

#include <algorithm>
#include <utility>

#include <QGuiApplication>
#include <QScreen>
#include <QTabBar>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/theme/quiet_wheel.h"
#include "ui/theme/style.h"
#include "ui/workspace/dock_title.h"

namespace painleve::ui {
namespace {

constexpr int kStateVersion = 1;

/// A rounded card around one view.
QWidget* card(QWidget* content, int padding) {
  auto* frame = new QWidget;
  makeCard(*frame);
  frame->setSizePolicy(content->sizePolicy());
  auto* column = new QVBoxLayout(frame);
  column->setContentsMargins(padding, padding, padding, padding);
  column->addWidget(content);
  return frame;
}

/// Qt keeps a dock behind others "visible", out of sight; its content is to know that nobody looks.
void restWhileUnseen(QDockWidget& dock, QWidget& content) {
  QSizePolicy policy = content.sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  content.setSizePolicy(policy);
  // A floating dock may stand on a screen whose coordinates are negative, which Qt takes for
  // unseen.
  QObject::connect(&dock, &QDockWidget::visibilityChanged, &content, [&](bool seen) {
    content.setVisible(seen || (dock.isFloating() && dock.isVisible()));
  });
}

bool isOnAScreen(const QRect& frame) {
  const auto screens = QGuiApplication::screens();
  return std::any_of(screens.begin(), screens.end(), [&](const QScreen* screen) {
    return screen->availableGeometry().intersects(frame);
  });
}

}  // namespace

Workspace::Workspace(QWidget* parent) : QMainWindow(parent) {
  setWindowFlags(Qt::Widget);
  setDockNestingEnabled(true);
  setDocumentMode(true);
  setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  setContextMenuPolicy(Qt::NoContextMenu);
}

void Workspace::add(const QString& id, const QString& title, QWidget* content, int padding) {
  auto* dock = new QDockWidget(title, this);
  dock->setObjectName(id);
  dock->setTitleBarWidget(new DockTitle(*dock));
  dock->setWidget(card(content, padding));
  docks_[id] = dock;
  addDockWidget(Qt::LeftDockWidgetArea, dock);
  // A dock that changed its place has its new neighbours only after this turn.
  const auto later = [this] { QTimer::singleShot(0, this, &Workspace::showTitles); };
  connect(dock, &QDockWidget::dockLocationChanged, this, later);
  connect(dock, &QDockWidget::topLevelChanged, this, later);
  connect(dock, &QDockWidget::visibilityChanged, this, later);
  restWhileUnseen(*dock, *content);
}

QDockWidget* Workspace::dock(const QString& id) const {
  const auto found = docks_.find(id);
  return found == docks_.end() ? nullptr : found->second;
}

void Workspace::raiseView(const QString& id) {
  QDockWidget* view = dock(id);
  if (view == nullptr) return;
  if (!sized_) raised_ = id;
  view->show();
  view->raise();
}

void Workspace::arrange(const Arrangement& arrangement) {
  setUpdatesEnabled(false);
  const auto columns = present(arrangement);
  place(columns);
  arrangementId_ = QString::fromStdString(arrangement.id);
  restored_.clear();
  if (sized_) share(columns);
  setUpdatesEnabled(true);
  showTitles();
}

// What of an arrangement this window has: an arrangement may name views of another version.
std::vector<Workspace::Strip> Workspace::present(const Arrangement& arrangement) const {
  std::vector<Strip> columns;
  for (const Column& column : arrangement.columns) {
    Strip strip{column.share, {}};
    for (const Cell& cell : column.cells) {
      Stack stack{cell.share, {}};
      for (const auto& id : cell.stack)
        if (QDockWidget* view = dock(QString::fromStdString(id))) stack.docks << view;
      if (!stack.docks.isEmpty()) strip.stacks.push_back(stack);
    }
    if (!strip.stacks.empty()) columns.push_back(strip);
  }
  return columns;
}

void Workspace::place(const std::vector<Strip>& columns) {
  for (const auto& [id, dock] : docks_) {
    dock->setFloating(false);
    removeDockWidget(dock);
  }
  QDockWidget* left = nullptr;
  for (const Strip& column : columns) {
    QDockWidget* first = column.stacks.front().docks.front();
    if (left == nullptr) {
      addDockWidget(Qt::LeftDockWidgetArea, first);
    } else {
      splitDockWidget(left, first, Qt::Horizontal);
    }
    left = first;
  }
  for (const auto& [width, stacks] : columns) {
    for (std::size_t i = 1; i < stacks.size(); ++i)
      splitDockWidget(stacks[i - 1].docks.front(), stacks[i].docks.front(), Qt::Vertical);
    for (const Stack& stack : stacks) pile(stack.docks);
  }
  if (!columns.empty()) closeOthers(columns.back().stacks.back().docks.front());
}

// They stand closed behind a view, so that they open there, and that a saved layout knows them: it
// would give what it does not know a place at the edge.
void Workspace::closeOthers(QDockWidget* front) {
  for (const auto& [id, dock] : docks_) {
    if (dockWidgetArea(dock) != Qt::NoDockWidgetArea) continue;
    tabifyDockWidget(front, dock);
    dock->hide();
  }
  front->raise();
}

void Workspace::pile(const QList<QDockWidget*>& docks) {
  QDockWidget* below = nullptr;
  for (QDockWidget* dock : docks) {
    if (below != nullptr) tabifyDockWidget(below, dock);
    dock->show();
    below = dock;
  }
  docks.front()->raise();
}

void Workspace::share(const std::vector<Strip>& columns) {
  QList<QDockWidget*> firsts;
  QList<int> widths;
  for (const Strip& column : columns) {
    firsts << column.stacks.front().docks.front();
    widths << column.share;
  }
  resizeDocks(firsts, widths, Qt::Horizontal);
  for (const Strip& column : columns) {
    QList<QDockWidget*> tops;
    QList<int> heights;
    for (const Stack& stack : column.stacks) {
      tops << stack.docks.front();
      heights << stack.share;
    }
    resizeDocks(tops, heights, Qt::Vertical);
  }
}

// Sizes hold only once the window has its own: they are given in the turn after it is shown.
void Workspace::showEvent(QShowEvent* event) {
  QMainWindow::showEvent(event);
  if (!sized_) QMetaObject::invokeMethod(this, &Workspace::giveSizes, Qt::QueuedConnection);
}

void Workspace::giveSizes() {
  sized_ = true;
  if (!restored_.isEmpty()) {
    restoreState(std::exchange(restored_, {}), kStateVersion);
    bringBack();
  } else if (const auto* arrangement = findArrangement(arrangementId_.toStdString())) {
    share(present(*arrangement));
  }
  if (!raised_.isEmpty()) raiseView(std::exchange(raised_, {}));
}

void Workspace::showTitles() {
  for (const auto& [id, dock] : docks_) {
    const auto others = tabifiedDockWidgets(dock);
    const bool stacked = !dock->isFloating() &&
                         std::any_of(others.begin(), others.end(),
                                     [](const QDockWidget* other) { return !other->isHidden(); });
    static_cast<DockTitle*>(dock->titleBarWidget())->setShown(!stacked);
  }
  for (QTabBar* tabs : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
    quietTabs(*tabs);
    tabs->setExpanding(false);
    tabs->setDrawBase(false);
    // Half a name says nothing: those that have no room are reached by the arrows.
    tabs->setElideMode(Qt::ElideNone);
    tabs->setUsesScrollButtons(true);
  }
}

QByteArray Workspace::saved() const {
  return saveState(kStateVersion);
}

bool Workspace::restore(const QByteArray& bytes, const QString& arrangementId) {
  if (!restoreState(bytes, kStateVersion)) {
    arrange(arrangements().front());
    return false;
  }
  arrangementId_ = arrangementId;
  if (!sized_) restored_ = bytes;
  bringBack();
  QTimer::singleShot(0, this, &Workspace::showTitles);
  return true;
}

void Workspace::bringBack() {
  for (const auto& [id, dock] : docks_) {
    if (dock->isFloating() && !isOnAScreen(dock->frameGeometry()))
      dock->move(mapToGlobal(QPoint(kGrid, kGrid)));
  }
}

}  // namespace painleve::ui
