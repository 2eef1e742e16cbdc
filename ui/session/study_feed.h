#pragma once
// "Physics or step?" in the background: studies one scene after all that is shown at once.

#include <memory>
#include <optional>
#include <string>

#include "core/scene/scene.h"
#include "core/step_study.h"
#include "ui/session/work.h"
#include "ui/worker/jobs.h"
#include "ui/worker/mailbox.h"

namespace painleve::ui {

struct StudyResult {
  std::shared_ptr<const Scene> scene;
  StepStudy study;
  std::string error;  // why there is none
};

class StudyFeed {
 public:
  explicit StudyFeed(Jobs& jobs) : jobs_(jobs) {}
  ~StudyFeed() { drop(); }

  void request(std::shared_ptr<const Scene> scene);
  /// What was found by now is the result.
  void stop();
  /// The study under way leaves nothing.
  void drop();
  /// Another document: there is no result either.
  void forget();
  /// The worker is needed for something else: the study begins anew when it goes on.
  void hold();
  void goOn();
  /// True when a result came.
  bool poll();
  bool pending() const { return errand_ != nullptr; }
  /// The scene under way; null: none.
  std::shared_ptr<const Scene> scene() const;
  std::optional<Work> work() const;
  /// The last one that came; null: none.
  const std::shared_ptr<const StudyResult>& result() const { return result_; }

 private:
  struct Errand;
  void post();

  Jobs& jobs_;
  std::shared_ptr<Errand> errand_;  // null: nothing is under way
  std::shared_ptr<const StudyResult> result_;
  bool held_ = false;
};

}  // namespace painleve::ui
