#include "core/solver/event_driven/flow.h"

#include <algorithm>
#include <cmath>

#include "core/model/system.h"

namespace painleve {

Motion motionOf(const Snapshot& snapshot) {
  for (std::size_t i = 0; i < snapshot.mode.size(); ++i)
    if (snapshot.mode[i] != Mode::Free) return {static_cast<int>(i), snapshot.mode[i]};
  return {};
}

State Flow::state(const FlowVector& y) const {
  State s;
  s.t = time(y);
  s.q.resize(dof_);
  s.v.resize(dof_);
  for (std::size_t i = 0; i < static_cast<std::size_t>(dof_); ++i) {
    s.q.data()[i] = y[i];
    s.v.data()[i] = y[i + static_cast<std::size_t>(dof_)];
  }
  return s;
}

ClosedContact Flow::contact(const FlowVector& y) const {
  return readContact(system_, laws_, state(y), motion_.contact);
}

FlowVector Flow::pack(const Snapshot& snapshot) const {
  FlowVector y(snapshot.state.q.begin(), snapshot.state.q.end());
  y.insert(y.end(), snapshot.state.v.begin(), snapshot.state.v.end());
  y.push_back(snapshot.state.t);
  y.push_back(snapshot.impulse);
  y.push_back(snapshot.ledger.friction);
  return y;
}

void Flow::unpack(const FlowVector& y, Snapshot& snapshot) const {
  snapshot.state = state(y);
  snapshot.impulse = y[2 * static_cast<std::size_t>(dof_) + 1];
  snapshot.ledger.friction = y[2 * static_cast<std::size_t>(dof_) + 2];
}

void Flow::operator()(const FlowVector& y, FlowVector& rate) const {
  const State s = state(y);
  rate.resize(y.size());
  Eigen::Map<Eigen::VectorXd> dq(rate.data(), dof_);
  Eigen::Map<Eigen::VectorXd> dv(rate.data() + dof_, dof_);
  double* rest = rate.data() + 2 * static_cast<std::ptrdiff_t>(dof_);  // t, impulse, friction work
  if (motion_.contact < 0) {
    dq = s.v;
    dv = system_.inverseMass(s).lazyProduct(system_.force(s));
    rest[0] = 1;
    rest[1] = rest[2] = 0;
    return;
  }
  const ClosedContact c = readContact(system_, laws_, s, motion_.contact);
  const int sign = slipSign(motion_.mode);
  double beta = 1;
  HeldForce scaled;  // beta * force, finite also on B = 0
  if (sign == 0) {
    scaled = heldForce(c, motion_.mode);
  } else {
    const double B = c.B(sign);
    beta = std::abs(B) / c.Ann;
    scaled.normal = (B < 0 ? -c.A() : c.A()) / c.Ann;
    scaled.tangent = -sign * c.friction.kinetic(sign) * scaled.normal;
  }
  for (int i = 0; i < dof_; ++i) {  // a loop: Eigen's costs a third of the whole for three numbers
    dq[i] = beta * s.v[i];
    dv[i] = beta * c.freeAcceleration[i] + c.viaNormal[i] * scaled.normal +
            c.viaTangent[i] * scaled.tangent;
  }
  rest[0] = beta;
  rest[1] = scaled.normal;
  rest[2] = scaled.tangent * c.vt * std::abs(sign);
}

}  // namespace painleve
