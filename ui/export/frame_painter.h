#pragma once
// Draws the frames of a film off screen, from a session of its own: what the window shows, and
// whether it shows anything, changes nothing.

#include <memory>
#include <optional>

#include <QImage>
#include <QString>

#include "core/trajectory/trajectory.h"
#include "ui/export/animation_settings.h"
#include "ui/session/frame.h"

namespace painleve::ui {

/// Lives in the thread of the window, in short turns: seek(), poll() once a turn of the event loop
/// until it is true, paint(). The scene's view block says how things are looked at.
class FramePainter {
 public:
  /// Starts the run of the scene; the settings are without problemOf().
  FramePainter(const Scene& scene, const AnimationSettings& settings);
  ~FramePainter();
  FramePainter(const FramePainter&) = delete;
  FramePainter& operator=(const FramePainter&) = delete;

  /// Lets in what was computed meanwhile. True: all that was asked for is there, or problem() says
  /// why not.
  bool poll();
  QString problem() const;
  /// Of the run as it is now; null until the first poll() that is true.
  std::shared_ptr<const Trajectory> trajectory() const;

  /// An entry of framePlan(): a time, or a value of the sweep.
  void seek(double stop);
  /// The picture there, in the format RGB32; forwards, a frame is 1/framesPerSecond after the one
  /// before it.
  QImage paint();
  /// What the picture shows.
  const Frame& frame() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace painleve::ui
