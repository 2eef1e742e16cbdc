#include "core/solver/closed_contact.h"

#include <cmath>

#include "core/model/system.h"

namespace painleve {
namespace {

double termSize(const Row& row, const Vec& vector, double rest) {
  return row.cwiseAbs().dot(vector.cwiseAbs().transpose()) + std::abs(rest);
}

}  // namespace

ClosedContact readContact(const System& system, const Laws& laws, const State& state, int contact) {
  ClosedContact c;
  const Kinematics k = system.kinematics(contact, state);
  const Track& normal = k.points[0].normal;
  const Track& tangent = k.points[0].tangent[0];
  const Mat W = system.inverseMass(state);
  c.normal = normal.row;
  c.tangent = tangent.row;
  c.viaNormal.noalias() = W * normal.row.transpose();
  c.viaTangent.noalias() = W * tangent.row.transpose();
  c.freeAcceleration.noalias() = W * system.force(state);
  c.Ann = c.normal.dot(c.viaNormal.transpose());
  c.Ant = c.normal.dot(c.viaTangent.transpose());
  c.Att = c.tangent.dot(c.viaTangent.transpose());
  c.bn = c.normal.dot(c.freeAcceleration.transpose()) + normal.drift;
  c.bt = c.tangent.dot(c.freeAcceleration.transpose()) + tangent.drift;
  c.vn = c.normal.dot(state.v.transpose()) + normal.offset;
  c.vt = c.tangent.dot(state.v.transpose()) + tangent.offset;
  c.gap = k.gap;
  c.scaleN = termSize(c.normal, c.freeAcceleration, normal.drift);
  c.scaleT = termSize(c.tangent, c.freeAcceleration, tangent.drift);
  c.scaleV = termSize(c.tangent, state.v, tangent.offset);
  c.friction = coulombOf(laws.friction[static_cast<std::size_t>(contact)]);
  return c;
}

HeldForce heldForce(const ClosedContact& c, Mode mode) {
  if (mode == Mode::Free) return {};
  if (mode == Mode::Stick) {
    const double det = c.Ann * c.Att - c.Ant * c.Ant;
    if (det <= 1e-14 * c.Ann * c.Att) return {c.A() / c.Ann, 0};  // tangent parallel to normal: friction does nothing
    return {(c.Ant * c.bt - c.Att * c.bn) / det, (c.Ant * c.bn - c.Ann * c.bt) / det};
  }
  const int sign = slipSign(mode);
  const double normal = c.A() / c.B(sign);
  return {normal, -sign * c.friction.kinetic(sign) * normal};
}

double freeNormalRate(const System& system, const Laws& laws, const State& state, int contact) {
  const ClosedContact here = readContact(system, laws, state, contact);
  const double speed = state.v.cwiseAbs().maxCoeff() + std::sqrt(here.scaleN);
  const double dt = 1e-5 / (1 + speed);
  const auto bnAt = [&](double d) {
    State s = state;
    s.t += d;
    s.q += d * state.v + 0.5 * d * d * here.freeAcceleration;
    s.v += d * here.freeAcceleration;
    return readContact(system, laws, s, contact).bn;
  };
  return (bnAt(dt) - bnAt(-dt)) / (2 * dt);
}

}  // namespace painleve
