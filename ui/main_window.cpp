#include "ui/main_window.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

#include "core/errors.h"
#include "core/io/resource_paths.h"
#include "core/scene/scene_access.h"
#include "ui/export/export_dialog.h"
#include "ui/export/file_names.h"
#include "ui/panels/event_story.h"
#include "ui/panels/keyboard_buttons.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/note_bar.h"
#include "ui/panels/parameter_form.h"
#include "ui/panels/preset_browser.h"
#include "ui/panels/sweep_bar.h"
#include "ui/plots/force_plot.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/plots/theory_plot.h"
#include "ui/plots/variables_plot.h"
#include "ui/recovery_bar.h"
#include "ui/scene_drop.h"
#include "ui/screenshot.h"
#include "ui/theme/palette.h"
#include "ui/theme/style.h"
#include "ui/views3d/scene_view.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

constexpr auto kStandardPreset = "fig2_mu14";
/// px: large type leaves no room for every view in a narrower window.
constexpr int kWideEnoughToPresent = 1600;
constexpr int kFrameMs = 16;  // results are fetched as often as a screen shows them

}  // namespace

MainWindow::MainWindow(std::vector<std::string> resourceRoots, QWidget* parent)
    : QMainWindow(parent),
      resourceRoots_(std::move(resourceRoots)),
      session_(jobs_),
      playback_(session_),
      sweep_(session_),
      documents_(session_, *this),
      guard_(session_, documents_) {
  new SceneDrop(*this, documents_);
  freeExportKey();
  new KeyboardButtons(this);
  settings_ = loadWindowSettings();
  setTheme(settings_.theme);
  installStyle();
  presets_ = loadShippedPresets();
  openDefault();
  layOut();
  makeMenus();
  connectSession();
  showTitle();
  restoreSettings();
  if (!presetTrouble_.isEmpty()) showMessage(presetTrouble_);
}

MainWindow::~MainWindow() {
  // The widgets observe the session; they go before it does.
  disconnect(&session_, nullptr, nullptr, nullptr);
  delete export_;
  delete takeCentralWidget();
}

std::vector<Preset> MainWindow::loadShippedPresets() {
  const std::string folder = findResource(resourceRoots_, "scenes");
  if (folder.empty()) {
    presetTrouble_ = tr("The folder with the presets was not found.");
    return {};
  }
  try {
    return loadPresets(folder);
  } catch (const SceneError& error) {
    presetTrouble_ = tr("The presets cannot be read: %1").arg(QString::fromUtf8(error.what()));
    return {};
  }
}

void MainWindow::connectSession() {
  connect(&session_, &Session::refused, this, &MainWindow::showRefusal);
  connect(&documents_, &Documents::failed, this, &MainWindow::showMessage);
  connect(&guard_, &CrashGuard::failed, this, &MainWindow::showMessage);
  connect(&session_, &Session::documentOpened, this, [this] {
    message_->dismiss();
    showTitle();
    followLayout();
  });
  connect(&session_, &Session::trajectoryChanged, this, [this] {
    const bool runs = session_.trajectory() && !session_.isStale();
    if (runs && std::exchange(refusalShown_, false)) message_->dismiss();
  });
  connect(&session_, &Session::undoStateChanged, this, &MainWindow::showTitle);
  frameTimer_.setInterval(kFrameMs);
  connect(&frameTimer_, &QTimer::timeout, &session_, &Session::poll);
  // Painting can keep the timer waiting; a moving hand fetches as well what is done by then.
  connect(&session_, &Session::sceneChanged, &session_, &Session::poll);
  frameTimer_.start();
}

void MainWindow::openDefault() {
  if (presets_.empty()) return;
  const auto standard = std::find_if(presets_.begin(), presets_.end(), [](const Preset& preset) {
    return preset.id == kStandardPreset;
  });
  session_.open((standard == presets_.end() ? presets_.front() : *standard).scene, {});
}

void MainWindow::openPreset(int index) {
  documents_.openUntitled(presets_.at(static_cast<std::size_t>(index)).scene);
}

void MainWindow::newDocument() {
  // A fresh start with the system at hand: its first preset.
  for (const Preset& preset : presets_) {
    if (systemTypeOf(preset.scene) == session_.card().type)
      return documents_.openUntitled(preset.scene);
  }
}

void MainWindow::stepPreset(int direction) {
  const int count = static_cast<int>(presets_.size());
  if (count == 0) return;
  int here = -1;
  for (int i = 0; i < count; ++i) {
    if (presets_[static_cast<std::size_t>(i)].scene.title == session_.scene().title) here = i;
  }
  openPreset((here + direction + count) % count);
}

void MainWindow::browsePresets() {
  auto* browser = new PresetBrowser(presets_, QString::fromStdString(session_.scene().title), this);
  browser->setAttribute(Qt::WA_DeleteOnClose);
  connect(browser, &PresetBrowser::chosen, this, &MainWindow::openPreset);
  browser->open();
}

