#include "ui/export/time_left.h"

#include <cmath>

#include <QObject>

namespace painleve::ui {
namespace {

constexpr double kLeastShare = 0.02, kLeastSeconds = 0.3;  // before: a guess would jump about
constexpr double kMinute = 60;

}  // namespace

double secondsLeft(double fraction, double seconds) {
  if (fraction < kLeastShare || seconds < kLeastSeconds) return -1;
  return seconds * (1 - fraction) / fraction;
}

QString timeLeftText(double seconds) {
  if (!(seconds >= 0) || !std::isfinite(seconds)) return {};
  if (seconds < kMinute)
    return QObject::tr("about %1 s left").arg(static_cast<int>(std::ceil(seconds)));
  return QObject::tr("about %1 min left").arg(static_cast<int>(std::ceil(seconds / kMinute)));
}

}  // namespace painleve::ui
