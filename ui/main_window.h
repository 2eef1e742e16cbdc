#pragma once
// The window: wires session, panels, plots and the 3-D view; knows no formula.

#include <memory>
#include <string>
#include <vector>

#include <QMainWindow>
#include <QTimer>

#include "core/scene/presets.h"
#include "ui/crash_guard.h"
#include "ui/documents.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"
#include "ui/session/sweep_player.h"
#include "ui/window_settings.h"
#include "ui/worker/jobs.h"

class QMenu;

namespace painleve::ui {

class ExportDialog;
class MessageBar;
class NoteBar;
class PhasePlanePlot;
class RecoveryBar;
class RunPanel;
class SceneView;
class StatusLine;
class SweepBar;
class Transport;
class Workspace;

class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(std::vector<std::string> resourceRoots, QWidget* parent = nullptr);
  ~MainWindow() override;

  Session& session() { return session_; }
  Playback& playback() { return playback_; }
  Documents& documents() { return documents_; }
  CrashGuard& guard() { return guard_; }
  SceneView& sceneView() { return *sceneView_; }
  Workspace& workspace() { return *workspace_; }
  const std::vector<Preset>& presets() const { return presets_; }

  /// The scene that a fresh window shows: the figure that the papers begin with.
  void openDefault();
  void openPreset(int index);
  void showMessage(const QString& line);
  /// Colours and sizes of the whole window; its views are built anew and show what they showed.
  void setLook(Theme theme, bool presenting);

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  // layout.cpp
  void layOut();
  void addViews();
  void addStepViews();
  void showComparison();
  void followLayout();
  void resetLayout();
  // exports.cpp
  bool mayEndExport();
  void openExport();
  ExportDialog& exportDialog();
  void addPictureCommands();
  void freeExportKey();
  // menus.cpp
  void makeMenus();
  void makeFileMenu();
  void addPresets(QMenu& menu);
  void makeEditMenu();
  void makeSimulationMenu();
  void addRunCommands(QMenu& menu);
  void makeViewMenu();
  void addCameraCommands(QMenu& menu);
  void addViewToggles(QMenu& menu);
  void addLayouts(QMenu& menu);
  void addLook(QMenu& menu);
  void makeHelpMenu();
  QAction* addCommand(QMenu& menu, const QString& text, const QKeySequence& key);

  std::vector<Preset> loadShippedPresets();
  void connectSession();
  void rebuild();
  void restoreSettings();
  void keepSettings();
  void newDocument();
  void stepPreset(int direction);
  void browsePresets();
  void resetViews();
  Tree seenView() const;
  void keepViewInScene();
  void takePicture();
  void toggleFullScreen();
  void showRefusal(const QString& reason);
  void showTitle();

  std::vector<std::string> resourceRoots_;
  Jobs jobs_;
  Session session_;
  Playback playback_;
  SweepPlayer sweep_;
  Documents documents_;
  CrashGuard guard_;
  std::vector<Preset> presets_;
  QString presetTrouble_;  // why there are none
  QTimer frameTimer_;
  bool refusalShown_ = false;
  MessageBar* message_ = nullptr;
  NoteBar* note_ = nullptr;
  RecoveryBar* recovery_ = nullptr;
  Workspace* workspace_ = nullptr;
  WindowSettings settings_;
  struct {
    QString arrangement;
    QByteArray docks;
  } beforePresenting_;
  SceneView* sceneView_ = nullptr;
  PhasePlanePlot* phasePlane_ = nullptr;
  RunPanel* runs_ = nullptr;
  Transport* transport_ = nullptr;
  SweepBar* sweepBar_ = nullptr;
  StatusLine* status_ = nullptr;
  ExportDialog* export_ = nullptr;  // null: never opened
  QAction *undo_ = nullptr, *redo_ = nullptr;
};

}  // namespace painleve::ui
