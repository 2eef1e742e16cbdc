#pragma once
// The run's time as a slider, with a tick at every event.

#include "ui/panels/track_slider.h"

namespace painleve::ui {

class Session;

class TimeSlider : public TrackSlider {
  Q_OBJECT
 public:
  explicit TimeSlider(Session& session, QWidget* parent = nullptr);
  QSize sizeHint() const override { return {200, 28}; }

 protected:
  void drawMarks(QPainter& painter) override;
  bool event(QEvent* event) override;

 private:
  void refreshRange();
  QString eventsAt(double x) const;

  Session& session_;
};

}  // namespace painleve::ui
