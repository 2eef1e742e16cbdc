#pragma once
// One run in the list: how its line looks, its name, how it ends, and what can be done with it.

#include <QPen>
#include <QWidget>

#include "ui/session/run.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace painleve::ui {

class Session;

class RunRow : public QWidget {
  Q_OBJECT
 public:
  /// `pen` as the run is drawn everywhere.
  RunRow(Session& session, const Run& run, const QPen& pen, QWidget* parent = nullptr);

  RunId id() const { return id_; }

 private:
  void addName(QHBoxLayout& row, const Run& run);
  void addEnd(QHBoxLayout& row, const Run& run);
  void addCommands(QHBoxLayout& row, const Run& run);
  QToolButton* button(const QString& icon, const QString& name, const QString& words);

  Session& session_;
  RunId id_;
};

}  // namespace painleve::ui
