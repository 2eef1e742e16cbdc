#pragma once
// The runs beside the active one, computed after it: kept runs (the scene's variations) and ghosts
// (the futures that its branch points did not take).

#include <memory>
#include <vector>

#include "ui/session/run.h"
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

  const std::vector<Run>& kept() const { return kept_; }
  const std::vector<Run>& ghosts() const { return ghosts_; }

 private:
  struct Letter {
    std::shared_ptr<const Trajectory> trajectory;  // null: `error` says why
    std::string error;
  };
  struct Errand {
    RunId id;
    std::shared_ptr<const Scene> scene;
    std::shared_ptr<Mailbox<Letter>> mail;
  };
  void request(const Run& run);
  void post(const Errand& errand);
  void forget(const Run& run);
  Run* find(RunId id);

  Jobs& jobs_;
  std::vector<Run> kept_, ghosts_;
  std::vector<Errand> errands_;
  bool held_ = false;
  RunId lastId_ = kActiveRun;
};

}  // namespace painleve::ui
