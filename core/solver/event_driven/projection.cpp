#include "core/solver/event_driven/projection.h"

#include <cmath>

#include "core/model/system.h"

namespace painleve {
namespace {

// Velocity change M^-1 (rows' impulse) that removes v_n and, where asked, v_t.
void clearVelocity(const ClosedContact& c, bool tangentToo, Vec& v) {
  const double det = c.Ann * c.Att - c.Ant * c.Ant;
  if (tangentToo && det > 1e-14 * c.Ann * c.Att) {
    v += c.viaNormal * ((c.Ant * c.vt - c.Att * c.vn) / det) +
         c.viaTangent * ((c.Ant * c.vn - c.Ann * c.vt) / det);
  } else {
    v -= c.viaNormal * (c.vn / c.Ann);
  }
}

// Whether the gap, v_n or (in stick) v_t is off by more than that share of the terms.
bool isOff(const System& system, const Motion& motion, const State& s, double tolerance) {
  const Kinematics k = system.kinematics(motion.contact, s);
  const Track& normal = k.points[0].normal;
  const Track& tangent = k.points[0].tangent[0];
  double vn = normal.offset;
  double vt = tangent.offset;
  double speed = std::abs(vn) + std::abs(vt);
  for (Eigen::Index i = 0; i < s.v.size(); ++i) {
    const double alongN = normal.row[i] * s.v[i];
    const double alongT = tangent.row[i] * s.v[i];
    vn += alongN;
    vt += alongT;
    speed += std::abs(alongN) + std::abs(alongT);
  }
  const bool slips = motion.mode == Mode::Stick && std::abs(vt) > tolerance * speed;
  return slips || std::abs(vn) > tolerance * speed ||
         std::abs(k.gap) > tolerance * (1 + s.q.cwiseAbs().maxCoeff());
}

}  // namespace

double kineticEnergy(const System& system, const State& state) {
  return 0.5 * state.v.dot(system.massMatrix(state) * state.v);
}

double energy(const System& system, const State& state) {
  return kineticEnergy(system, state) + system.potential(state);
}

bool project(const System& system, const Laws& laws, const Motion& motion, Snapshot& snapshot,
             double tolerance) {
  if (motion.contact < 0 || !isOff(system, motion, snapshot.state, tolerance)) return false;
  State& s = snapshot.state;
  const bool stuck = motion.mode == Mode::Stick;
  ClosedContact c = readContact(system, laws, s, motion.contact);
  const double before = energy(system, s);
  s.q -= c.viaNormal * (c.gap / c.Ann);
  c = readContact(system, laws, s, motion.contact);
  clearVelocity(c, stuck, s.v);
  snapshot.ledger.correction += energy(system, s) - before;
  return true;
}

void closeGap(const System& system, const Laws& laws, int contact, Snapshot& snapshot) {
  State& s = snapshot.state;
  const double before = energy(system, s);
  const ClosedContact c = readContact(system, laws, s, contact);
  s.q -= c.viaNormal * (c.gap / c.Ann);
  snapshot.ledger.correction += energy(system, s) - before;
}

void stopSlip(const System& system, const Laws& laws, int contact, Snapshot& snapshot) {
  State& s = snapshot.state;
  const double before = energy(system, s);
  clearVelocity(readContact(system, laws, s, contact), true, s.v);
  snapshot.ledger.correction += energy(system, s) - before;
}

}  // namespace painleve
