#include "core/model/rod_orbit.h"

#include <algorithm>
#include <cmath>

#include <boost/math/quadrature/gauss_kronrod.hpp>
#include <boost/math/quadrature/tanh_sinh.hpp>
#include <boost/numeric/odeint/integrate/integrate_adaptive.hpp>
#include <boost/numeric/odeint/stepper/controlled_runge_kutta.hpp>
#include <boost/numeric/odeint/stepper/generation/generation_controlled_runge_kutta.hpp>
#include <boost/numeric/odeint/stepper/generation/generation_runge_kutta_dopri5.hpp>
#include <boost/numeric/odeint/stepper/generation/make_controlled.hpp>
#include <boost/numeric/odeint/stepper/runge_kutta_dopri5.hpp>

namespace painleve {

namespace {

namespace odeint = boost::numeric::odeint;

constexpr double kTolerance = 1e-13;
constexpr double kDoubleZero = 1e-13;     // relative: mu is mu_P but for rounding
constexpr double kFirstDistance = 1e-12;  // rad: u_crit is its tangent up to here
constexpr double kWalkStep = 0.1;         // in ln(distance), a first guess
constexpr int kCurvePoints = 160;

double sinc(double x) {
  return x == 0 ? 1 : std::sin(x) / x;
}

// u_crit = omega_c^2 (1 + d w) with d = theta - theta_c1. Both m B and A have the factor d, which
// cancels exactly in these variables; in x = ln|d| the way out from P_c1 is smooth and forgets the
// error of its start, while integrating u itself loses seven digits to the cancellation.
class DistanceEquation {
 public:
  DistanceEquation(double kappa, double mu, const CriticalAngles& c, double side)
      : kappa_(kappa), mu_(mu), c_(c), side_(side) {}

  double start() const { return 2 / (c_.T2 - 3 * c_.T1); }
  double operator()(double w, double x) const {
    const double d = side_ * std::exp(x);
    const double sine = std::sin(c_.theta1 + d);
    const double cosine = std::cos(c_.theta1 + d);
    const double liftByDistance =
        sinc(d) / std::cos(c_.theta1) * (sine - c_.T2 * cosine);  // m B / d
    const double sinkByDistance = -std::cos(c_.theta1 + d / 2) * sinc(d / 2) - w * sine;
    return 2 * kappa_ * (mu_ * sine - cosine) / liftByDistance * sinkByDistance - w;
  }

 private:
  double kappa_, mu_;
  CriticalAngles c_;
  double side_;
};

// The angles for which the critical orbit exists.
std::optional<CriticalAngles> beyondCritical(const RodBody& body, double mu) {
  if (!(mu > criticalFriction(body.kappa()))) return std::nullopt;
  return criticalAngles(body, mu);
}

// Walks along u_crit away from P_c1, to one angle after the other.
class OutwardWalk {
 public:
  OutwardWalk(const RodBody& body, double mu, const CriticalAngles& c, double side)
      : equation_(body.kappa(), mu, c, side), c_(c), w_(equation_.start()) {}

  double square(double theta) {
    const double distance = std::abs(theta - c_.theta1);
    if (distance > kFirstDistance) {
      const auto stepper =
          odeint::make_controlled<odeint::runge_kutta_dopri5<double>>(kTolerance, kTolerance);
      const double to = std::log(distance);
      odeint::integrate_adaptive(
          stepper, [this](double w, double& rate, double x) { rate = equation_(w, x); }, w_, x_, to,
          kWalkStep);
      x_ = to;
    }
    return c_.omega1 * c_.omega1 * (1 + (theta - c_.theta1) * w_);
  }

