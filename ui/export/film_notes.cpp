#include "ui/export/film_notes.h"

#include "ui/export/export_words.h"
#include "ui/export/frame_header.h"
#include "ui/export/frame_layout.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

QString withSize(const QString& sentence, QSize least) {
  return sentence.arg(least.width()).arg(least.height());
}

}  // namespace

QString roomNote(const AnimationSettings& settings, const Scene& scene) {
  const double header = headerHeight(settings, scene);
  const FrameLayout layout = frameLayout(settings, header);
  QStringList notes;
  if (settings.picture == AnimationPicture::Composed && layout.plane.isEmpty())
    notes << withSize(
        exportWords("Phase plane and energies are left out: they have room from %1 × %2 pixels."),
        leastComposedSize());
  if (header > 0 && layout.header.isEmpty())
    notes << withSize(
        exportWords("Title and parameters are left out: they have room from %1 × %2 pixels."),
        leastSizeWithHeader());
  return joinedSentences(notes);
}

QString endNote(const AnimationSettings& settings, const Trajectory& run) {
  const bool isInside = settings.to && *settings.to <= run.endTime;
  if (run.end == End::Duration || settings.sweep || isInside) return {};
  return exportWords("The run ended early at t = %1: %2. The film ends there.")
      .arg(numberText(run.endTime, "s"), QString::fromStdString(run.endReason));
}

QString joinedSentences(QStringList sentences) {
  sentences.removeAll(QString());
  return sentences.join(' ');
}

}  // namespace painleve::ui
