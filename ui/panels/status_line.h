#pragma once
// One quiet line at the foot of the window: solver, size of the run, energy audit; while something
// takes long, how far it is, and a button that stops it.

#include <memory>

#include <QTimer>
#include <QWidget>

#include "core/trajectory/trajectory.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QToolButton;

namespace painleve::ui {

class Session;

class StatusLine : public QWidget {
  Q_OBJECT
 public:
  explicit StatusLine(Session& session, QWidget* parent = nullptr);
  QString text() const;
  bool showsProgress() const;
  /// Stops what is shown as under way (Esc); computes what was stopped (F5).
  QAction& stopAction() { return *stop_; }
  QAction& againAction() { return *again_; }

 private:
  void makeActions();
  QToolButton* addButton(QHBoxLayout& row, QAction* action);
  void showRun();
  void watch();
  QString runWords() const;
  QString auditWords() const;

  Session& session_;
  QLabel *run_, *audit_, *computing_;
  QProgressBar* progress_;
  QAction *stop_ = nullptr, *again_ = nullptr;
  QToolButton *stopButton_ = nullptr, *againButton_ = nullptr;
  QTimer watch_;
  std::shared_ptr<const Trajectory> shownRun_;
};

}  // namespace painleve::ui
