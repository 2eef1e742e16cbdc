#include "tests/support/ui/film_probe.h"

#include <set>

#include <QDir>
#include <QEventLoop>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include "ui/export/animation_export.h"

namespace painleve::ui {
namespace {

constexpr int kLongest = 480'000;  // ms: a hang, not a slow machine under a sanitizer

QString answerOf(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  const bool isDone = process.waitForFinished(kLongest) && process.exitCode() == 0;
  return isDone ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

}  // namespace

std::map<QString, QString> probeFilm(const QString& path) {
  const QString text = answerOf("ffprobe", {"-v", "error", "-count_frames", "-show_streams", "-of",
                                            "default=noprint_wrappers=1", path});
  std::map<QString, QString> values;
  for (const QString& line : text.split('\n')) {
    const qsizetype equals = line.indexOf('=');
    if (equals > 0) values[line.left(equals)] = line.mid(equals + 1);
  }
  return values;
}

std::vector<double> delaysOf(const QString& path) {
  const QString text = answerOf("ffprobe", {"-v", "error", "-show_entries", "packet=duration_time",
                                            "-of", "csv=print_section=0", path});
  std::vector<double> delays;
  for (const QString& line : text.split('\n', Qt::SkipEmptyParts))
    delays.push_back(line.toDouble());
  return delays;
}

std::vector<QImage> framesOfFilm(const QString& path) {
  const QTemporaryDir folder;
  answerOf("ffmpeg", {"-v", "error", "-i", path, "-vsync", "0", folder.filePath("%06d.png")});
  return picturesIn(folder.path());
}

std::vector<QImage> picturesIn(const QString& folder) {
  const QDir place(folder);
  std::vector<QImage> frames;
  for (const QString& name : place.entryList({"*.png"}, QDir::Files, QDir::Name))
    frames.push_back(QImage(place.filePath(name)).convertToFormat(QImage::Format_RGB32));
  return frames;
}

int coloursOf(const QImage& picture) {
  std::set<QRgb> colours;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) colours.insert(picture.pixel(x, y));
  return static_cast<int>(colours.size());
}

Exported exportFilm(const Scene& scene, const AnimationSettings& settings,
                    const std::function<void(int drawn)>& watch) {
  AnimationExport film(scene, settings);
  Exported result;
  QEventLoop loop;  // without the pauses of QTest::qWaitFor
  QObject::connect(&film, &AnimationExport::finished, [&](bool ok, const QString& message) {
    result = {true, ok, message};
    loop.quit();
  });
  QObject::connect(&film, &AnimationExport::progress, [&watch](int drawn) {
    if (watch) watch(drawn);
  });
  QTimer::singleShot(kLongest, &loop, &QEventLoop::quit);
  film.start();
  loop.exec();
  return result;
}

}  // namespace painleve::ui
