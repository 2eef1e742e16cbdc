// The menus of the main window; the transport's commands are its own.

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include "ui/help.h"
#include "ui/main_window.h"
#include "ui/panels/comparisons.h"
#include "ui/panels/speed_box.h"
#include "ui/panels/status_line.h"
#include "ui/panels/sweep_bar.h"
#include "ui/panels/transport.h"
#include "ui/theme/palette.h"
#include "ui/title_dialog.h"
#include "ui/views3d/scene_view.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {

QAction* MainWindow::addCommand(QMenu& menu, const QString& text, const QKeySequence& key) {
  QAction* action = menu.addAction(text);
  action->setShortcut(key);
  return action;
}

void MainWindow::makeMenus() {
  makeFileMenu();
  makeEditMenu();
  makeSimulationMenu();
  makeViewMenu();
  makeHelpMenu();
}

void MainWindow::makeFileMenu() {
  QMenu& menu = *menuBar()->addMenu(tr("&File"));
  connect(addCommand(menu, tr("&New"), QKeySequence::New), &QAction::triggered, this,
          &MainWindow::newDocument);
  connect(addCommand(menu, tr("&Open…"), QKeySequence::Open), &QAction::triggered, &documents_,
          &Documents::chooseAndOpen);
  QMenu& recent = *menu.addMenu(tr("Open &recent"));
  documents_.recent().attachTo(recent);
  addPresets(menu);
  menu.addSeparator();
  connect(addCommand(menu, tr("&Save"), QKeySequence::Save), &QAction::triggered, &documents_,
          &Documents::save);
  connect(addCommand(menu, tr("Save &As…"), QKeySequence::SaveAs), &QAction::triggered, &documents_,
          &Documents::saveAs);
  connect(addCommand(menu, tr("Re&vert to saved"), {}), &QAction::triggered, &documents_,
          &Documents::revert);
  connect(addCommand(menu, tr("&Export…"), QKeySequence(Qt::CTRL | Qt::Key_E)), &QAction::triggered,
          this, &MainWindow::openExport);
  connect(addCommand(menu, tr("Save p&icture…"), Qt::Key_F12), &QAction::triggered, this,
          &MainWindow::takePicture);
  menu.addSeparator();
  connect(addCommand(menu, tr("&Quit"), QKeySequence::Quit), &QAction::triggered, this,
          &QWidget::close);
}

