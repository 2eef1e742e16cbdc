#pragma once
// One quiet line at the foot of the window: solver, size of the run, energy audit; while a run
// takes long, that it is being computed.

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace painleve::ui {

class Session;

class StatusLine : public QWidget {
  Q_OBJECT
 public:
  explicit StatusLine(Session& session, QWidget* parent = nullptr);
  QString text() const;
  bool showsProgress() const;

 private:
  void showRun();
  void watch();

  Session& session_;
  QLabel *run_, *audit_, *computing_;
  QProgressBar* progress_;
  QTimer patience_;  // what is done before it runs out needs no word
  bool lasted_ = false;
};

}  // namespace painleve::ui
