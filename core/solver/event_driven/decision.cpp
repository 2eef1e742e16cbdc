// The contact problem of a closed contact with v_n = 0: which mode goes on, or which futures there
// are.
#include <cmath>

#include "core/model/system.h"
#include "core/solver/event_driven/instant.h"
#include "core/solver/event_driven/projection.h"

namespace painleve {
namespace {

constexpr double kZeroA = 1e-10;  // relative to the terms of A
constexpr int kMostJumps = 20;    // at one moment

std::size_t policyIndex(BranchPolicy policy) {
  return static_cast<std::size_t>(policy);
}

const Solution* withMode(const Solutions& found, bool free) {
  for (const Solution& s : found.isolated)
    if ((s.mode[0] == Mode::Free) == free) return &s;
  return nullptr;
}

// Where static friction exceeds kinetic, both rest and slip may solve the problem: rest holds as
// long as it can.
const Solution& preferred(const Solutions& found) {
  for (const Solution& s : found.isolated)
    if (s.mode[0] == Mode::Stick) return s;
  return found.isolated[0];
}

}  // namespace

// On A = 0 the next derivative decides ([GB] sec. 3, derivations 3 and 8); a tip at rest slips
// where its acceleration without force points. nullopt: A is not zero, or B < 0 and no solution
// remains.
std::optional<Mode> Instant::onZeroA(int contact, const ClosedContact& c, bool slides) const {
  const double along = slides ? c.vt : c.bt;
  const int sign = along > 0 ? 1 : -1;
  if (along == 0 || std::abs(c.bn) > kZeroA * c.scaleN || c.B(sign) <= 0) return std::nullopt;
  const double Adot = -freeNormalRate(task_.system, task_.laws, snapshot_.state, contact);
  return Adot > 0 ? slipMode(sign) : Mode::Free;
}

std::optional<Outcome> Instant::slideOrFly(int contact, Mode chosen, int solutions,
                                           std::string rule) {
  if (chosen == Mode::Free) {
    leave(contact, solutions, std::move(rule));
  } else {
    mode(contact) = chosen;
  }
  return std::nullopt;
}

std::optional<Outcome> Instant::decide(int contact) {
  if (++depth_ > kMostJumps)
    return Outcome{End::NoSolution, "the contact problem was not settled after 20 velocity jumps"};
  const Assembly a =
      assemble(task_.system, task_.laws, snapshot_.state, {contact}, Level::Acceleration);
  const ContactProblem& problem = a.problem;
  const bool slides = std::abs(problem.vt[0]) > restingSpeed(problem, 0);
  if (slides) mode(contact) = slipMode(problem.vt[0] > 0 ? 1 : -1);
  if (const auto chosen = onZeroA(contact, read(contact), slides))
    return slideOrFly(contact, *chosen, 1, "lcp");
  if (!slides) {
    const Solutions found = task_.law.solve(problem);
    if (found.isolated.empty())
      return Outcome{End::NoSolution, "the static contact problem has no solution"};
    const int count = static_cast<int>(found.isolated.size());
    return slideOrFly(contact, preferred(found).mode[0], count, "lcp");
  }
  const Solutions found = task_.law.solve(problem);
  const Solutions impacts = task_.law.tangentialImpact(problem);
  const int count = static_cast<int>(found.isolated.size());
  if (count == 0) {
    if (impacts.families.empty())
      return Outcome{End::NoSolution,
                     "the contact problem has no solution and no tangential impact"};
    return tangentialImpact(contact, impacts, task_.options.impulseFraction, 0);
  }
  if (count == 1) return slideOrFly(contact, found.isolated[0].mode[0], 1, "lcp");
  return branch(contact, problem, found, impacts);
}

// LCP mode (4): no force (Painleve's principle), F_N = A/B, or a tangential impact ([GB] Table 1,
// derivations 9).
std::optional<Outcome> Instant::branch(int contact, const ContactProblem& problem,
                                       const Solutions& found, const Solutions& impacts) {
  std::vector<Future> futures{{"painleve", "", 0, 0, 0}, {"contact", "", 0, 0, 0}};
  if (!impacts.families.empty()) {
    const Family& family = impacts.families[0];
    futures.push_back({"impact", std::string(family.parameter), family.lower, family.upper,
                       task_.options.impulseFraction});
  }
  const int count = static_cast<int>(found.isolated.size());
  // Shown with the force of persistent contact, so that the two solutions can be compared.
  Pending& point = note(EventKind::BranchPoint, contact);
  point.lcpSolutions = count;
  std::optional<std::size_t> standard;
  if (task_.options.policy != BranchPolicy::Ask) standard = policyIndex(task_.options.policy);
  // A jump that left the contact in mode (4) is not repeated: the same jump would follow again.
  const bool again = depth_ > 1 && task_.options.policy == BranchPolicy::Impact;
  if (standard && (again || *standard >= futures.size())) standard = 0;
  const std::optional<Future> chosen = recorder_.choose(futures, standard);
  if (!chosen) {
    point.rule = "ask";
    return Outcome{End::NeedsChoice,
                   "the contact problem has two solutions and the branch policy asks: choose one "
                   "of painleve, contact, impact"};
  }
  point.rule = chosen->rule;
  if (chosen->rule == "impact") return tangentialImpact(contact, impacts, chosen->pick, count);
  const Solution* solution = withMode(found, chosen->rule == "painleve");
  const Mode next = solution != nullptr ? solution->mode[0] : slipMode(problem.vt[0] > 0 ? 1 : -1);
  return slideOrFly(contact, next, count, chosen->rule);
}

// A jump that leaves some slip must leave a contact problem with a solution ([GB] App. B,
// derivations 10, condition 4): A < 0, since B < 0 stays. Where it does not, the jump goes on to
// the stop.
Solution Instant::admissibleJump(int contact, const Family& family, double fraction) const {
  Solution wanted = family.at(fraction);
  const ClosedContact c = read(contact);
  if (slipSign(wanted.mode[0]) != (c.vt > 0 ? 1 : -1)) return wanted;
  State after = snapshot_.state;
  after.v += c.viaNormal * wanted.normal[0] + c.viaTangent * wanted.tangent[0];
  const bool solvable = readContact(task_.system, task_.laws, after, contact).A() <= 0;
  return solvable ? wanted : family.at(family.pick);
}

// An impact law with restitution makes a hop of the standard jump, if it is high enough to follow.
const Solution* Instant::hopOf(int contact, const Solutions& impacts, double fraction) const {
  if (impacts.isolated.empty() || fraction != impacts.families[0].pick) return nullptr;
  const Solution& hop = impacts.isolated[0];
  const ClosedContact c = read(contact);
  const double speed = c.vn + c.Ann * hop.normal[0] + c.Ant * hop.tangent[0];
  return speed >= task_.options.zenoSpeed && hops(c, speed) ? &hop : nullptr;
}

std::optional<Outcome> Instant::tangentialImpact(int contact, const Solutions& impacts,
                                                 double fraction, int solutions) {
  const std::size_t index = pending_.size();
  note(EventKind::TangentialImpact, contact);
  const Solution* hop = hopOf(contact, impacts, fraction);
  const Solution solution =
      hop != nullptr ? *hop : admissibleJump(contact, impacts.families[0], fraction);
  jump(contact, solution.normal[0], solution.tangent[0]);
  if (hop != nullptr)
    mode(contact) = Mode::Free;
  else if (solution.mode[0] == Mode::Stick)
    stopSlip(task_.system, task_.laws, contact, snapshot_);
  else
    project(task_.system, task_.laws, {contact, Mode::Free}, snapshot_);
  Pending& event = pending_[index];
  event.impulseNormal = solution.normal[0];
  event.impulseTangent = solution.tangent[0];
  event.lcpSolutions = solutions;
  event.rule = solution.rule;
  event.after = snapshot_;
  if (hop != nullptr) return std::nullopt;
  const std::size_t following = pending_.size();
  Ended ended = decide(contact);
  // What the jump leads to is part of it: a lift-off right after it writes no event of its own.
  if (pending_.size() == following + 1 && pending_.back().kind == EventKind::LiftOff)
    pending_.pop_back();
  pending_[index].after = pending_.size() > following ? pending_[following].before : snapshot_;
  return ended;
}

}  // namespace painleve
