#include "core/scene/sight.h"

#include <cmath>

#include "core/scene/cell_state.h"
#include "core/scene/stage.h"
#include "core/solver/closed_contact.h"

namespace painleve {
namespace {

constexpr double kStep = 1e-5;    // of a central difference, in units of 1 + the fastest coordinate
constexpr double kNoise = 1e-12;  // relative to a_nn

ConeSide coneSide(const ClosedContact& contact, Mode mode, int slip) {
  const Coulomb& friction = contact.friction;
  return {mode == Mode::Stick ? friction.hold(slip) : friction.kinetic(slip), contact.B(slip)};
}

int driveOf(const ClosedContact& contact, Mode mode) {
  const int slip = slipSign(mode);
  const double lift = slip == 0 ? 0 : contact.B(slip) - contact.Ann;
  if (std::abs(lift) <= kNoise * contact.Ann) return 0;
  return lift < 0 ? 1 : -1;
}

ContactSight contactSight(const Experiment& experiment, const State& state, int id, Mode mode) {
  const ClosedContact contact = readContact(*experiment.system, experiment.laws, state, id);
  return {contact.vt, contact.vn, coneSide(contact, mode, -1), coneSide(contact, mode, +1),
          driveOf(contact, mode)};
}

// A difference quotient along the velocity serves every system, and none can forget to give its
// own.
std::vector<BodyMotion> bodyMotions(const System& system, const State& state) {
  const double step = kStep / (1 + state.v.cwiseAbs().maxCoeff());
  State before = state;
  State after = state;
  before.q -= step * state.v;
  after.q += step * state.v;
  const Depiction from = system.depict(before);
  const Depiction to = system.depict(after);
  std::vector<BodyMotion> motions;
  for (std::size_t i = 0; i < from.bodies.size(); ++i) {
    const Body& old = from.bodies[i];
    const Body& now = to.bodies[i];
    motions.push_back(
        {(now.centre - old.centre) / (2 * step), (now.angle - old.angle) / (2 * step)});
  }
  return motions;
}

}  // namespace

Sight sightOf(const Scene& scene, const Trajectory& trajectory, std::span<const double> cells) {
  const Experiment experiment = stageAt(scene, cells[0]).experiment;
  const State state = stateOfCells(*experiment.system, cells);
  const ModeColumns columns = modeColumnsOf(trajectory);
  Sight sight;
  for (std::size_t i = 0; i < columns.mode.size(); ++i) {
    const Mode mode = modeOfCell(cells, columns.mode[i]);
    sight.contacts.push_back(contactSight(experiment, state, static_cast<int>(i), mode));
  }
  sight.bodies = bodyMotions(*experiment.system, state);
  return sight;
}

Depiction depictionOf(const Scene& scene, std::span<const double> cells) {
  const Experiment experiment = stageAt(scene, cells[0]).experiment;
  return experiment.system->depict(stateOfCells(*experiment.system, cells));
}

}  // namespace painleve
