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

class LineSample;
class Session;

class RunRow : public QWidget {
  Q_OBJECT
 public:
  /// Empty until it is refreshed.
  RunRow(Session& session, RunId id, Role role, QWidget* parent = nullptr);

  RunId id() const { return id_; }
  Role role() const { return role_; }
  /// The run with its present name and end, `pen` as it is drawn everywhere. What is being typed
  /// stays.
  void refresh(const Run& run, const QPen& pen);

 private:
  void addName(QHBoxLayout& row);
  void addCommands(QHBoxLayout& row);
  QToolButton* addCommand(QHBoxLayout& row, const char* name, const QString& words,
                          void (*command)(Session&, RunId));
  void rename();
  void showName(const Run& run);

  Session& session_;
  const RunId id_;
  const Role role_;
  LineSample* sample_;
  QLabel* title_ = nullptr;    // of a run whose name is not ours to change
  QLineEdit* name_ = nullptr;  // of a kept run
  QLabel* end_;
  QToolButton *eye_ = nullptr, *compare_ = nullptr;  // of a kept run
};

}  // namespace painleve::ui
