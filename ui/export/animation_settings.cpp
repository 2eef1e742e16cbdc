#include "ui/export/animation_settings.h"

#include <algorithm>
#include <cmath>

#include "core/errors.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "ui/export/export_words.h"
#include "ui/session/playback.h"
#include "ui/session/time_lens.h"

namespace painleve::ui {
namespace {

/// Of a frame: a span that is a whole number of frames but for rounding has no frame more.
constexpr double kFrameRounding = 1e-6;

/// Frames that a film of this length has, the last one included.
double framesOf(double seconds, int framesPerSecond) {
  return std::max(0.0, std::ceil(seconds * framesPerSecond - kFrameRounding)) + 1;
}

QString problemOfPicture(const AnimationSettings& s) {
  const auto isAllowed = [](int side) { return side >= 1 && side <= kMostPixels; };
  if (!isAllowed(s.size.width()) || !isAllowed(s.size.height())) {
    return exportWords("The size %1 × %2 is not possible: each side has 1 to %3 pixels.")
        .arg(s.size.width())
        .arg(s.size.height())
        .arg(kMostPixels);
  }
  const bool isGif = s.format == AnimationFormat::Gif;
  const int most = isGif ? kMostGifFramesPerSecond : kMostFramesPerSecond;
  if (s.framesPerSecond >= 1 && s.framesPerSecond <= most) return {};
  const QString sentence =
      isGif ? exportWords("%1 frames per second are not possible in a GIF: 1 to %2 are.")
            : exportWords("%1 frames per second are not possible: 1 to %2 are.");
  return sentence.arg(s.framesPerSecond).arg(most);
}

/// A sweep is checked as a scene file that has one.
QString problemOfSweep(const Sweep& sweep, const Scene& scene) {
  try {
    Scene probe = scene;
    probe.view.set("sweep", sweepTree(sweep));
    sceneFromTree(sceneTree(probe));
  } catch (const SceneError& error) {
    return exportWords("The sweep is not possible: %1.").arg(QString::fromUtf8(error.what()));
  }
  return {};
}

QString problemOfRange(const AnimationSettings& s, double end) {
  const QString allowed = exportWords("0 to %1 s").arg(end);
  const auto isInside = [end](double t) { return t >= 0 && t <= end; };
  if (std::isnan(s.from) || (s.to && std::isnan(*s.to)))
    return exportWords("The start or the end is not a number: %1.").arg(allowed);
  if (!isInside(s.from))
    return exportWords("The start %1 s is not in the run: %2.").arg(s.from).arg(allowed);
  if (s.to && !isInside(*s.to))
    return exportWords("The end %1 s is not in the run: %2.").arg(*s.to).arg(allowed);
  if (s.to && *s.to < s.from) {
    return exportWords("The end %1 s lies before the start: %2 to %3 s.")
        .arg(*s.to)
        .arg(s.from)
        .arg(end);
  }
  return {};
}

QString problemOfPace(const AnimationSettings& s) {
  if (s.speed >= Playback::kSlowest && s.speed <= Playback::kFastest) return {};
  return exportWords("The speed %1 is not possible: %2 to %3 seconds of motion a second are.")
      .arg(s.speed)
      .arg(Playback::kSlowest)
      .arg(Playback::kFastest);
}

QString problemOfLength(const AnimationSettings& s, double end) {
  const double seconds = s.sweep ? s.sweep->seconds : (s.to.value_or(end) - s.from) / s.speed;
  const double frames = framesOf(seconds, s.framesPerSecond);
  if (frames <= static_cast<double>(kMostFrames)) return {};
  return exportWords("%1 frames are too many: at most %2.").arg(frames, 0, 'f', 0).arg(kMostFrames);
}

/// `at(i)` for all frames but the last.
template <class At>
std::vector<double> evenPlan(double seconds, int framesPerSecond, double last, const At& at) {
  const double count =
      std::min(framesOf(seconds, framesPerSecond), static_cast<double>(kMostFrames) + 1);
  std::vector<double> plan;
  for (int i = 0; i + 1 < static_cast<int>(count); ++i) plan.push_back(at(i));
  plan.push_back(last);
  return plan;
}

std::vector<double> lensPlan(const AnimationSettings& s, const SlowMotion& lens, double from,
                             double to) {
  std::vector<double> plan;
  for (double t = from; t < to && plan.size() < kMostFrames;
       t = lens.advanced(t, frameInterval(s), s.speed)) {
    plan.push_back(t);
  }
  plan.push_back(to);
  return plan;
}

}  // namespace

AnimationSettings standardAnimation(const Scene& scene) {
  AnimationSettings settings;
  settings.speed = std::clamp(playingSpeedOf(scene), Playback::kSlowest, Playback::kFastest);
  const Tree* lens = scene.view.find("lens");
  settings.slowsAtEvents = lens != nullptr && *lens->boolean();
  return settings;
}

QString problemOf(const AnimationSettings& settings, const Scene& scene) {
  const double end = durationOf(scene);
  QString problem = problemOfPicture(settings);
  if (problem.isEmpty()) problem = problemOfRange(settings, end);
  if (problem.isEmpty()) problem = problemOfPace(settings);
  if (problem.isEmpty() && settings.sweep) problem = problemOfSweep(*settings.sweep, scene);
  if (problem.isEmpty()) problem = problemOfLength(settings, end);
  if (problem.isEmpty() && settings.path.isEmpty())
    problem = exportWords("The animation has no file to go to.");
  return problem;
}

std::vector<double> framePlan(const AnimationSettings& s, const Scene& scene,
                              const Trajectory& trajectory) {
  if (s.sweep) {
    return evenPlan(s.sweep->seconds, s.framesPerSecond, s.sweep->to,
                    [&s](int i) { return s.sweep->at(i * frameInterval(s)); });
  }
  const double end = trajectory.endTime;
  const double to = std::min(s.to.value_or(end), end), from = std::min(s.from, to);
  if (s.slowsAtEvents)
    return lensPlan(s, timeLens(trajectory, depictInitial(scene).weight), from, to);
  return evenPlan((to - from) / s.speed, s.framesPerSecond, to,
                  [&](int i) { return from + i * s.speed / s.framesPerSecond; });
}

QSize effectiveSize(const AnimationSettings& settings) {
  const QSize size = settings.size;
  if (settings.format != AnimationFormat::Mp4) return size;
  return {size.width() + size.width() % 2, size.height() + size.height() % 2};
}

QString sizeNote(const AnimationSettings& settings) {
  const QSize asked = settings.size, made = effectiveSize(settings);
  if (asked == made) return {};
  return exportWords("The sides of an MP4 are even: %1 × %2 becomes %3 × %4.")
      .arg(asked.width())
      .arg(asked.height())
      .arg(made.width())
      .arg(made.height());
}

}  // namespace painleve::ui
