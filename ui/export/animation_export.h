#pragma once
// Makes a film of a scene while the window goes on: a frame is drawn a turn of the event loop, and
// a worker encodes.

#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "ui/export/animation_settings.h"
#include "ui/export/encode_job.h"
#include "ui/worker/jobs.h"
#include "ui/worker/mailbox.h"

namespace painleve::ui {

class FramePainter;

class AnimationExport : public QObject {
  Q_OBJECT
 public:
  /// The scene is taken as it is; its view block says how things are looked at.
  AnimationExport(Scene scene, AnimationSettings settings, QObject* parent = nullptr);
  /// As cancel(), and waits for the worker.
  ~AnimationExport() override;

  /// finished() follows, later, whatever happens.
  void start();
  /// What was there before stays, unless the film is just being brought to its place.
  void cancel();
  bool isRunning() const { return timer_.isActive(); }
  /// Of an MP4, as libav calls it.
  void setCodec(const QString& name) { codec_ = name; }
  /// The run that was shown; null: it was not computed. It may have ended early.
  std::shared_ptr<const Trajectory> trajectory() const { return trajectory_; }
  /// Where the picture is not what was asked for; empty: it is.
  QString note() const;
  /// s since the first frame was begun.
  double secondsDrawing() const;

 signals:
  void progress(int done, int total, double secondsLeft);
  /// Where it is not ok, the message says why; else what was written.
  void finished(bool ok, const QString& message);

 private:
  void turn();
  void advance();
  void begin();
  void drawNext();
  void tellProgress();
  QString doneText() const;
  void end(bool ok, const QString& message);
  /// The timer waits while there is nothing to do but to wait.
  void idle();

  const Scene scene_;
  const AnimationSettings settings_;
  QString codec_, problem_;
  QTimer timer_;
  QElapsedTimer clock_;
  std::unique_ptr<FramePainter> painter_;
  std::shared_ptr<const Trajectory> trajectory_;
  std::vector<double> plan_;
  std::size_t drawn_ = 0;
  int idleTurns_ = 0;
  bool isEncoding_ = false;
  std::shared_ptr<FrameQueue> queue_ = std::make_shared<FrameQueue>();
  std::shared_ptr<Mailbox<EncodeResult>> mail_ = std::make_shared<Mailbox<EncodeResult>>();
  Jobs jobs_;
};

}  // namespace painleve::ui
