#include "core/model/rod_theory.h"

#include <cmath>
#include <limits>

namespace painleve {

TipInertia tipInertia(const RodBody& body, double theta) {
  const double kappa = body.kappa();
  const double sine = std::sin(theta);
  const double cosine = std::cos(theta);
  return {(1 + kappa * cosine * cosine) / body.mass, -kappa * sine * cosine / body.mass,
          (1 + kappa * sine * sine) / body.mass};
}

LeftSlide leftSlide(const RodBody& body, double mu, double theta, double omega) {
  const TipInertia tip = tipInertia(body, theta);
  const double sine = std::sin(theta);
  const double cosine = std::cos(theta);
  LeftSlide slide;
  slide.A = body.gravity - body.halfLength * omega * omega * sine;
  slide.B = tip.nn + mu * tip.nt;
  slide.C = body.halfLength / body.inertia * (mu * sine - cosine);
  slide.k = mu * tip.tt + tip.nt;
  slide.drift = body.halfLength * omega * omega * cosine;
  return slide;
}

double liftSpeed(const RodBody& body, double theta) {
  const double sine = std::sin(theta);
  if (sine <= 0) return std::numeric_limits<double>::infinity();
  return std::sqrt(body.gravity / (body.halfLength * sine));
}

double paradoxFriction(double kappa) {
  return 2 * std::sqrt(1 + kappa) / kappa;
}

double criticalFriction(double kappa) {
  return 2 / std::sqrt(3.0) * paradoxFriction(kappa);
}

double safeRestitution(double kappa, double theta) {
  const double sine = std::sin(theta);
  const double cosine = std::cos(theta);
  return std::sqrt((1 + kappa) / ((1 + kappa * sine * sine) * (1 + kappa * cosine * cosine)));
}

double safeRestitution(double kappa) {
  return std::sqrt(1 + kappa) / (1 + kappa / 2);
}

std::optional<CriticalAngles> criticalAngles(const RodBody& body, double mu) {
  const double kappa = body.kappa();
  const double square = kappa * kappa * mu * mu - 4 * (1 + kappa);
  if (!(square >= 0) || mu <= 0) return std::nullopt;
  CriticalAngles c;
  c.D = std::sqrt(square);
  c.T2 = (kappa * mu + c.D) / 2;
  c.T1 = (1 + kappa) / c.T2;  // without the cancellation of (kappa mu - D)/2
  c.theta1 = std::atan(c.T1);
  c.theta2 = std::atan(c.T2);
  c.omega1 = liftSpeed(body, c.theta1);
  c.omega2 = liftSpeed(body, c.theta2);
  return c;
}

std::optional<Linearisation> linearise(const RodBody& body, double mu, int sign) {
  const auto c = criticalAngles(body, mu);
  if (!c || c->D == 0) return std::nullopt;
  const double omega = sign * c->omega1;
  Linearisation at;
  at.alpha1 = -c->D * omega / body.mass;
  at.alpha2 = -omega * omega / body.mass;
  at.alpha3 = -2 * c->T1 * omega / body.mass;
  at.alpha4 = -c->D / body.mass;
  at.h = at.alpha1 - at.alpha3;
  at.exponent = 2 * c->T1 / c->D;
  at.slope = omega / (c->T2 - 3 * c->T1);
  at.slopeOfA = -omega / (2 * c->T1);
  at.forceLimit = 1 / (c->T1 * (c->T2 - 3 * c->T1));
  return at;
}

double stickLimitRight(double kappa, double mu, double theta) {
  const double sine = std::sin(theta);
  const double cosine = std::cos(theta);
  return (mu * (1 + kappa) + kappa * cosine * (sine - mu * cosine)) /
         ((1 + kappa) * (cosine + mu * sine));
}

double stickLimitLeft(double kappa, double mu, double theta) {
  const double sine = std::sin(theta);
  const double cosine = std::cos(theta);
  return (mu * (1 + kappa) - kappa * cosine * (sine + mu * cosine)) /
         ((1 + kappa) * (mu * sine - cosine));
}

}  // namespace painleve
