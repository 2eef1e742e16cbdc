// What an export costs beyond drawing its frames and encoding them: the same frames drawn alone,
// and encoded by ffmpeg's own command line.

#include <vector>

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include "core/scene/scene_json.h"
#include "ui/export/animation_export.h"
#include "ui/export/frame_painter.h"

namespace painleve::ui {
namespace {

constexpr double kShare = 0.7;  // drawing and encoding make up at least so much of an export

double seconds(const QElapsedTimer& clock) {
  return static_cast<double>(clock.nsecsElapsed()) * 1e-9;
}

/// Seconds of drawing alone; the raw frames go to `raw`.
double draw(const Scene& scene, const AnimationSettings& settings, QFile& raw) {
  FramePainter painter(scene, settings);
  const auto await = [&painter] {
    while (!painter.poll()) QApplication::processEvents();
  };
  await();
  double spent = 0;
  for (const double time : framePlan(settings, scene, *painter.trajectory())) {
    QElapsedTimer clock;
    clock.start();
    painter.seek(time);
    await();
    const QImage frame = painter.paint();
    spent += seconds(clock);
    raw.write(reinterpret_cast<const char*>(frame.constBits()), frame.sizeInBytes());
  }
  raw.close();
  return spent;
}

double encode(const AnimationSettings& settings, const QString& raw, const QString& film) {
  QElapsedTimer clock;
  clock.start();
  const QString size =
      QStringLiteral("%1x%2").arg(settings.size.width()).arg(settings.size.height());
  const int code = QProcess::execute(
      "ffmpeg",
      {"-v",        "error",      "-f",   "rawvideo", "-pix_fmt",
       "bgr0",      "-s",         size,   "-r",       QString::number(settings.framesPerSecond),
       "-i",        raw,          "-c:v", "libx264",  "-crf",
       "18",        "-profile:v", "high", "-pix_fmt", "yuv420p",
       "-movflags", "+faststart", film});
  return code == 0 ? seconds(clock) : 0;
}

double exportAll(const Scene& scene, const AnimationSettings& settings) {
  QElapsedTimer clock;
  clock.start();
  AnimationExport film(scene, settings);
  QEventLoop loop;
  QObject::connect(&film, &AnimationExport::finished, &loop, &QEventLoop::quit);
  film.start();
  loop.exec();
  return seconds(clock);
}

void exportFilms(benchmark::State& state, AnimationPicture picture) {
  const Scene scene = loadScene(PAINLEVE_SOURCE_RESOURCES "/scenes/fig2_mu14.json");
  const QTemporaryDir folder;
  AnimationSettings settings;
  settings.picture = picture;
  settings.speed = 0.05;
  settings.path = folder.filePath("ours.mp4");
  for (auto _ : state) {
    QFile raw(folder.filePath("frames.raw"));
    if (!raw.open(QIODevice::WriteOnly)) return state.SkipWithError("no room for raw frames");
    const double drawing = draw(scene, settings, raw);
    const double encoding = encode(settings, raw.fileName(), folder.filePath("theirs.mp4"));
    if (encoding == 0) return state.SkipWithError("ffmpeg is needed");
    const double whole = exportAll(scene, settings);
    state.SetIterationTime(whole);
    state.counters["render_s"] = drawing;
    state.counters["encode_s"] = encoding;
    state.counters["export_s"] = whole;
    state.counters["of_allowed"] = whole * kShare / (drawing + encoding);
    QFile::remove(folder.filePath("theirs.mp4"));
    if (state.counters["of_allowed"] > 1)
      return state.SkipWithError("exporting takes longer than (render + encode)/0.7");
  }
}

BENCHMARK_CAPTURE(exportFilms, scene, AnimationPicture::SceneOnly)->UseManualTime()->Iterations(1);
BENCHMARK_CAPTURE(exportFilms, composed, AnimationPicture::Composed)
    ->UseManualTime()
    ->Iterations(1);

}  // namespace
}  // namespace painleve::ui
