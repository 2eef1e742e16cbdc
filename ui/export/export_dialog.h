#pragma once
// File ▸ Export: what is to be taken away, a preview of it, where it goes, and how it went. The
// window beside it goes on.

#include <functional>

#include <QDialog>

#include "ui/export/export_page.h"
#include "ui/export/export_sources.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;

namespace painleve::ui {

class FinishedFiles;
class PlotsPage;
class TargetRow;

class ExportDialog : public QDialog {
  Q_OBJECT
 public:
  ExportDialog(Session& session, const AskSources& sources, QWidget* parent = nullptr);
  ~ExportDialog() override;

  /// Brings the dialog to the front, at the page last used.
  void open() override;
  /// At the page with this plot.
  void openPlot(const QString& id);
  void openPage(ExportKind kind);
  ExportPage& page(ExportKind kind) const;
  bool isRunning() const { return running_ != nullptr; }
  /// Asked before files are replaced; standard: a message box.
  void setReplaceQuestion(std::function<bool(const QStringList&)> ask) { ask_ = std::move(ask); }

  void reject() override;

 signals:
  /// How an export ended while the dialog was not seen.
  void told(const QString& line);

 private:
  struct Tab {
    ExportPage* page;
    TargetRow* target;
  };
  void add(ExportPage* page, const QString& title);
  void layOut();
  const Tab& current() const;
  void enter();
  void refresh();
  void remember() const;
  void press();
  void begin(ExportPage& page);
  void showProgress(double share, double secondsLeft);
  void take(const PageOutcome& outcome);
  bool mayWrite(const QStringList& files) const;

  Session& session_;
  std::function<bool(const QStringList&)> ask_;
  std::vector<Tab> list_;
  PlotsPage* plots_ = nullptr;
  QTabWidget* tabs_;
  QLabel *message_, *left_;
  QProgressBar* bar_;
  FinishedFiles* files_;
  QPushButton *export_, *close_;
  ExportPage* running_ = nullptr;
};

}  // namespace painleve::ui
