#pragma once
// Moves the playhead with the wall clock: play, step, speed, loop.

#include <memory>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "ui/session/slow_motion.h"

namespace painleve {
struct Scene;
struct Trajectory;
}  // namespace painleve

namespace painleve::ui {

class Session;

/// As the scene asks for; else such that its motion is comfortable to watch.
double playingSpeedOf(const Scene& scene);

class Playback : public QObject {
  Q_OBJECT
 public:
  static constexpr double kSlowest = 0.001, kFastest = 4;

  explicit Playback(Session& session, QObject* parent = nullptr);

  bool isPlaying() const { return timer_.isActive(); }
  bool loops() const { return loops_; }
  double speed() const { return speed_; }  // seconds of motion a second of wall clock
  /// Playing slows down by itself near events (SlowMotion): what the scene asks for, else the
  /// user's wish, kept in the settings.
  bool slowsAtEvents() const { return slows_; }
  /// The pace at this moment, in readable steps: below speed() while playing near an event.
  double effectiveSpeed() const { return toldPace_; }
  /// What faster() and slower() step through, slowest first.
  static const std::vector<double>& speeds();

  void setPlaying(bool playing);  // from the end it starts at the beginning again
  void toggle() { setPlaying(!isPlaying()); }
  void setLoops(bool loops);
  void setSpeed(double speed);  // clamped to [kSlowest, kFastest]
  void setSlowsAtEvents(bool slows);
  void faster();
  void slower();

  /// One output step of the scene, onto the grid k * step; both pause.
  void stepForward() { step(+1); }
  void stepBack() { step(-1); }
  /// To where the next thing happens (happened), or to the end (start); both pause.
  void nextEvent();
  void previousEvent();
  void first();
  void last();

 signals:
  void playingChanged(bool playing);
  void loopsChanged(bool loops);
  void speedChanged(double speed);
  void slowsAtEventsChanged(bool slows);
  void effectiveSpeedChanged(double speed);

 private:
  void advance();
  void step(int direction);
  void adoptDocument();
  void adoptSlowing(bool slows);
  void tellPace();
  std::vector<double> stops() const;
  /// Of the active run as it is now.
  const SlowMotion& slowMotion();

  Session& session_;
  QTimer timer_;
  QElapsedTimer clock_;
  bool loops_ = false, slows_ = false;
  double speed_ = 1, toldPace_ = 1;
  std::shared_ptr<const Trajectory> slowedRun_;  // what slowMotion_ was made of
  SlowMotion slowMotion_;
};

}  // namespace painleve::ui
