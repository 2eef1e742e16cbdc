#include "core/solver/closed_contact.h"

#include <algorithm>
#include <cmath>

#include "core/model/system.h"

namespace painleve {
namespace {

void copyRow(const Row& from, Row& to) {
  to.resize(from.size());
  for (Eigen::Index i = 0; i < from.size(); ++i) to[i] = from[i];
}

// What follows from the rows, M^-1, force and velocity. Sizes known at compile time unroll: this is
// the inner loop of every motion.
template <int N>
void multiply(const Mat& inverseMass, const Vec& force, const Vec& velocity,
              const ContactPoint& point, ClosedContact& c) {
  using Column = Eigen::Matrix<double, N, 1>;
  const Eigen::Index n = velocity.size();
  const Eigen::Map<const Eigen::Matrix<double, N, N>> W(inverseMass.data(), n, n);
  const Eigen::Map<const Column> f(force.data(), n), v(velocity.data(), n);
  const Eigen::Map<const Column> normal(point.normal.row.data(), n),
      tangent(point.tangent[0].row.data(), n);
  for (Vec* out : {&c.viaNormal, &c.viaTangent, &c.freeAcceleration}) out->resize(n);
  Eigen::Map<Column> viaNormal(c.viaNormal.data(), n), viaTangent(c.viaTangent.data(), n);
  Eigen::Map<Column> acceleration(c.freeAcceleration.data(), n);
  viaNormal = W.lazyProduct(normal);
  viaTangent = W.lazyProduct(tangent);
  acceleration = W.lazyProduct(f);
  c.Ann = normal.dot(viaNormal);
  c.Ant = normal.dot(viaTangent);
  c.Att = tangent.dot(viaTangent);
  c.bn = normal.dot(acceleration);
  c.bt = tangent.dot(acceleration);
  c.vn = normal.dot(v);
  c.vt = tangent.dot(v);
  c.scaleN = normal.cwiseProduct(acceleration).template lpNorm<1>();
  c.scaleT = tangent.cwiseProduct(acceleration).template lpNorm<1>();
  c.scaleV = tangent.cwiseProduct(v).template lpNorm<1>();
}

}  // namespace

ClosedContact readContact(const System& system, const Laws& laws, const State& state, int contact) {
  ClosedContact c;
  const Kinematics k = system.kinematics(contact, state);
  const Track& normal = k.points[0].normal;
  const Track& tangent = k.points[0].tangent[0];
  copyRow(normal.row, c.normal);
  copyRow(tangent.row, c.tangent);
  const Mat W = system.inverseMass(state);
  const Vec force = system.force(state);
  switch (state.v.size()) {
    case 2:
      multiply<2>(W, force, state.v, k.points[0], c);
      break;
    case 3:
      multiply<3>(W, force, state.v, k.points[0], c);
      break;
    default:
      multiply<Eigen::Dynamic>(W, force, state.v, k.points[0], c);
  }
  c.bn += normal.drift;
  c.bt += tangent.drift;
  c.vn += normal.offset;
  c.vt += tangent.offset;
  c.scaleN += std::abs(normal.drift);
  c.scaleT += std::abs(tangent.drift);
  c.scaleV += std::abs(tangent.offset);
  c.gap = k.gap;
  c.friction = coulombOf(laws.friction[static_cast<std::size_t>(contact)]);
  return c;
}

HeldForce heldForce(const ClosedContact& c, Mode mode) {
  if (mode == Mode::Free) return {};
  if (mode == Mode::Stick) {
    const double det = c.Ann * c.Att - c.Ant * c.Ant;
    if (det <= 1e-14 * c.Ann * c.Att)
      return {c.A() / c.Ann, 0};  // tangent parallel to normal: friction does nothing
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
