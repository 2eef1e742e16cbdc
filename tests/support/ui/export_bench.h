#pragma once
// The export dialog of a real window, driven as a user does, into a folder of its own.

#include <QDir>
#include <QTabWidget>
#include <QTemporaryDir>

#include "tests/support/ui/window_bench.h"
#include "ui/export/export_dialog.h"

class QPushButton;

namespace painleve::ui {

class FinishedFiles;

class ExportBench : public WindowBench {
 protected:
  static constexpr int kLongestExportMs = 20'000;

  /// Nothing is remembered from a test before; the page for data is open.
  void SetUp() override;
  ExportDialog& dialog() { return *window_->findChild<ExportDialog*>(); }
  /// By its name, in the page that is open, else in the dialog.
  template <class Part>
  Part& part(const char* name) {
    auto* page = dialog().findChild<QTabWidget*>()->currentWidget();
    auto* found = page->findChild<Part*>(name);
    if (found == nullptr) found = dialog().findChild<Part*>(name);
    EXPECT_NE(found, nullptr) << name;
    return *found;
  }
  void open(ExportKind kind);
  /// As typed: from then on it is the user's own name.
  void typeName(const QString& name);
  QString message();
  QPushButton& exportButton();
  FinishedFiles& finished();
  bool waitForEnd();
  void doExport();
  QStringList files() const { return QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden); }

  QTemporaryDir folder_;
};

}  // namespace painleve::ui
