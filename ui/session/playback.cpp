#include "ui/session/playback.h"

#include <algorithm>
#include <cmath>

#include <QSettings>

#include "core/scene/scene_access.h"
#include "ui/session/event_times.h"
#include "ui/session/session.h"
#include "ui/session/time_lens.h"

namespace painleve::ui {
namespace {

constexpr int kFrameMs = 16;
/// A stalled window goes on from where it was instead of leaping ahead.
constexpr double kLongestFrame = 0.25;  // s of wall clock
/// A document that names no speed is played in about this time.
constexpr double kComfortableLength = 8;  // s of wall clock
constexpr auto kSlowsSetting = "playback/slows_at_events";

/// The speed of the list just below the one that plays `duration` in a comfortable time.
double comfortableSpeed(double duration) {
  const auto& all = Playback::speeds();
  const auto above = std::upper_bound(all.begin(), all.end(), duration / kComfortableLength);
  return above == all.begin() ? all.front() : std::min(1.0, *(above - 1));
}

}  // namespace

double playingSpeedOf(const Scene& scene) {
  return scene.view.numberOr("speed", comfortableSpeed(durationOf(scene)));
}

const std::vector<double>& Playback::speeds() {
  static const std::vector<double> kSpeeds{1. / 1000, 1. / 512, 1. / 256, 1. / 128, 1. / 64,
                                           1. / 32,   1. / 16,  1. / 8,   1. / 4,   1. / 2,
                                           1,         2,        4};
  return kSpeeds;
}

Playback::Playback(Session& session, QObject* parent) : QObject(parent), session_(session) {
  timer_.setInterval(kFrameMs);
  timer_.setTimerType(Qt::PreciseTimer);
  slows_ = QSettings().value(kSlowsSetting, false).toBool();
  connect(&timer_, &QTimer::timeout, this, &Playback::advance);
  connect(&session_, &Session::documentOpened, this, &Playback::adoptDocument);
}

void Playback::setPlaying(bool playing) {
  if (playing == isPlaying()) return;
  if (playing) {
    if (session_.playhead() >= session_.endTime()) session_.setPlayhead(0);
    clock_.start();
    timer_.start();
  } else {
    timer_.stop();
  }
  emit playingChanged(playing);
  tellPace();
}

void Playback::setLoops(bool loops) {
  if (loops == loops_) return;
  loops_ = loops;
  emit loopsChanged(loops);
}

void Playback::setSpeed(double speed) {
  const double allowed = std::clamp(speed, kSlowest, kFastest);
  if (allowed == speed_) return;
  speed_ = allowed;
  emit speedChanged(allowed);
  tellPace();
}

void Playback::setSlowsAtEvents(bool slows) {
  if (slows == slows_) return;
  QSettings().setValue(kSlowsSetting, slows);
  adoptSlowing(slows);
}

void Playback::adoptSlowing(bool slows) {
  if (slows == slows_) return;
  slows_ = slows;
  emit slowsAtEventsChanged(slows);
  tellPace();
}

const SlowMotion& Playback::slowMotion() {
  if (slowedRun_ != session_.trajectory()) {
    slowedRun_ = session_.trajectory();
    slowMotion_ =
        slowedRun_ ? timeLens(*slowedRun_, session_.frame().depiction.weight) : SlowMotion();
  }
  return slowMotion_;
}

void Playback::tellPace() {
  const double factor =
      slows_ && isPlaying() ? slowMotion().factor(session_.playhead(), speed_) : 1;
  const double pace = factor < 1 ? readableSpeed(factor * speed_) : speed_;
  if (pace == toldPace_) return;
  toldPace_ = pace;
  emit effectiveSpeedChanged(pace);
}

void Playback::faster() {
  const auto& all = speeds();
  const auto next = std::upper_bound(all.begin(), all.end(), speed_);
  if (next != all.end()) setSpeed(*next);
}

void Playback::slower() {
  const auto& all = speeds();
  const auto here = std::lower_bound(all.begin(), all.end(), speed_);
  if (here != all.begin()) setSpeed(*(here - 1));
}

void Playback::first() {
  setPlaying(false);
  session_.setPlayhead(0);
}

void Playback::last() {
  setPlaying(false);
  session_.setPlayhead(session_.endTime());
}

std::vector<double> Playback::stops() const {
  const auto trajectory = session_.trajectory();
  return trajectory ? eventStops(*trajectory) : std::vector<double>{};
}

void Playback::nextEvent() {
  setPlaying(false);
  session_.setPlayhead(nextTime(stops(), session_.playhead(), session_.endTime()));
}

void Playback::previousEvent() {
  setPlaying(false);
  session_.setPlayhead(previousTime(stops(), session_.playhead(), 0));
}

void Playback::step(int direction) {
  setPlaying(false);
  const double step = outputStepOf(session_.scene());
  const double here = session_.playhead() / step;
  // A playhead on the grid up to rounding counts as on it.
  constexpr double kRounding = 1e-6;
  const double next =
      direction > 0 ? std::floor(here + kRounding) + 1 : std::ceil(here - kRounding) - 1;
  session_.setPlayhead(next * step);
}

void Playback::advance() {
  const double wall = std::min(static_cast<double>(clock_.nsecsElapsed()) * 1e-9, kLongestFrame);
  clock_.restart();
  const double end = session_.endTime();
  const double here = session_.playhead();
  const double next = slows_ ? slowMotion().advanced(here, wall, speed_) : here + wall * speed_;
  if (next < end) {
    session_.setPlayhead(next);
  } else if (loops_ && end > 0) {
    session_.setPlayhead(std::fmod(next, end));
  } else {
    session_.setPlayhead(end);
    setPlaying(false);
  }
  tellPace();
}

void Playback::adoptDocument() {
  setPlaying(false);
  const Scene& scene = session_.scene();
  setSpeed(playingSpeedOf(scene));
  const Tree* lens = scene.view.find("lens");
  adoptSlowing(lens != nullptr ? *lens->boolean()
                               : QSettings().value(kSlowsSetting, false).toBool());
}

}  // namespace painleve::ui
