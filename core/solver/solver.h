#pragma once
// What every solver is: it carries a Snapshot from its time to `until` and tells a Recorder what
// happens on the way.

#include <functional>
#include <optional>
#include <string>

#include "core/trajectory/step_record.h"

namespace painleve {

class System;
class ContactLaw;
struct Laws;

enum class BranchPolicy : std::uint8_t { Painleve, Contact, Impact, Ask };
enum class SingularPolicy : std::uint8_t { Impact, LiftOff, Halt };

enum class Scheme : std::uint8_t { EventDriven, Moreau };
/// Where a step tests its contacts and takes their gradients: at the loose end and the predicted
/// end, both at the predicted end, both at the midpoint. [MO] secs. 11, 15, Remark 11.1
enum class StepVariant : std::uint8_t { L, E, M };
/// Auto: off where impacts bounce, since then it would feed energy in, and under E, whose contact
/// it would open. [MO] Remarks 11.1, 11.2
enum class Correction : std::uint8_t { Auto, On, Off };

struct SteppingOptions {
  double step = 1e-3;  // s
  StepVariant variant = StepVariant::L;
  Correction correction = Correction::Auto;
  bool midpointForce = true;  // velocity-dependent forces at a predicted midpoint velocity
};

struct SolverOptions {
  Scheme scheme = Scheme::EventDriven;
  SteppingOptions stepping;
  double rtol = 1e-12, atol = 1e-12;
  double zenoSpeed = 3e-6;  // m/s: a rebound slower than this settles
  int maxEvents = 100000;
  double outputStep = 1e-3;  // s, between rows of the grid
  BranchPolicy policy = BranchPolicy::Painleve;
  SingularPolicy singular = SingularPolicy::Impact;
  double impulseFraction = 0.5;  // of the largest tangential impact
};

/// An event as the solver sees it; the recorder turns the snapshots into cells.
struct EventRecord {
  EventKind kind = EventKind::Start;
  int contact = -1;
  const Snapshot& before;
  const Snapshot& after;
  double impulseNormal = kNoValue, impulseTangent = kNoValue;
  int lcpSolutions = -1;
  std::string rule;
};

class Recorder {
 public:
  virtual ~Recorder() = default;
  /// A row of the grid k * outputStep.
  virtual void gridRow(const Snapshot& snapshot) = 0;
  /// A row that must not be missing: at an instant, or where the force has grown tenfold.
  virtual void row(const Snapshot& snapshot) = 0;
  /// The end of an integrator's step, after its rows: the motion could go on from here.
  virtual void stepped(const Snapshot& snapshot) = 0;
  virtual void event(const EventRecord& record) = 0;
  /// What one step of a time-stepping scheme did; solvers without steps of their own never call it.
  virtual void step(const StepRecord& /*record*/) {}
  /// Called before the branch point's event is written: which future goes on; nullopt:
  /// End::NeedsChoice. `standard` is what the policy says (nullopt under `ask`).
  virtual std::optional<Future> choose(const std::vector<Future>& futures,
                                       std::optional<std::size_t> standard) = 0;
};

/// How a run begins: with a `start` event, after an `edit` (contacts are resolved anew), or inside
/// a motion.
enum class Begin : std::uint8_t { Start, Edit, Resume };

struct Task {
  const System& system;
  const Laws& laws;
  const ContactLaw& law;
  SolverOptions options;
  double until = 1;  // s
  Begin begin = Begin::Start;
  bool last = true;  // write the `end` event at `until`
  /// The last step of a time-stepping scheme is shortened to end at `until`; else steps that end
  /// later are not made.
  bool shorten = true;
};

struct Outcome {
  End end = End::Duration;
  std::string reason;
};

class Solver {
 public:
  virtual ~Solver() = default;
  virtual Outcome run(const Task& task, Snapshot& snapshot, Recorder& recorder,
                      const Stop& stop) const = 0;
};

}  // namespace painleve
