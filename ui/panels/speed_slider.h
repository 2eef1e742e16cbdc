#pragma once
// Playback speed over its decades, one notch for every speed of the list.

#include "ui/panels/track_slider.h"

namespace painleve::ui {

class Playback;

class SpeedSlider : public TrackSlider {
  Q_OBJECT
 public:
  explicit SpeedSlider(Playback& playback, QWidget* parent = nullptr);

 protected:
  void drawMarks(QPainter& painter) override;
  double pick(const QPointF& position) const override;
  /// The arrows go from notch to notch.
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Playback& playback_;
};

}  // namespace painleve::ui
