#include "ui/panels/speed_slider.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QPainter>

#include "ui/session/playback.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

SpeedSlider::SpeedSlider(Playback& playback, QWidget* parent)
    : TrackSlider(parent), playback_(playback) {
  setObjectName("speed slider");
  setAccessibleName(tr("speed"));
  setToolTip(tr("<p>Speed: seconds of motion a second<br>keys − and =</p>"));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setRange(Playback::kSlowest, Playback::kFastest, true);
  setValue(playback.speed());
  connect(this, &TrackSlider::moved, &playback, &Playback::setSpeed);
  connect(&playback, &Playback::speedChanged, this, &TrackSlider::setValue);
}

void SpeedSlider::drawMarks(QPainter& painter) {
  constexpr double kNotch = 4, kRealTime = 7;  // px above and below the groove
  painter.setPen(QPen(ui::palette().frame, 1));
  for (const double speed : Playback::speeds()) {
    const double x = positionOf(speed), reach = speed == 1 ? kRealTime : kNotch;
    painter.drawLine(QPointF(x, grooveY() - reach), QPointF(x, grooveY() + reach));
  }
}

double SpeedSlider::pick(const QPointF& position) const {
  const auto& all = Playback::speeds();
  return *std::min_element(all.begin(), all.end(), [&](double a, double b) {
    return std::abs(positionOf(a) - position.x()) < std::abs(positionOf(b) - position.x());
  });
}

void SpeedSlider::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Left) return playback_.slower();
  if (event->key() == Qt::Key_Right) return playback_.faster();
  TrackSlider::keyPressEvent(event);
}

}  // namespace painleve::ui
