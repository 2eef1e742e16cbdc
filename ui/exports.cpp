// What the window has to take away, and the commands that do it.

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMessageBox>

#include "ui/export/export_dialog.h"
#include "ui/export/plot_copy.h"
#include "ui/main_window.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

std::vector<PlotSource> plotsOf(const Workspace& workspace) {
  std::vector<PlotSource> plots;
  for (const char* id : views::kAll) {
    QDockWidget* dock = workspace.dock(id);
    if (dock == nullptr) continue;
    if (QWidget* plot = plotViewIn(*dock)) plots.push_back({id, dock->windowTitle(), plot});
  }
  return plots;
}

/// In a field the key would go to the end of the line; it opens the export wherever the keyboard
/// is.
class ExportKey : public QObject {
 public:
  explicit ExportKey(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() != QEvent::ShortcutOverride) return false;
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (key.key() != Qt::Key_E || key.modifiers() != Qt::ControlModifier) return false;
    event->ignore();
    return true;
  }
};

}  // namespace

ExportDialog& MainWindow::exportDialog() {
  if (export_ != nullptr) return *export_;
  export_ = new ExportDialog(
      session_,
      [this] {
        return ExportSources{sceneView_, plotsOf(*workspace_), seenView()};
      },
      this);
  connect(export_, &ExportDialog::told, this, &MainWindow::showMessage);
  return *export_;
}

void MainWindow::freeExportKey() {
  new ExportKey(this);
}

// A film under way may be the work of many minutes.
bool MainWindow::mayEndExport() {
  if (export_ == nullptr || !export_->isRunning() || !documents_.isAsking()) return true;
  const auto answer = QMessageBox::question(this, tr("Export under way"),
                                            tr("The export is not finished. Close and drop it?"),
                                            QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
  return answer == QMessageBox::Yes;
}

void MainWindow::openExport() {
  exportDialog().open();
}

void MainWindow::addPictureCommands() {
  for (const PlotSource& plot : plotsOf(*workspace_)) {
    auto* action = new QAction(tr("Save picture of this plot…"), plot.view);
    action->setObjectName("savePlot");
    offerOn(*plot.view, *action);
    connect(action, &QAction::triggered, this,
            [this, id = plot.id] { exportDialog().openPlot(id); });
  }
}

}  // namespace painleve::ui
