#pragma once
// Plays a parameter instead of time: every view shows what each value makes of the run. The
// document stays as it is, unless the value that is shown is kept.

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "core/scene/sweep.h"

namespace painleve::ui {

class Session;

class SweepPlayer : public QObject {
  Q_OBJECT
 public:
  explicit SweepPlayer(Session& session, QObject* parent = nullptr);

  bool isRunning() const { return timer_.isActive(); }
  double value() const { return value_; }  // that is shown, or was shown last

  /// False where the first value is refused (Session::refused says why).
  bool start(const Sweep& sweep);
  /// The document is shown again.
  void stop();
  /// The value that is shown becomes a change of the document: one undo entry.
  void keep(const QString& text);

 signals:
  void runningChanged(bool running);
  void valueChanged(double value);

 private:
  void advance();
  bool show(double value);
  void halt();

  Session& session_;
  Sweep sweep_;
  QTimer timer_;
  QElapsedTimer clock_;
  double elapsed_ = 0, value_ = 0;
};

}  // namespace painleve::ui