 private:
  DistanceEquation equation_;
  CriticalAngles c_;
  double w_, x_ = std::log(kFirstDistance);
};

double criticalSquareAt(const RodBody& body, double mu, const CriticalAngles& c, double theta) {
  return OutwardWalk(body, mu, c, theta < c.theta1 ? -1 : 1).square(theta);
}

}  // namespace

double slideIntegral(double kappa, double mu, double theta) {
  const double sine = std::sin(theta);
  const double cosine = std::cos(theta);
  const double square = kappa * kappa * mu * mu - 4 * (1 + kappa);
  if (std::abs(square) <= kDoubleZero * (1 + kappa))
    return -cosine / (sine - std::sqrt(1 + kappa) * cosine);
  if (square < 0) {
    const double Omega = std::sqrt(-square);
    return 2 / Omega * std::atan2(2 * sine - kappa * mu * cosine, Omega * cosine);
  }
  const double D = std::sqrt(square);
  const double T2 = (kappa * mu + D) / 2;
  const double T1 = (1 + kappa) / T2;
  return std::log(std::abs((sine - T2 * cosine) / (sine - T1 * cosine))) / D;
}

double slideFactor(double kappa, double mu, double theta) {
  const double sine = std::sin(theta);
  const double cosine = std::cos(theta);
  const double lift = std::abs(1 + kappa * cosine * (cosine - mu * sine));
  return lift * std::exp(kappa * mu * slideIntegral(kappa, mu, theta));
}

double orbitSquare(const RodBody& body, double mu, double from, double square, double to) {
  const double kappa = body.kappa();
  const double here = slideIntegral(kappa, mu, from);  // keeps the exponentials near 1
  const auto growth = [&](double theta) {
    return std::exp(kappa * mu * (slideIntegral(kappa, mu, theta) - here));
  };
  const auto lift = [&](double theta) {
    return body.mass * leftSlide(body, mu, theta, 0).B * growth(theta);
  };
  const auto source = [&](double theta) {
    return 2 * body.mass * body.gravity * leftSlide(body, mu, theta, 0).C * growth(theta);
  };
  using Quadrature = boost::math::quadrature::gauss_kronrod<double, 31>;
  const double gained = Quadrature::integrate(source, from, to, 15, kTolerance);
  return (square * lift(from) + gained) / lift(to);
}

std::optional<double> criticalSquare(const RodBody& body, double mu, double theta) {
  const auto c = beyondCritical(body, mu);
  if (!c || !(theta > 0 && theta < c->theta2)) return std::nullopt;
  return criticalSquareAt(body, mu, *c, theta);
}

std::vector<OrbitPoint> criticalOrbit(const RodBody& body, double mu, int sign) {
  const auto c = beyondCritical(body, mu);
  if (!c) return {};
  std::vector<OrbitPoint> orbit{{c->theta1, sign * c->omega1}};
  const double far = sign > 0 ? 0 : c->theta2;
  OutwardWalk walk(body, mu, *c, -sign);
  for (int i = 1; i < kCurvePoints; ++i) {
    const double share = static_cast<double>(i) / kCurvePoints;
    const double theta = c->theta1 + (far - c->theta1) * share * share;  // dense near P_c1
    const double square = walk.square(theta);
    if (!(square > 0)) break;
    orbit.push_back({theta, sign * std::sqrt(square)});
  }
  std::reverse(orbit.begin(), orbit.end());
  return orbit;
}

// All orbits follow from the critical one: their omega^2 differs by a multiple of 1/E. The impulse
// is the integral of d(omega)/C; by parts its integrand stays bounded up to P_c1.
std::optional<ApproachToP> approachToP(const RodBody& body, double mu, double theta, double omega) {
  const auto c = beyondCritical(body, mu);
  if (!c) return std::nullopt;
  const double sign = theta < c->theta1 ? 1 : -1;
  const double kappa = body.kappa();
  const bool inside = theta > std::atan(1 / mu) && theta < c->theta2 && omega * sign > 0;
  if (!inside) return std::nullopt;
  const double excess = omega * omega - criticalSquareAt(body, mu, *c, theta);
  if (excess * sign >= 0) return std::nullopt;
  const double factor = slideFactor(kappa, mu, theta);
  const auto spin = [&](double at) { return leftSlide(body, mu, at, 0).C; };
  const auto integrand = [&](double at) {
    const double here = slideFactor(kappa, mu, at);
    const double square =
        criticalSquareAt(body, mu, *c, at) + (std::isfinite(here) ? excess * factor / here : 0);
    const double C = spin(at);
    const double slope =
        body.halfLength / body.inertia * (mu * std::cos(at) + std::sin(at));  // dC/dtheta
    return sign * std::sqrt(std::max(0.0, square)) * slope / (C * C);
  };
  boost::math::quadrature::tanh_sinh<double> quadrature;
  const double omegaP = sign * c->omega1;
  ApproachToP result;
  result.impulse = omegaP / spin(c->theta1) - omega / spin(theta) +
                   sign * quadrature.integrate(integrand, std::min(theta, c->theta1),
                                               std::max(theta, c->theta1), 1e-10);
  result.stickSpeed = body.halfLength * (omega * std::sin(theta) - omegaP * std::sin(c->theta1)) -
                      mu / body.mass * result.impulse;
  return result;
}

}  // namespace painleve
