#pragma once
// Playback speed as a fraction of real time, 1/1000 to 4.

#include <QComboBox>

namespace painleve::ui {

class Playback;

/// "1/16×", "2×", "0.3×"
QString speedText(double speed);

class SpeedBox : public QComboBox {
  Q_OBJECT
 public:
  explicit SpeedBox(Playback& playback, QWidget* parent = nullptr);

 protected:
  void wheelEvent(QWheelEvent* event) override;

 private:
  void show(double speed);

  Playback& playback_;
};

}  // namespace painleve::ui
