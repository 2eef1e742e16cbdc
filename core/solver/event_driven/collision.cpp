// Collisions (v_n < 0) under the impact law, and the end of bouncing.
#include <cmath>

#include "core/model/system.h"
#include "core/solver/event_driven/instant.h"
#include "core/solver/event_driven/projection.h"

namespace painleve {
namespace {

// Newton's law with Coulomb friction can create energy without bound, and then the steps have no
// end either.
constexpr double kMostGain = 1e6;
constexpr double kSmallEnergy = 1e-3;  // J: a start without energy counts as this

}  // namespace

// Velocity jump by an impulse at a contact (N s); its work belongs to impacts.
void Instant::jump(int contact, double normal, double tangent) {
  const ClosedContact c = read(contact);
  const double before = kineticEnergy(task_.system, snapshot_.state);
  snapshot_.state.v += c.viaNormal * normal + c.viaTangent * tangent;
  snapshot_.ledger.impacts += kineticEnergy(task_.system, snapshot_.state) - before;
  snapshot_.impulse = 0;
  snapshot_.singular = false;
}

// The impulse of a collision. A rebound too slow to follow is none where something presses the
// contact down again: then the law acts without restitution, and `settles` says so.
Solutions Instant::collision(int contact, bool& settles) const {
  Assembly a = assemble(task_.system, task_.laws, snapshot_.state, {contact}, Level::Impact);
  ContactProblem& problem = a.problem;
  Solutions found = task_.law.impact(problem);
  settles = false;
  if (found.isolated.empty() || restitutionOf(problem.impact) == 0) return found;
  const Solution& s = found.isolated[0];
  const double rebound =
      problem.vn[0] + problem.Ann(0, 0) * s.normal[0] + problem.Ant(0, 0) * s.tangent[0];
  const ClosedContact before = read(contact);
  const bool slow = rebound < task_.options.zenoSpeed || !hops(before, rebound);
  settles = slow && before.A() > 0;
  if (!settles) return found;
  problem.impact = withoutRestitution(problem.impact);
  return task_.law.impact(problem);
}

std::optional<Outcome> Instant::collide(int contact) {
  const std::size_t index = pending_.size();
  note(EventKind::Impact, contact);
  bool settles = false;
  const Solutions found = collision(contact, settles);
  if (found.isolated.empty()) {
    return Outcome{End::NoSolution, "the impact law has no solution for this collision"};
  }
  const Solution& solution = found.isolated[0];
  jump(contact, solution.normal[0], solution.tangent[0]);
  pending_[index].impulseNormal = solution.normal[0];
  pending_[index].impulseTangent = solution.tangent[0];
  pending_[index].lcpSolutions = static_cast<int>(found.isolated.size());
  pending_[index].rule = solution.rule;
  if (kineticEnergy(task_.system, snapshot_.state) > kMostGain * (energyAtStart_ + kSmallEnergy)) {
    pending_[index].after = snapshot_;
    note(EventKind::Limit, contact).rule = "energy";
    return Outcome{End::Limit,
                   "the impact law has made a million times the energy of the start (Newton's law "
                   "with friction may create energy: lower laws.impact.e)"};
  }
  Ended ended;
  if (settles || restitutionOf(task_.laws.impact) == 0) {
    project(task_.system, task_.laws, {contact, Mode::Free}, snapshot_);
    ended = decide(contact);
  }
  pending_[index].after = pending_.size() > index + 1 ? pending_[index + 1].before : snapshot_;
  if (settles && mode(contact) != Mode::Free) note(EventKind::Settle, contact).rule = "zeno_speed";
  return ended;
}

}  // namespace painleve
