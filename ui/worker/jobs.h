#pragma once
// Keyed background jobs: a newer one replaces the waiting one of its key. No Qt, no TBB.

#include <functional>
#include <memory>
#include <string>

namespace painleve {

using JobStop = std::function<bool()>;

/// One worker thread. Used from one thread (the window's); jobs themselves do not post.
class Jobs {
 public:
  Jobs();
  /// Asks the running job to stop, drops the waiting ones, joins.
  ~Jobs();
  Jobs(const Jobs&) = delete;
  Jobs& operator=(const Jobs&) = delete;

  /// Higher priority first, then older first. A waiting job of the same key is replaced in place; a
  /// running one of the same key is stopped when it has run for more than 100 ms, or when `urgent`.
  ///
  /// Results and errors travel alike: in what `work` captured (a Mailbox). An exception that leaves
  /// `work` ends that job and nothing else; it is dropped, so work that can fail catches and
  /// reports.
  void post(const std::string& key, int priority, std::function<void(const JobStop&)> work,
            bool urgent = false);
  void cancel(const std::string& key);
  /// Waiting or running.
  bool busy() const;
  bool busy(const std::string& key) const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace painleve
