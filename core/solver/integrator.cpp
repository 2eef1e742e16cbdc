#include "core/solver/integrator.h"

#include <algorithm>
#include <cmath>

#include <boost/numeric/odeint/stepper/runge_kutta_dopri5.hpp>

namespace boost::numeric::odeint {
template <>
struct is_resizeable<painleve::FlowVector> : boost::true_type {};
}  // namespace boost::numeric::odeint

namespace painleve {

class Integrator::Steppers {
 public:
  using Stepper = boost::numeric::odeint::runge_kutta_dopri5<FlowVector>;
  Stepper main;   // its stages stay those of the last accepted step, for the interpolant
  Stepper aside;  // steps to trial times, for event location
  FlowVector trialRate, error;
};

Integrator::Integrator(Derivative derivative, double rtol, double atol)
    : derivative_(std::move(derivative)),
      rtol_(rtol),
      atol_(atol),
      steppers_(std::make_unique<Steppers>()) {}

Integrator::~Integrator() = default;

void Integrator::begin(const FlowVector& y, double step) {
  to_ = y;
  toRate_ = y;
  derivative_(to_, toRate_);
  from_ = y;
  fromRate_ = toRate_;
  proposal_ = step;
  length_ = 0;
}

void Integrator::correct(const FlowVector& y) {
  to_ = y;
  derivative_(to_, toRate_);
}

// Root mean square over the components, as in Hairer's codes; a NaN stays one.
double Integrator::errorOf(const FlowVector& error) const {
  double sum = 0;
  for (std::size_t i = 0; i < error.size(); ++i) {
    const double size = std::max(std::abs(from_[i]), std::abs(to_[i]));
    const double part = error[i] / (atol_ + rtol_ * size);
    sum += part * part;
  }
  return std::sqrt(sum / static_cast<double>(error.size()));
}

bool Integrator::step(double limit) {
  from_ = to_;  // cheaper than swapping vectors without heap
  fromRate_ = toRate_;
  steppers_->error.resize(from_.size());
  const auto rate = [this](const FlowVector& y, FlowVector& dy, double) { derivative_(y, dy); };
  double h = std::min(proposal_, limit);
  bool clipped = h < proposal_;
  for (int attempt = 0; attempt < 100; ++attempt) {
    steppers_->main.do_step(rate, from_, fromRate_, 0.0, to_, toRate_, h, steppers_->error);
    const double error = errorOf(steppers_->error);
    if (error <= 1) {
      length_ = h;
      const double grow = error > 0 ? std::min(5.0, 0.9 * std::pow(error, -0.2)) : 5.0;
      const double next = h * std::max(0.2, grow);
      proposal_ = clipped ? std::max(proposal_, next) : next;
      return true;
    }
    h *= std::isfinite(error) ? std::max(0.2, 0.9 * std::pow(error, -0.2)) : 0.2;
    proposal_ = h;
    clipped = false;
  }
  return false;
}

void Integrator::dense(double s, FlowVector& y) const {
  y.resize(from_.size());
  steppers_->main.calc_state(s, y, from_, fromRate_, 0.0, to_, toRate_, length_);
}

void Integrator::exact(double s, FlowVector& y) {
  y.resize(from_.size());
  steppers_->trialRate.resize(from_.size());
  const auto rate = [this](const FlowVector& x, FlowVector& dx, double) { derivative_(x, dx); };
  steppers_->error.resize(from_.size());
  steppers_->aside.do_step(rate, from_, fromRate_, 0.0, y, steppers_->trialRate, s,
                           steppers_->error);
}

}  // namespace painleve
