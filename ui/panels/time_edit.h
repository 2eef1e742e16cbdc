#pragma once
// The playhead's time as a field: seconds, or ms and µs by their unit; only times of the run.

#include "ui/panels/number_edit.h"

namespace painleve::ui {

class Session;

/// "0.07", "0,07 s", "70 ms", "250 µs" in seconds; nullopt where it is no time.
std::optional<double> parseTime(const QString& text);

class TimeEdit : public NumberEdit {
  Q_OBJECT
 public:
  explicit TimeEdit(Session& session, QWidget* parent = nullptr);

 signals:
  /// One line: what was typed and what is allowed.
  void refused(const QString& line);

 protected:
  std::optional<double> parse(const QString& text) const override { return parseTime(text); }

 private:
  void go(double time);
  void display(double time);
  void refuse(const QString& text);

  Session& session_;
};

}  // namespace painleve::ui
