#include "ui/panels/speed_box.h"

#include <cmath>

#include "ui/session/playback.h"

namespace painleve::ui {

QString speedText(double speed) {
  const double inverse = 1 / speed;
  const bool unitFraction = speed < 1 && std::abs(inverse - std::round(inverse)) < 1e-9 * inverse;
  return unitFraction ? QStringLiteral("1/%1×").arg(std::lround(inverse))
                      : QString::number(speed, 'g', 3) + QStringLiteral("×");
}

SpeedBox::SpeedBox(Playback& playback, QWidget* parent) : QuietBox(parent), playback_(playback) {
  setObjectName("speed");
  setToolTip(tr("<p>Speed: seconds of motion a second<br>keys − and =</p>"));
  setAccessibleName(tr("speed"));
  setMaxVisibleItems(20);
  for (const double speed : Playback::speeds()) addItem(speedText(speed), speed);
  connect(this, &QComboBox::activated, this,
          [this](int index) { playback_.setSpeed(itemData(index).toDouble()); });
  connect(&playback_, &Playback::speedChanged, this, &SpeedBox::show);
  show(playback_.speed());
}

void SpeedBox::show(double speed) {
  const int index = findData(speed);
  setCurrentIndex(index);
  // A file may name a speed between those of the list.
  setPlaceholderText(index < 0 ? speedText(speed) : QString());
}

}  // namespace painleve::ui
