#pragma once
// A hand that sets the start of a run in the phase plane: one gesture, one undo entry.

#include <QString>

#include "core/analyse.h"
#include "ui/session/run.h"

namespace painleve::ui {

class Session;

class PlaneStart {
 public:
  explicit PlaneStart(Session& session) : session_(session) {}

  /// A new start: the former active run is kept. False: `refusal` says why there is none.
  bool begin(const PhaseRequest& plane, PlanePoint at);
  /// Takes hold of the start of a run, which becomes the active one.
  bool grab(const PhaseRequest& plane, RunId run);
  /// Where there is no state, the start stays where it was.
  bool move(PlanePoint to);
  void end();
  /// As if the gesture had never been: while it lasts, or right after it.
  void takeBack();

  bool isActive() const { return active_; }
  bool hasMoved() const { return moved_; }
  /// Why the last point was refused; empty: it was not.
  const QString& refusal() const { return refusal_; }

 private:
  void open(const PhaseRequest& plane);
  bool place(PlanePoint at);

  Session& session_;
  PhaseRequest plane_;
  QString key_;  // merges what one gesture does
  int gestures_ = 0;
  bool active_ = false, moved_ = false, keepsFormer_ = false;
  QString refusal_;
  const Scene* result_ = nullptr;  // what the gesture made of the scene; null: it changed nothing
};

}  // namespace painleve::ui
