#pragma once
// Computes the phase plane in the background, anew when the request or what it depends on changes.

#include <cstdint>
#include <memory>
#include <optional>

#include "core/analyse.h"
#include "ui/worker/jobs.h"
#include "ui/worker/mailbox.h"
#include "ui/worker/progress.h"

namespace painleve::ui {

class PlaneFeed {
 public:
  explicit PlaneFeed(Jobs& jobs) : jobs_(jobs) {}

  void request(const std::shared_ptr<const Scene>& scene, const PhaseRequest& request);
  /// The scene changed: computes again where a plane was requested and depends on the change; true
  /// then.
  bool follow(const std::shared_ptr<const Scene>& scene);
  /// True when a newer plane came.
  bool poll();
  /// The latest request has no result yet.
  bool pending() const { return taken_ < ticket_; }
  const std::shared_ptr<const PhasePlane>& plane() const { return plane_; }
  /// Of the latest request.
  ProgressReading progress() const { return pending() ? progress_->reading() : ProgressReading(); }
  /// The latest request is dropped: the plane stays as it was.
  void cancel() {
    if (pending()) progress_->cancel();
  }
  /// The latest request was dropped.
  bool isCut() const { return cut_; }
  /// Another document: the plane shown is no longer its.
  void forget();

 private:
  struct Letter {
    std::uint64_t ticket = 0;
    std::shared_ptr<const PhasePlane> plane;  // null: the scene has none
    bool cut = false;                         // cancelled
  };
  bool isSame(const Scene& before, const Scene& after) const;
  void post(const std::shared_ptr<const Scene>& scene);

  Jobs& jobs_;
  std::shared_ptr<Mailbox<Letter>> mail_ = std::make_shared<Mailbox<Letter>>();
  std::optional<PhaseRequest> request_;
  std::shared_ptr<const Scene> scene_;  // what the latest plane was asked for
  std::shared_ptr<const PhasePlane> plane_;
  std::shared_ptr<Progress> progress_;
  bool cut_ = false;
  std::uint64_t ticket_ = 0, taken_ = 0, oldest_ = 0;
};

}  // namespace painleve::ui
