#pragma once
// What a session consists of; for its own sources only.

#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

#include <QTimer>

#include "core/scene/scene_access.h"
#include "ui/session/frame_builder.h"
#include "ui/session/plane_feed.h"
#include "ui/session/run_feed.h"
#include "ui/session/session.h"
#include "ui/session/shown_runs.h"
#include "ui/session/side_runs.h"
#include "ui/session/study_feed.h"
#include "ui/session/undo_stack.h"

namespace painleve::ui {

class Session::Impl {
 public:
  static constexpr int kRestMs = 100;

  explicit Impl(Jobs& jobs) : runs_(jobs), planes_(jobs), side_(jobs), study_(jobs) {
    shown_.resize(1);
    rest_.setSingleShot(true);
    rest_.setInterval(kRestMs);
  }

  Run& active() { return shown_.front(); }
  const Run& active() const { return shown_.front(); }
  const std::shared_ptr<const Scene>& scene() const { return history_.current(); }

  double endTime() const {
    return active().trajectory ? active().trajectory->endTime : durationOf(*scene());
  }
  /// `wanted_` is kept, so that a run that grows long again gives the playhead its place back.
  double playhead() const { return std::clamp(wanted_, 0.0, endTime()); }

  /// The combined list of what is shown: active, ghosts, kept. A future that is kept is no ghost.
  void collect() {
    shown_.resize(1);
    std::ranges::copy_if(side_.ghosts(), std::back_inserter(shown_), [this](const Run& ghost) {
      return std::ranges::none_of(side_.kept(), [&ghost](const Run& kept) {
        return kept.scene && runsAlike(*kept.scene, *ghost.scene);
      });
    });
    shown_.insert(shown_.end(), side_.kept().begin(), side_.kept().end());
  }
  const Run* find(RunId id) const {
    const auto found =
        std::find_if(shown_.begin(), shown_.end(), [id](const Run& run) { return run.id == id; });
    return found == shown_.end() ? nullptr : &*found;
  }

  void refreshFrame() {
    frame_ = active().trajectory ? buildFrame(*active().scene, *active().trajectory, playhead())
                                 : buildInitialFrame(*scene());
  }

  UndoStack history_;
  Scene saved_;
  QString path_;
  SystemCard card_;
  RunFeed runs_;
  PlaneFeed planes_;
  SideRuns side_;
  StudyFeed study_;
  QTimer rest_;  // ghosts are for those who look, not for a hand that drags
  std::vector<Run> shown_;
  bool stale_ = false;
  double wanted_ = 0;
  bool fromHere_ = false;
  QString gesture_;         // merge key of the gesture under way
  double gestureTime_ = 0;  // s, where its edit stands
  /// In force at the playhead: of forceOf_, with forceEdits_ edits made.
  std::shared_ptr<const Scene> force_ = history_.current(), forceOf_;
  std::size_t forceEdits_ = 0;
  Frame frame_;
};

}  // namespace painleve::ui
