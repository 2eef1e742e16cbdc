// The menus of the main window; the transport's commands are its own.

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSplitter>

#include "ui/help.h"
#include "ui/main_window.h"
#include "ui/panels/speed_box.h"
#include "ui/panels/transport.h"
#include "ui/views3d/scene_view.h"

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
  QMenu& presets = *menu.addMenu(tr("Open &preset"));
  for (std::size_t i = 0; i < presets_.size(); ++i) {
    const int index = static_cast<int>(i);
    QAction* action = presets.addAction(QString::fromStdString(presets_[i].scene.title));
    connect(action, &QAction::triggered, this, [this, index] { openPreset(index); });
  }
  presets.setEnabled(!presets_.empty());
  connect(addCommand(menu, tr("Previous preset"), Qt::Key_BracketLeft), &QAction::triggered, this,
          [this] { stepPreset(-1); });
  connect(addCommand(menu, tr("Next preset"), Qt::Key_BracketRight), &QAction::triggered, this,
          [this] { stepPreset(+1); });
  menu.addSeparator();
  connect(addCommand(menu, tr("&Save"), QKeySequence::Save), &QAction::triggered, &documents_,
          &Documents::save);
  connect(addCommand(menu, tr("Save &As…"), QKeySequence::SaveAs), &QAction::triggered, &documents_,
          &Documents::saveAs);
  connect(addCommand(menu, tr("Save p&icture…"), Qt::Key_F12), &QAction::triggered, this,
          &MainWindow::takePicture);
  menu.addSeparator();
  connect(addCommand(menu, tr("&Quit"), QKeySequence::Quit), &QAction::triggered, this,
          &QWidget::close);
}

void MainWindow::makeEditMenu() {
  QMenu& menu = *menuBar()->addMenu(tr("&Edit"));
  undo_ = addCommand(menu, tr("&Undo"), QKeySequence::Undo);
  redo_ = addCommand(menu, tr("&Redo"), QKeySequence::Redo);
  undo_->setObjectName("undo");
  redo_->setObjectName("redo");
  connect(undo_, &QAction::triggered, &session_, &Session::undo);
  connect(redo_, &QAction::triggered, &session_, &Session::redo);
  const auto refresh = [this] {
    undo_->setEnabled(session_.canUndo());
    redo_->setEnabled(session_.canRedo());
    undo_->setText(tr("&Undo %1").arg(session_.undoText()).trimmed());
    redo_->setText(tr("&Redo %1").arg(session_.redoText()).trimmed());
  };
  connect(&session_, &Session::undoStateChanged, this, refresh);
  refresh();
}

void MainWindow::makeSimulationMenu() {
  QMenu& menu = *menuBar()->addMenu(tr("&Simulation"));
  const Transport::Actions& actions = transport_->actions();
  menu.addActions({actions.play, actions.step, actions.stepBack});
  menu.addSeparator();
  menu.addActions({actions.first, actions.last, actions.loop});
  menu.addSeparator();
  menu.addActions({actions.slower, actions.faster});
  QMenu& speeds = *menu.addMenu(tr("S&peed"));
  for (const double speed : Playback::speeds()) {
    connect(speeds.addAction(speedText(speed)), &QAction::triggered, this,
            [this, speed] { playback_.setSpeed(speed); });
  }
}

QAction* MainWindow::addPanelToggle(QMenu& menu, const QString& text, QWidget& panel) {
  QAction* action = menu.addAction(text);
  action->setCheckable(true);
  action->setChecked(true);
  connect(action, &QAction::toggled, &panel, &QWidget::setVisible);
  return action;
}

void MainWindow::makeViewMenu() {
  QMenu& menu = *menuBar()->addMenu(tr("&View"));
  connect(addCommand(menu, tr("&Reset camera and plots"), Qt::Key_Home), &QAction::triggered, this,
          &MainWindow::resetViews);
  menu.addSeparator();
  addCameraCommands(menu);
  menu.addSeparator();
  addPanelToggle(menu, tr("&Parameters"), *formCard_)->setShortcut(Qt::Key_F9);
  addPanelToggle(menu, tr("Pl&ots"), *plots_);
  addPanelToggle(menu, tr("&Transport"), *transport_);
  menu.addSeparator();
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
  QAction* forces = addCommand(menu, tr("&Contact forces"), Qt::Key_F);
  forces->setCheckable(true);
  forces->setChecked(true);
  connect(forces, &QAction::toggled, this, [this](bool on) { sceneView_->setForcesVisible(on); });
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
