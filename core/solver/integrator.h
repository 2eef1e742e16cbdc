#pragma once
// Step-size controlled Dormand-Prince 5(4) with dense output (Boost.odeint), in any time variable.

#include <functional>
#include <memory>

#include <boost/container/static_vector.hpp>

#include "core/types.h"

namespace painleve {

/// q, v, t, normal impulse, work of friction.
using FlowVector = boost::container::static_vector<double, 2 * kMaxDof + 3>;
using Derivative = std::function<void(const FlowVector& y, FlowVector& rate)>;

/// Autonomous systems only: time, where it matters, is a component of y.
class Integrator {
 public:
  Integrator(Derivative derivative, double rtol, double atol);
  ~Integrator();
  Integrator(const Integrator&) = delete;
  Integrator& operator=(const Integrator&) = delete;

  /// Begins at y; `step` > 0 is the first guess of the step size.
  void begin(const FlowVector& y, double step);
  /// One accepted step, at most `limit` long. False where no step succeeds (a rate that is not
  /// finite).
  bool step(double limit);
  /// Begins anew at the end of the last step from a corrected state.
  void correct(const FlowVector& y);

  double length() const { return length_; }          // of the last step
  double proposal() const { return proposal_; }      // next step size
  const FlowVector& begin() const { return from_; }  // of the last step
  const FlowVector& end() const { return to_; }
  const FlowVector& beginRate() const { return fromRate_; }  // derivatives there
  const FlowVector& endRate() const { return toRate_; }
  /// Fourth-order interpolant at s in [0, length()] after the last step's begin.
  void dense(double s, FlowVector& y) const;
  /// A step of its own from the last step's begin to s: fifth order, for event location.
  void exact(double s, FlowVector& y);

 private:
  class Steppers;
  double errorOf(const FlowVector& error) const;

  Derivative derivative_;
  double rtol_, atol_;
  std::unique_ptr<Steppers> steppers_;
  FlowVector from_, to_, fromRate_, toRate_;
  double length_ = 0, proposal_ = 0;
};

}  // namespace painleve
