#pragma once
// Playback speed as a fraction of real time, 1/1000 to 4.

#include "ui/theme/quiet_box.h"

namespace painleve::ui {

class Playback;

/// "1/16×", "2×", "0.3×"
QString speedText(double speed);

class SpeedBox : public QuietBox {
  Q_OBJECT
 public:
  explicit SpeedBox(Playback& playback, QWidget* parent = nullptr);

 private:
  void show(double speed);

  Playback& playback_;
};

}  // namespace painleve::ui
