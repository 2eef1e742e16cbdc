#pragma once
// One kind of export: its settings with a preview, and the work itself. Where the files go, and how
// it went, is the dialog's business.

#include <functional>

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "ui/export/export_error.h"
#include "ui/export/file_names.h"

namespace painleve::ui {

struct PageOutcome {
  QStringList files = {};  // written
  QString problem = {};    // one sentence; empty: all is done
  QString note = {};       // what else there is to say
  bool cancelled = false;
};

/// A file that appears whole or not at all. What `draw` throws (ExportError) is the problem.
PageOutcome writePicture(const QString& path, const std::function<QByteArray()>& draw);

class ExportPage : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;

  virtual ExportKind kind() const = 0;
  /// Follows the title of the scene in the name of the file, where that alone would not tell.
  virtual QString subject() const { return {}; }
  /// Of all files that an export would write, after one name.
  virtual QStringList endings() const = 0;
  /// Why nothing can be made of the settings; empty: it can.
  virtual QString problem() const = 0;
  /// The page is seen (again): shows what there is now.
  virtual void enter() = 0;
  /// Keeps the settings for another day.
  virtual void remember() const = 0;
  /// `stem`: path and name, to which the endings are added. finished() follows, maybe at once.
  virtual void start(const QString& stem) = 0;
  virtual void cancel() {}

 signals:
  void changed();
  void progressed(double share, double secondsLeft);
  void finished(const painleve::ui::PageOutcome& outcome);
};

}  // namespace painleve::ui
