#pragma once
// Computes the active run in the background: scenes in, trajectories out, the newest wins.

#include <cstdint>
#include <memory>
#include <optional>

#include "core/scene/scene.h"
#include "ui/session/run_job.h"
#include "ui/worker/jobs.h"
#include "ui/worker/mailbox.h"

namespace painleve::ui {

struct RunLetter {
  std::uint64_t ticket = 0;
  std::shared_ptr<const Scene> scene;
  RunResult result;
};

class RunFeed {
 public:
  explicit RunFeed(Jobs& jobs) : jobs_(jobs) {}

  void request(std::shared_ptr<const Scene> scene, bool urgent);
  /// Results of what was requested so far count no longer (another document).
  void forget() { oldest_ = ticket_ + 1; }
  /// The newest result since the last call; one that a later request overtook is still worth
  /// showing.
  std::optional<RunLetter> take();
  /// The latest request has no result yet.
  bool pending() const { return taken_ < ticket_; }
  /// Scene of the latest request.
  const std::shared_ptr<const Scene>& requested() const { return requested_; }
  /// Of the latest request.
  ProgressReading progress() const { return pending() ? progress_->reading() : ProgressReading(); }
  /// What the latest request has by now becomes its result.
  void cancel() {
    if (pending()) progress_->cancel();
  }

 private:
  Jobs& jobs_;
  std::shared_ptr<Mailbox<RunLetter>> mail_ = std::make_shared<Mailbox<RunLetter>>();
  std::shared_ptr<Progress> progress_;
  std::shared_ptr<const Scene> requested_;
  std::uint64_t ticket_ = 0, taken_ = 0, oldest_ = 0;
};

}  // namespace painleve::ui
