#pragma once
// Rows and events of a run of steps: what changed from one step to the next, told in the words of
// the event-driven solver. [own]

#include "core/solver/solver.h"

namespace painleve {

class Story {
 public:
  Story(const Task& task, Recorder& recorder, double start)
      : task_(task), recorder_(recorder), lastRow_(start) {}

  /// The `start` or `edit` event with its two rows.
  void open(const Snapshot& snapshot);
  void close(const Snapshot& snapshot);
  /// Events of the modes that changed, else a row where the step is the first to reach a multiple
  /// of the output step. Advances after.step.
  void tell(const Snapshot& before, const StepRecord& record, Snapshot& after);
  int eventCount() const { return events_; }

 private:
  void mark(EventKind kind, const Snapshot& snapshot);
  void tellContact(std::size_t contact, const ContactStep& step, const Snapshot& before,
                   const Snapshot& after);
  void event(EventKind kind, std::size_t contact, const Snapshot& before, const Snapshot& after,
             const ContactStep& step);

  const Task& task_;
  Recorder& recorder_;
  double lastRow_;  // s
  int events_ = 0;
};

}  // namespace painleve
