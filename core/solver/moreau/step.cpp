#include "core/solver/moreau/step.h"

#include <algorithm>
#include <cmath>

#include "core/solver/moreau/lift.h"
#include "core/solver/moreau/step_impulses.h"
#include "core/solver/moreau/step_works.h"

namespace painleve {
namespace {

// Approach faster than what forces do within a step is a collision.
constexpr double kCollides = 2;

constexpr const char* kTooMany =
    "more than four contacts act in one step: beyond this solver (at most four)";

// E lives with a small constant overlap that keeps its contact: lifted out of it, it chatters on
// convex bodies as the midpoint does. [MO] Remark 11.1
bool correctsPositions(const SteppingOptions& options, const Newton& restitution) {
  if (options.correction != Correction::Auto) return options.correction == Correction::On;
  return restitution.e == 0 && options.variant != StepVariant::E;
}

int slipSignOf(double slip) {
  return slip == 0 ? 0 : (slip > 0 ? 1 : -1);
}

// Velocity jumps: a collision, or a slide that had no force because B < 0.
bool jumps(const ActiveContact& c, Mode before) {
  if (before == Mode::Free)
    return -c.start.normal > kCollides * std::abs(c.loose.normal - c.start.normal);
  const int sign = slipSign(before);
  return sign != 0 && c.H.B(sign, c.cone) <= 0;
}

ContactStep recordOf(const ActiveContact& c, const PlanarImpulse& impulse, Mode before,
                     const Vec& end) {
  ContactStep s;
  s.before = before;
  s.mode = impulse.mode;
  s.active = true;
  s.jump = impulse.mode != Mode::Free && jumps(c, before);
  s.impulseNormal = impulse.normal;
  s.impulseTangent = impulse.tangent;
  s.start = c.start;
  s.loose = c.loose;
  s.end = {speedAlong(c.normal, end), speedAlong(c.tangent, end)};
  const int sign = slipSignOf(c.loose.tangent);
  if (sign != 0) s.B = c.H.B(sign, c.cone);
  return s;
}

void recordContacts(const PerContact<ActiveContact>& active,
                    const PerContact<PlanarImpulse>& impulses, const Snapshot& from, Step& step) {
  for (const Mode before : from.mode) {
    ContactStep idle;
    idle.before = before;
    step.record.contacts.push_back(idle);
  }
  for (std::size_t i = 0; i < active.size(); ++i) {
    const auto index = static_cast<std::size_t>(active[i].contact);
    step.record.contacts[index] =
        recordOf(active[i], impulses[i], from.mode[index], step.after.state.v);
    step.after.mode[index] = impulses[i].mode;
    step.after.impulse += impulses[i].normal;
  }
}

bool isFrictionless(const Friction& friction) {
  const Coulomb cone = coulombOf(friction).atRest();
  return cone.plus == 0 && cone.minus == 0;
}

Step refused(std::string why) {
  Step step;
  step.problem = std::move(why);
  return step;
}

}  // namespace

// (1 + e) prox((u_L + e u_I)/(1 + e)) - e u_I is the frictionless step with Newton's e, since
// prox(s u) = s prox(u) for s > 0. [MO] Remark 10.2
std::optional<Newton> steppedRestitution(const Laws& laws) {
  if (const auto* newton = std::get_if<Newton>(&laws.impact)) return *newton;
  const bool moreau = std::holds_alternative<MoreauImpact>(laws.impact);
  if (!moreau || !std::ranges::all_of(laws.friction, isFrictionless)) return std::nullopt;
  return Newton{restitutionOf(laws.impact), 0};
}

Step makeStep(const Task& task, const Snapshot& from, double length) {
  const SteppingOptions& options = task.options.stepping;
  const Newton restitution = steppedRestitution(task.laws).value_or(Newton{});
  const FreeStep free = freeStep(task.system, from.state, length, options.midpointForce);
  if (!free.loose.allFinite()) return refused("the motion is not finite");
  const PerContact<ActiveContact> active = activeContacts(task, from, free);
  if (active.size() > kMostActive) return refused(kTooMany);
  const auto impulses = stepImpulses(task.law, active, from.mode, restitution);
  if (!impulses) return refused("the contact problem of the step has no solution");
  Step step;
  step.after = from;
  State& end = step.after.state;
  end.t = from.state.t + length;
  end.v = free.loose;
  for (std::size_t i = 0; i < active.size(); ++i)
    end.v +=
        active[i].viaNormal * (*impulses)[i].normal + active[i].viaTangent * (*impulses)[i].tangent;
  end.q = free.middle.q + length / 2 * end.v;
  step.after.mode.assign(from.mode.size(), Mode::Free);
  recordContacts(active, *impulses, from, step);
  step.record.time = end.t;
  step.record.length = length;
  const State uncorrected = end;
  if (correctsPositions(options, restitution)) {
    const PerContact<ActiveContact> lifted = liftedContacts(task, from, free, end);
    if (lifted.size() > kMostActive) return refused(kTooMany);
    liftOverlaps(task, lifted, end);
  }
  bookWorks(task.system, {from.state, uncorrected, active}, step);
  if (!end.q.allFinite() || !end.v.allFinite()) return refused("the motion is not finite");
  return step;
}

}  // namespace painleve
