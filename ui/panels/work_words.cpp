#include "ui/panels/work_words.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

namespace painleve::ui {
namespace {

/// A guess from less than this share of the work is worth nothing.
constexpr double kEnoughToGuess = 0.01;
constexpr double kMinute = 60, kHour = 3600;  // s
constexpr double kLongest = 1000 * kHour;

QString tr(const char* text) {
  return QCoreApplication::translate("painleve::ui::WorkWords", text);
}

QString kindWords(const Work& work) {
  switch (work.kind) {
    case WorkKind::Run:
      return tr("computing the run");
    case WorkKind::Plane:
      return tr("computing the phase plane");
    case WorkKind::StepStudy:
      return tr("studying the step, run %1 of %2").arg(work.number).arg(work.of);
    case WorkKind::OtherRuns:
      break;
  }
  return tr("computing other runs, %1 of %2").arg(work.number).arg(work.of);
}

}  // namespace

QString waitWords(double seconds) {
  const auto whole = [](double value) { return QString::number(std::ceil(value), 'f', 0); };
  if (seconds <= kMinute) return tr("%1 s").arg(whole(seconds));
  if (seconds <= kHour) return tr("%1 min").arg(whole(seconds / kMinute));
  return tr("%1 h").arg(whole(std::min(seconds, kLongest) / kHour));
}

QString paceWords(std::size_t rows, double seconds) {
  return tr("%1 rows/s").arg(QLocale().toString(static_cast<double>(rows) / seconds, 'f', 0));
}

QString workWords(const Work& work) {
  const ProgressReading& progress = work.progress;
  QString words = kindWords(work);
  if (progress.count == 0 || progress.seconds <= 0) return words + QStringLiteral(" …");
  if (work.kind != WorkKind::StepStudy)
    words += tr(": %1").arg(paceWords(progress.count, progress.seconds));
  if (progress.fraction < kEnoughToGuess) return words;
  const double left = progress.seconds * (1 / progress.fraction - 1);
  return words + tr(", about %1 left").arg(waitWords(left));
}

}  // namespace painleve::ui
