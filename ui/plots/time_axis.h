#pragma once
// The stretch of time that all time plots of a session show.

#include <QObject>

namespace painleve::ui {

class Session;

class TimeAxis : public QObject {
  Q_OBJECT
 public:
  /// The one of the session, made when first asked for.
  static TimeAxis& of(Session& session);

  double lower() const { return lower_; }
  double upper() const { return upper_; }
  /// Shows this stretch from now on, until showAll().
  void setRange(double lower, double upper);
  /// The whole run, also when it grows or shrinks; of a run without duration, what the other runs
  /// last.
  void showAll();

 signals:
  void changed();

 private:
  explicit TimeAxis(Session& session);
  void followRun();
  void apply(double lower, double upper);

  Session& session_;
  double lower_ = 0, upper_ = 1;  // s
  bool all_ = true;
};

}  // namespace painleve::ui
