#pragma once
// The runs beside the active one, computed after it: kept runs (the scene's variations) and ghosts
// (the futures that its branch points did not take).

#include <memory>
#include <optional>
#include <vector>

#include "ui/session/run.h"
#include "ui/session/run_job.h"
#include "ui/session/work.h"
#include "ui/worker/jobs.h"
#include "ui/worker/mailbox.h"

namespace painleve::ui {

class SideRuns {
 public:
  /// More futures than these cannot be told apart.
  static constexpr std::size_t kMostGhosts = 8;

  explicit SideRuns(Jobs& jobs) : jobs_(jobs) {}
  ~SideRuns();

  /// The scene's variations become the kept runs: those that stayed the same keep id and
  /// trajectory. True where anything changed.
  bool keepUp(const Scene& scene);
  /// Ghosts of a finished active run, in order of time.
  void haunt(const Scene& scene, const Trajectory& trajectory);
  /// True where there were any.
  bool dropGhosts();
  /// The worker is needed for the active run: what is not done begins anew when it goes on.
  void hold();
  void goOn();
  /// True when a result came.
  bool poll();
  bool pending() const;
  /// Nothing where no run is being computed.
  std::optional<Work> work() const;
  /// What the runs under way have by now becomes their result.
  void cancel();
  /// Runs that were cancelled are computed after all; false where there are none.
  bool again();
  bool anyCut() const;

  const std::vector<Run>& kept() const { return kept_; }
  /// Which variation of the scene a kept run is.
  std::optional<std::size_t> keptIndex(RunId id) const;
  const std::vector<Run>& ghosts() const { return ghosts_; }

 private:
  struct Errand {
    RunId id;
    std::shared_ptr<const Scene> scene;
    std::shared_ptr<Mailbox<RunResult>> mail;
    std::shared_ptr<Progress> progress;
  };
  void request(const Run& run);
  void post(const Errand& errand);
  void forget(const Run& run);
  Run* find(RunId id);
  void beginBatch();

  Jobs& jobs_;
  std::vector<Run> kept_, ghosts_;
  std::vector<Errand> errands_;
  Progress batch_;  // since the first of the errands under way
  std::size_t done_ = 0, doneRows_ = 0;
  bool held_ = false;
  RunId lastId_ = kActiveRun;
};

}  // namespace painleve::ui
