#include "ui/export/film_speed.h"

#include <algorithm>
#include <cmath>

#include "ui/export/export_words.h"
#include "ui/session/playback.h"

namespace painleve::ui {
namespace {

constexpr double kSameSpeed = 1e-6;  // relative

}  // namespace

std::vector<double> filmSpeeds() {
  std::vector<double> speeds = Playback::speeds();
  speeds.insert(speeds.end(), {1. / 100, 1. / 50, 1. / 10, 1. / 5});
  std::ranges::sort(speeds);
  return speeds;
}

QString filmSpeedText(double speed) {
  const double inverse = 1 / speed, whole = std::round(inverse);
  const bool isPart = speed < 1 && std::abs(inverse - whole) < kSameSpeed * inverse;
  return isPart ? QStringLiteral("1/%1").arg(whole) : QString::number(speed, 'g', 3);
}

QString filmPaceText(double speed, bool slowsAtEvents) {
  QString pace = exportWords("real time");
  if (speed < 1) pace = exportWords("%1 of real time").arg(filmSpeedText(speed));
  if (speed > 1) pace = exportWords("%1 × real time").arg(filmSpeedText(speed));
  return slowsAtEvents ? exportWords("%1, slower near events").arg(pace) : pace;
}

}  // namespace painleve::ui
