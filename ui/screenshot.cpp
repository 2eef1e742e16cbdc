#include "ui/screenshot.h"

#include <utility>

#include <QBuffer>
#include <QPainter>

#include "core/io/file_writer.h"
#include "ui/main_window.h"
#include "ui/views3d/scene_view.h"

namespace painleve::ui {
namespace {

constexpr int kLookMs = 50;
constexpr int kQuietLooks = 6;    // plots and the 3-D view paint in the turns after their data came
constexpr int kMostLooks = 1200;  // a minute

}  // namespace

QImage windowImage(MainWindow& window) {
  QImage image = window.grab().toImage();
  // In motion the 3-D view has rough edges: it draws itself as it looks at rest, where it is seen,
  // in this window.
  SceneView& view = window.sceneView();
  if (!view.isVisible() || view.window() != &window || view.visibleRegion().isEmpty()) return image;
  QPainter painter(&image);
  painter.drawImage(QRect(view.mapTo(&window, QPoint(0, 0)), view.size()), view.image());
  return image;
}

std::optional<std::string> savePicture(MainWindow& window, const QString& path) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  windowImage(window).save(&buffer, "PNG");
  return writeFile(path.toStdString(), [&](const TextSink& sink) {
    return sink(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
  });
}

Screenshot::Screenshot(MainWindow& window, QString path)
    : QObject(&window), window_(window), path_(std::move(path)) {
  timer_.setInterval(kLookMs);
  connect(&timer_, &QTimer::timeout, this, &Screenshot::look);
  timer_.start();
}

void Screenshot::look() {
  settledLooks_ = window_.session().isSettled() ? settledLooks_ + 1 : 0;
  const bool late = ++looks_ > kMostLooks;
  if (settledLooks_ < kQuietLooks && !late) return;
  timer_.stop();
  if (const auto problem = savePicture(window_, path_))
    return emit finished(Outcome::NotWritten, QString::fromStdString(*problem));
  if (settledLooks_ < kQuietLooks)
    return emit finished(Outcome::Unfinished,
                         tr("The run was not finished after a minute: the picture shows what was "
                            "there"));
  emit finished(Outcome::Written, {});
}

}  // namespace painleve::ui
