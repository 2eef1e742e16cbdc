#pragma once
// Where an export goes: folder and name, with the endings that will follow it.

#include <QWidget>

#include "ui/export/file_names.h"

class QLabel;
class QLineEdit;

namespace painleve::ui {

class TargetRow : public QWidget {
  Q_OBJECT
 public:
  /// Begins with the folder last used for this kind.
  explicit TargetRow(ExportKind kind, QWidget* parent = nullptr);

  /// A free name after the title, unless the user typed one.
  void suggest(const QString& title, const QStringList& endings);
  /// Path and name without an ending.
  QString stem() const;
  /// Why nothing can go there; empty: it may.
  QString problem() const;
  /// For the next export of this kind, also another day.
  void remember() const;

 signals:
  void changed();

 private:
  void browse();

  ExportKind kind_;
  QLineEdit *folder_, *name_;
  QLabel* endings_;
  bool isOwnName_ = false;
};

}  // namespace painleve::ui
