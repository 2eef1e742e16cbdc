#pragma once
// What an animation is to be, as a value: the dialog, the command line and tests fill it in.

#include <cstdint>
#include <optional>
#include <vector>

#include <QSize>
#include <QString>

#include "core/scene/scene.h"
#include "core/scene/sweep.h"
#include "core/trajectory/trajectory.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

enum class AnimationFormat : std::uint8_t { Mp4, Gif, PngSequence };
/// Composed: the 3-D view with phase plane and energies beside it.
enum class AnimationPicture : std::uint8_t { SceneOnly, Composed };

/// What is written into the picture. Each alone can be left out.
struct Captions {
  bool title = true, parameters = true, time = true, mode = true;
  bool operator==(const Captions&) const = default;
};

struct AnimationSettings {
  AnimationFormat format = AnimationFormat::Mp4;
  AnimationPicture picture = AnimationPicture::Composed;
  QSize size{1280, 720};  // px
  int framesPerSecond = 30;
  double speed = 1;            // seconds of motion a second of film
  bool slowsAtEvents = false;  // the time lens, as when playing
  double from = 0;             // s
  std::optional<double> to;    // s; absent: the end of the run
  /// A parameter is played instead of time; each value's run is shown at `to`.
  std::optional<Sweep> sweep;
  Captions captions;
  Theme theme = Theme::Light;
  QString path;  // of the file; of a PNG sequence the folder

  bool operator==(const AnimationSettings&) const = default;
};

inline constexpr int kMostPixels = 8192;  // along a side
inline constexpr int kMostFramesPerSecond = 120;
/// Browsers play a GIF frame that is to stand for less than 20 ms much slower instead.
inline constexpr int kMostGifFramesPerSecond = 50;
/// Nearly an hour at 30 frames a second; more is a slip of the hand.
inline constexpr std::size_t kMostFrames = 100'000;

/// What the scene itself asks for: its speed, its time lens.
AnimationSettings standardAnimation(const Scene& scene);

/// One clear sentence with what is allowed; empty: the animation can be made.
QString problemOf(const AnimationSettings& settings, const Scene& scene);

/// The times of all frames, or the values of the sweep; the first and the last are exact. The last
/// frame stands as long as the others. More than kMostFrames are never returned but for one.
std::vector<double> framePlan(const AnimationSettings& settings, const Scene& scene,
                              const Trajectory& trajectory);

/// As the format can hold it: an MP4 has even sides.
QSize effectiveSize(const AnimationSettings& settings);
/// Says that the size is another than was asked for; empty: it is the same.
QString sizeNote(const AnimationSettings& settings);

/// Between a frame and the next, s of film.
inline double frameInterval(const AnimationSettings& settings) {
  return 1.0 / settings.framesPerSecond;
}

}  // namespace painleve::ui
