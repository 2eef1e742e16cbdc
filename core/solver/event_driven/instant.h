#pragma once
// What happens at one moment: impacts, the contact problem, tangential impacts, branch points, and
// the events they leave. [GB] secs. 3-5; derivations 6-12.

#include <optional>
#include <vector>

#include "core/contact/contact_law.h"
#include "core/solver/event_driven/witnesses.h"
#include "core/solver/solver.h"

namespace painleve {

class Instant {
 public:
  Instant(const Task& task, Recorder& recorder, Snapshot& snapshot);

  /// First moment of a run, or contacts resolved anew after an edit. An Outcome ends the run.
  std::optional<Outcome> open();
  std::optional<Outcome> handle(const Hit& hit);
  /// True where everything stands still for good: a `rest` event is written.
  bool rests();
  /// Writes the `end` event.
  void close();
  /// Writes what handle() or open() left pending: two rows and the events between them.
  void flush();
  int eventCount() const { return events_; }

 private:
  struct Pending {
    EventKind kind = EventKind::Start;
    int contact = -1;
    Snapshot before, after;
    double impulseNormal = kNoValue, impulseTangent = kNoValue;
    int lcpSolutions = -1;
    std::string rule;
  };
  using Ended = std::optional<Outcome>;

  // instant.cpp
  Pending& note(EventKind kind, int contact);
  Ended touch(int contact);
  Ended slipStops(int contact);
  Ended stickGivesWay(int contact, int side);
  Ended forceVanishes(int contact);
  Ended limit(int contact, const char* rule, const char* why);
  Ended secondContact(int contact);
  bool hops(const ClosedContact& c, double speed) const;
  // collision.cpp
  Ended collide(int contact);
  Solutions collision(int contact, bool& settles) const;
  void jump(int contact, double normal, double tangent);
  // decision.cpp
  Ended decide(int contact);
  Ended branch(int contact, const ContactProblem& problem, const Solutions& found,
               const Solutions& impacts);
  Ended tangentialImpact(int contact, const Solutions& impacts, double fraction, int solutions);
  const Solution* hopOf(int contact, const Solutions& impacts, double fraction) const;
  Solution admissibleJump(int contact, const Family& family, double fraction) const;
  std::optional<Mode> onZeroA(int contact, const ClosedContact& c, bool slides) const;
  Ended slideOrFly(int contact, Mode mode, int solutions, std::string rule);
  // singular.cpp
  Ended singular(int contact);
  bool reachSingularPoint(int contact);

  Mode& mode(int contact) { return snapshot_.mode[static_cast<std::size_t>(contact)]; }
  ClosedContact read(int contact) const;
  void leave(int contact, int solutions, std::string rule);

  const Task& task_;
  Recorder& recorder_;
  Snapshot& snapshot_;
  std::vector<Pending> pending_;
  int events_ = 0;
  int depth_ = 0;  // velocity jumps at this moment
  bool opening_ = false;
  double lastStop_ = -1;      // s
  double energyAtStart_ = 0;  // J, size of T and V
};

}  // namespace painleve
