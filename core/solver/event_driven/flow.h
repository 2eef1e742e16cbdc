#pragma once
// Smooth motion with modes fixed. In slip the time is scaled, dt = beta dtau with beta = |B|/Ann,
// so that nothing blows up at B = 0. [GB] sec. 4.2 (their dt = B ds runs backwards where B < 0);
// derivations 4.

#include "core/solver/closed_contact.h"
#include "core/solver/integrator.h"
#include "core/trajectory/trajectory.h"

namespace painleve {

class System;

/// The closed contact and its mode; contact -1: flight.
struct Motion {
  int contact = -1;
  Mode mode = Mode::Free;
};
/// The motion a snapshot's modes stand for. Precondition: at most one closed contact.
Motion motionOf(const Snapshot& snapshot);

class Flow {
 public:
  Flow(const System& system, const Laws& laws, Motion motion, int dof)
      : system_(system), laws_(laws), motion_(motion), dof_(dof) {}

  void operator()(const FlowVector& y, FlowVector& rate) const;
  const Motion& motion() const { return motion_; }

  FlowVector pack(const Snapshot& snapshot) const;
  /// State, impulse and friction work of y into the snapshot.
  void unpack(const FlowVector& y, Snapshot& snapshot) const;
  State state(const FlowVector& y) const;
  double time(const FlowVector& y) const { return y[2 * static_cast<std::size_t>(dof_)]; }
  ClosedContact contact(const FlowVector& y) const;
  /// |B|/Ann in slip, 1 otherwise; from the derivative of y.
  double beta(const FlowVector& rate) const { return rate[2 * static_cast<std::size_t>(dof_)]; }
  /// F_N, N; from the derivative of y.
  double normalForce(const FlowVector& rate) const {
    return rate[2 * static_cast<std::size_t>(dof_) + 1] / beta(rate);
  }

 private:
  const System& system_;
  const Laws& laws_;
  Motion motion_;
  int dof_;
};

}  // namespace painleve