void MainWindow::showMessage(const QString& line) {
  refusalShown_ = false;
  message_->show(line);
}

void MainWindow::showRefusal(const QString& reason) {
  const bool isOlder = session_.isStale() && session_.trajectory();
  message_->show(isOlder ? tr("%1. The last good run is shown.").arg(reason) : reason);
  refusalShown_ = true;
}

void MainWindow::showTitle() {
  const QString file = QFileInfo(session_.path()).fileName();
  const QString title = QString::fromStdString(session_.scene().title);
  const QString name = !file.isEmpty() ? file : !title.isEmpty() ? title : tr("Untitled");
  setWindowTitle(name + "[*] — Painlevé Lab");
  setWindowModified(session_.isModified());
}

void MainWindow::takePicture() {
  const QString folder = lastFolder(ExportKind::Picture);
  const QString stem = fileStem(QString::fromStdString(session_.scene().title));
  QFileDialog dialog(this, tr("Save picture"), folder, tr("Pictures (*.png)"));
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix("png");
  dialog.selectFile(freeName(folder, stem, {".png"}) + ".png");
  if (dialog.exec() != QDialog::Accepted) return;
  const QString path = dialog.selectedFiles().front();
  if (const auto problem = savePicture(*this, path))
    return showMessage(tr("The picture was not saved: %1").arg(QString::fromStdString(*problem)));
  rememberFolder(ExportKind::Picture, QFileInfo(path).absolutePath());
}

void MainWindow::toggleFullScreen() {
  setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::setLook(Theme theme, bool presenting) {
  if (theme == currentTheme() && presenting == isPresenting()) return;
  playback_.setPlaying(false);
  const bool begins = presenting && !isPresenting(), ends = !presenting && isPresenting();
  const QString arrangement = workspace_->arrangementId();
  const QByteArray docks = workspace_->saved();
  if (begins) beforePresenting_ = {arrangement, docks};
  setTheme(theme);
  setPresenting(presenting);
  installStyle();
  rebuild();
  if (ends) {
    workspace_->restore(beforePresenting_.docks, beforePresenting_.arrangement);
  } else if (begins && width() < kWideEnoughToPresent) {
    workspace_->arrange(*findArrangement("stage"));
  } else {
    workspace_->restore(docks, arrangement);
  }
  settings_.theme = theme;
  saveWindowSettings(settings_);
}

void MainWindow::rebuild() {
  const Tree picture = sceneView_->viewState(), plane = phasePlane_->viewState();
  const Tree forces = workspace_->findChild<ForcePlot*>()->viewState();
  const Tree variables = workspace_->findChild<VariablesPlot*>()->viewState();
  const Tree story = workspace_->findChild<EventStory*>()->viewState();
  const Tree theory = workspace_->findChild<TheoryPlot*>()->viewState();
  const Tree form = workspace_->findChild<ParameterForm*>()->viewState();
  const Tree sweep = sweepBar_->viewState();
  const bool noteRead = note_->isDismissed(), recoveryLater = recovery_->isPutOff();
  const QString message = message_->isHidden() ? QString() : message_->text();
  // Clearing the bar alone would leave its menus, and two actions for every key.
  menuBar()->clear();
  qDeleteAll(menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
  delete takeCentralWidget();
  layOut();
  makeMenus();
  sceneView_->setViewState(picture);
  phasePlane_->setViewState(plane);
  workspace_->findChild<ForcePlot*>()->setViewState(forces);
  workspace_->findChild<VariablesPlot*>()->setViewState(variables);
  workspace_->findChild<EventStory*>()->setViewState(story);
  workspace_->findChild<TheoryPlot*>()->setViewState(theory);
  workspace_->findChild<ParameterForm*>()->setViewState(form);
  sweepBar_->setViewState(sweep);
  if (noteRead) note_->hide();
  if (recoveryLater) recovery_->hide();
  if (!message.isEmpty()) message_->show(message);
}

void MainWindow::restoreSettings() {
  resize(minimumSize());
  // A layout of the user's own stands above the one that the first scene asks for.
  if (!settings_.geometry.isEmpty()) restoreGeometry(settings_.geometry);
  if (settings_.docks.isEmpty() || !workspace_->restore(settings_.docks, settings_.arrangement))
    resetLayout();
}

void MainWindow::keepSettings() {
  settings_.geometry = saveGeometry();
  settings_.docks = isPresenting() ? beforePresenting_.docks : workspace_->saved();
  settings_.arrangement =
      isPresenting() ? beforePresenting_.arrangement : workspace_->arrangementId();
  saveWindowSettings(settings_);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (mayEndExport() && documents_.mayLeave()) {
    keepSettings();
    sweep_.stop();
    playback_.setPlaying(false);
    frameTimer_.stop();
    event->accept();
  } else {
    event->ignore();
  }
}

}  // namespace painleve::ui
