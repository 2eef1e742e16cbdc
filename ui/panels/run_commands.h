#pragma once
// What can be done with the list of runs as a whole: keep, fork, compare, clear.

#include <QWidget>

class QGridLayout;
class QPushButton;

namespace painleve::ui {

class Session;

class RunCommands : public QWidget {
  Q_OBJECT
 public:
  explicit RunCommands(Session& session, QWidget* parent = nullptr);

  void setAnyKept(bool any);

 signals:
  /// Runs were put beside the active one.
  void compared();

 private:
  QPushButton* add(QGridLayout& grid, const QString& text, const char* name);

  QPushButton* clear_ = nullptr;
};

}  // namespace painleve::ui
