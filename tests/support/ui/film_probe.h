#pragma once
// Films as an independent reader sees them: ffprobe and ffmpeg.

#include <functional>
#include <map>
#include <vector>

#include <QImage>
#include <QString>

#include "ui/export/animation_settings.h"

namespace painleve::ui {

/// What ffprobe says of the only stream, by its names: "codec_name", "pix_fmt", "nb_read_frames",
/// "width" ...; empty where it cannot read the file.
std::map<QString, QString> probeFilm(const QString& path);

/// How long each frame stands, in s.
std::vector<double> delaysOf(const QString& path);

/// All frames, decoded.
std::vector<QImage> framesOfFilm(const QString& path);

/// The numbered pictures of a folder, in their order.
std::vector<QImage> picturesIn(const QString& folder);

/// Of what the picture is made: 1 for a blank one.
int coloursOf(const QImage& picture);

/// Exports, and returns what was said at the end; `ok` as the signal had it. `watch` is told how
/// many frames are drawn.
struct Exported {
  bool isEnded = false, ok = false;
  QString message;
};
Exported exportFilm(const Scene& scene, const AnimationSettings& settings,
                    const std::function<void(int drawn)>& watch = {});

}  // namespace painleve::ui