void MainWindow::addPresets(QMenu& menu) {
  connect(addCommand(menu, tr("&Presets…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)),
          &QAction::triggered, this, &MainWindow::browsePresets);
  connect(addCommand(menu, tr("Previous preset"), Qt::Key_BracketLeft), &QAction::triggered, this,
          [this] { stepPreset(-1); });
  connect(addCommand(menu, tr("Next preset"), Qt::Key_BracketRight), &QAction::triggered, this,
          [this] { stepPreset(+1); });
}

void MainWindow::makeEditMenu() {
  QMenu& menu = *menuBar()->addMenu(tr("&Edit"));
  undo_ = addCommand(menu, tr("&Undo"), QKeySequence::Undo);
  redo_ = addCommand(menu, tr("&Redo"), QKeySequence::Redo);
  undo_->setObjectName("undo");
  redo_->setObjectName("redo");
  connect(undo_, &QAction::triggered, &session_, &Session::undo);
  connect(redo_, &QAction::triggered, &session_, &Session::redo);
  menu.addSeparator();
  connect(addCommand(menu, tr("&Title and note…"), {}), &QAction::triggered, this,
          [this] { editTitle(*this, session_); });
  connect(
      addCommand(menu, tr("&Copy scene as text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)),
      &QAction::triggered, &documents_, &Documents::copyAsText);
  connect(addCommand(menu, tr("&Paste scene"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)),
          &QAction::triggered, &documents_, &Documents::paste);
  const auto refresh = [this] {
    undo_->setEnabled(session_.canUndo());
    redo_->setEnabled(session_.canRedo());
    // A name may hold the sign that marks keys in menus.
    undo_->setText(tr("&Undo %1").arg(session_.undoText().replace('&', "&&")).trimmed());
    redo_->setText(tr("&Redo %1").arg(session_.redoText().replace('&', "&&")).trimmed());
  };
  connect(&session_, &Session::undoStateChanged, undo_, refresh);
  refresh();
}

void MainWindow::makeSimulationMenu() {
  QMenu& menu = *menuBar()->addMenu(tr("&Simulation"));
  const Transport::Actions& actions = transport_->actions();
  menu.addActions({actions.play, actions.step, actions.stepBack});
  menu.addSeparator();
  menu.addActions({actions.previousEvent, actions.nextEvent});
  menu.addSeparator();
  menu.addActions({actions.first, actions.last, actions.loop, actions.slowNearEvents});
  menu.addSeparator();
  menu.addActions({actions.slower, actions.faster});
  menu.addSeparator();
  menu.addAction(actions.fromHere);
  addRunCommands(menu);
  connect(addCommand(menu, tr("S&weep a parameter…"), Qt::Key_W), &QAction::triggered, this,
          [this] { sweepBar_->setVisible(!sweepBar_->isVisible()); });
  menu.addSeparator();
  menu.addActions({&status_->stopAction(), &status_->againAction()});
  QMenu& speeds = *menu.addMenu(tr("S&peed"));
  for (const double speed : Playback::speeds()) {
    connect(speeds.addAction(speedText(speed)), &QAction::triggered, this,
            [this, speed] { playback_.setSpeed(speed); });
  }
}

void MainWindow::addRunCommands(QMenu& menu) {
  connect(addCommand(menu, tr("&Keep this run"), Qt::Key_K), &QAction::triggered, this, [this] {
    session_.keepRun(kActiveRun);
    workspace_->raiseView(views::kRuns);
  });
  const auto whenCompared = [this] { showComparison(); };
  connect(addCommand(menu, tr("Keep all &futures"), Qt::SHIFT | Qt::Key_K), &QAction::triggered,
          this, [this, whenCompared] { keepAllFutures(session_, whenCompared); });
  addComparisons(*menu.addMenu(tr("&Compare with")), session_, whenCompared);
  connect(addCommand(menu, tr("Physics or s&tep?"), {}), &QAction::triggered, this, [this] {
    workspace_->raiseView(views::kStudy);
    session_.requestStepStudy();
  });
}

void MainWindow::addViewToggles(QMenu& menu) {
  for (const char* id : views::kAll) {
    QDockWidget* dock = workspace_->dock(id);
    if (dock == nullptr) continue;
    QAction* toggle = dock->toggleViewAction();
    // What is opened from the menu is meant to be seen, also where other views lie over it.
    connect(toggle, &QAction::triggered, dock, [dock](bool shown) {
      if (shown) dock->raise();
    });
    menu.addAction(toggle);
  }
  workspace_->dock(views::kParameters)->toggleViewAction()->setShortcut(Qt::Key_F9);
}

void MainWindow::addLayouts(QMenu& menu) {
  auto* group = new QActionGroup(&menu);
  for (const Arrangement& arrangement : arrangements()) {
    QAction* action = menu.addAction(Workspace::tr(arrangement.title));
    action->setCheckable(true);
    action->setData(QString::fromStdString(arrangement.id));
    group->addAction(action);
    connect(action, &QAction::triggered, this,
            [this, &arrangement] { workspace_->arrange(arrangement); });
  }
  const auto mark = [this, group] {
    for (QAction* action : group->actions())
      action->setChecked(action->data().toString() == workspace_->arrangementId());
  };
  connect(&menu, &QMenu::aboutToShow, this, mark);
  menu.addSeparator();
  QAction* follows = menu.addAction(tr("Scenes bring their &layout"));
  follows->setCheckable(true);
  follows->setChecked(settings_.layoutFollowsScene);
  connect(follows, &QAction::toggled, this, [this](bool on) { settings_.layoutFollowsScene = on; });
  connect(menu.addAction(tr("&Reset layout")), &QAction::triggered, this, &MainWindow::resetLayout);
}

void MainWindow::addLook(QMenu& menu) {
  QAction* dark =
      addCommand(menu, tr("&Dark colours"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
  dark->setCheckable(true);
  dark->setChecked(currentTheme() == Theme::Dark);
  QAction* presenter =
      addCommand(menu, tr("Presenter: lar&ge type"), QKeySequence(Qt::CTRL | Qt::Key_F11));
  presenter->setCheckable(true);
  presenter->setChecked(isPresenting());
  // The menu is built anew as well: the change waits until its action is done.
  const auto change = [this, dark, presenter] {
    const Theme theme = dark->isChecked() ? Theme::Dark : Theme::Light;
    const bool large = presenter->isChecked();
    QTimer::singleShot(0, this, [this, theme, large] { setLook(theme, large); });
  };
  connect(dark, &QAction::toggled, this, change);
  connect(presenter, &QAction::toggled, this, change);
}

void MainWindow::makeViewMenu() {
  QMenu& menu = *menuBar()->addMenu(tr("&View"));
  connect(addCommand(menu, tr("&Reset camera and plots"), Qt::Key_Home), &QAction::triggered, this,
          &MainWindow::resetViews);
  addCameraCommands(*menu.addMenu(tr("&Camera")));
  menu.addMenu(&sceneView_->layerMenu())->setText(tr("&Layers of the 3-D view"));
  sceneView_->layerAction(LayerKind::Forces)->setShortcut(Qt::Key_F);
  menu.addSeparator();
  addLayouts(*menu.addMenu(tr("&Layout")));
  addViewToggles(*menu.addMenu(tr("&Views")));
  connect(menu.addAction(tr("&Keep this view in the scene")), &QAction::triggered, this,
          &MainWindow::keepViewInScene);
  menu.addSeparator();
  addLook(menu);
  connect(addCommand(menu, tr("&Full screen"), Qt::Key_F11), &QAction::triggered, this,
          &MainWindow::toggleFullScreen);
}

void MainWindow::addCameraCommands(QMenu& menu) {
  struct Side {
    QString name;
    Qt::Key key;
    ViewSide side;
  };
  for (const Side& view :
       {Side{tr("Fro&nt"), Qt::Key_1, ViewSide::Front},
        Side{tr("R&ight"), Qt::Key_3, ViewSide::Right}, Side{tr("To&p"), Qt::Key_7, ViewSide::Top},
        Side{tr("I&sometric"), Qt::Key_9, ViewSide::Isometric}}) {
    connect(addCommand(menu, view.name, view.key), &QAction::triggered, this,
            [this, side = view.side] { sceneView_->lookFrom(side); });
  }
  connect(addCommand(menu, tr("Parallel or perspecti&ve"), Qt::Key_5), &QAction::triggered, this,
          [this] { sceneView_->toggleOrthographic(); });
}

void MainWindow::makeHelpMenu() {
  QMenu& menu = *menuBar()->addMenu(tr("&Help"));
  connect(addCommand(menu, tr("&Manual"), Qt::Key_F1), &QAction::triggered, this,
          [this] { showManual(*this, resourceRoots_); });
  connect(addCommand(menu, tr("&Keyboard shortcuts"), Qt::Key_Question), &QAction::triggered, this,
          [this] { showShortcuts(*this); });
  menu.addSeparator();
  connect(addCommand(menu, tr("&About Painlevé Lab"), {}), &QAction::triggered, this,
          [this] { showAbout(*this); });
}

}  // namespace painleve::ui
