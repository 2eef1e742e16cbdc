#pragma once
// Moves the playhead with the wall clock: play, step, speed, loop. The only clock of the program.

#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace painleve::ui {

class Session;

class Playback : public QObject {
  Q_OBJECT
 public:
  static constexpr double kSlowest = 0.001, kFastest = 4;

  explicit Playback(Session& session, QObject* parent = nullptr);

  bool isPlaying() const { return timer_.isActive(); }
  bool loops() const { return loops_; }
  double speed() const { return speed_; }  // seconds of motion a second of wall clock
  /// What faster() and slower() step through, slowest first.
  static const std::vector<double>& speeds();

  void setPlaying(bool playing);  // from the end it starts at the beginning again
  void toggle() { setPlaying(!isPlaying()); }
  void setLoops(bool loops);
  void setSpeed(double speed);  // clamped to [kSlowest, kFastest]
  void faster();
  void slower();

  /// One output step of the scene, onto the grid k * step; both pause.
  void stepForward() { step(+1); }
  void stepBack() { step(-1); }
  void first();
  void last();

 signals:
  void playingChanged(bool playing);
  void loopsChanged(bool loops);
  void speedChanged(double speed);

 private:
  void advance();
  void step(int direction);
  void adoptDocument();

  Session& session_;
  QTimer timer_;
  QElapsedTimer clock_;
  bool loops_ = false;
  double speed_ = 1;
};

}  // namespace painleve::ui
