#include "core/solver/moreau/step_works.h"

namespace painleve {
namespace {

double energyOf(const System& system, const State& s) {
  return 0.5 * s.v.dot(system.massMatrix(s).lazyProduct(s.v)) + system.potential(s);
}

struct ImpulseWork {
  double normal = 0, tangent = 0, driver = 0;  // J
};

// The work of an impulse is exactly that of the mean of the two velocities (constant mass).
ImpulseWork workOf(const ActiveContact& c, const ContactStep& s) {
  return {s.impulseNormal * (s.start.normal + s.end.normal) / 2,
          s.impulseTangent * (s.start.tangent + s.end.tangent) / 2,
          -s.impulseNormal * c.normal.offset - s.impulseTangent * c.tangent.offset};
}

}  // namespace

// A contact that lasts does no normal work: what the scheme finds there is its own loss on a curved
// surface, and of first order in the step.
void bookWorks(const System& system, const StepPath& path, Step& step) {
  Ledger& ledger = step.after.ledger;
  const double booked = ledger.total();
  for (const ActiveContact& c : path.active) {
    const ContactStep& s = step.record.contacts[static_cast<std::size_t>(c.contact)];
    const ImpulseWork work = workOf(c, s);
    step.record.impulseWork += work.normal + work.tangent + work.driver;
    ledger.external += work.driver;
    if (s.jump) {
      ledger.impacts += work.normal + work.tangent;
    } else {
      ledger.friction += work.tangent;
    }
  }
  const double start = energyOf(system, path.from);
  const double uncorrected = energyOf(system, path.uncorrected);
  const double end = energyOf(system, step.after.state);
  step.record.energyChange = uncorrected - start;
  step.record.lift = end - uncorrected;
  ledger.correction += (end - start) - (ledger.total() - booked);
}

}  // namespace painleve
