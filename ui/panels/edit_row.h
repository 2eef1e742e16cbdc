#pragma once
// One change during the motion in the list of runs: when, what, and a way to take it back.

#include <QWidget>

class QLabel;
class QPushButton;

namespace painleve::ui {

class Session;

class EditRow : public QWidget {
  Q_OBJECT
 public:
  explicit EditRow(Session& session, QWidget* parent = nullptr);
  /// `index`: of the scene's edits; `words`: what it changes.
  void show(std::size_t index, const QString& words);

 private:
  Session& session_;
  std::size_t index_ = 0;
  double time_ = 0;  // s
  QPushButton* when_;
  QLabel* what_;
};

}  // namespace painleve::ui
