#include "ui/session/sweep_player.h"

#include <algorithm>

#include "core/scene/scene_json.h"
#include "ui/session/session.h"

namespace painleve::ui {
namespace {

constexpr int kFrameMs = 16;
/// A stalled window goes on from where it was instead of leaping ahead.
constexpr double kLongestFrame = 0.25;  // s of wall clock
/// So long the last value can be seen, and kept.
constexpr double kLinger = 1;  // s of wall clock

}  // namespace

SweepPlayer::SweepPlayer(Session& session, QObject* parent) : QObject(parent), session_(session) {
  timer_.setInterval(kFrameMs);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &SweepPlayer::advance);
  // A change of the document by anybody else ends the sweep.
  connect(&session_, &Session::previewEnded, this, &SweepPlayer::halt);
}

bool SweepPlayer::start(const Sweep& sweep) {
  stop();
  sweep_ = sweep;
  elapsed_ = 0;
  if (!show(sweep.from)) return false;
  clock_.start();
  timer_.start();
  emit runningChanged(true);
  return true;
}

void SweepPlayer::stop() {
  halt();
  session_.endPreview();
}

void SweepPlayer::keep(const QString& text) {
  if (!isRunning()) return;
  stop();
  session_.apply(text, {}, [this](Scene& scene) { scene = withValue(scene, sweep_.path, value_); });
}

void SweepPlayer::halt() {
  if (!isRunning()) return;
  timer_.stop();
  emit runningChanged(false);
}

bool SweepPlayer::show(double value) {
  if (!session_.preview(QString::fromStdString(sweep_.path), value)) return false;
  value_ = value;
  emit valueChanged(value);
  return true;
}

void SweepPlayer::advance() {
  elapsed_ += std::min(static_cast<double>(clock_.nsecsElapsed()) * 1e-9, kLongestFrame);
  clock_.restart();
  if (elapsed_ >= sweep_.seconds + kLinger || !show(sweep_.at(elapsed_))) stop();
}

}  // namespace painleve::ui
