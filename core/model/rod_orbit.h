#pragma once
// Orbits of the slide to the left in closed form: for u = omega^2 the slide is linear,
// m B du/dtheta = 2 m C (g - l u sin theta). [GB] secs. 4.2 and 5, Lemma 12; the integral for every
// mu, the critical orbit and its distance variable: [own].

#include <optional>
#include <vector>

#include "core/model/rod_theory.h"

namespace painleve {

/// L(theta) = integral of d(theta)/(m B); continuous on (0, pi) below mu_P, between the zeros of B
/// above.
double slideIntegral(double kappa, double mu, double theta);
/// E(theta) = |m B| exp(kappa mu L): omega^2 E is constant in a slide without gravity, and the
/// difference of two orbits' omega^2 falls as 1/E.
double slideFactor(double kappa, double mu, double theta);

/// omega^2 at `to` of the orbit through (from, square), rad^2/s^2; both angles in one interval
/// without a zero of B. The quadrature d(omega^2 mB e^(kappa mu L))/d(theta) = 2 m g C e^(kappa mu
/// L).
double orbitSquare(const RodBody& body, double mu, double from, double square, double to);

/// u_crit(theta): omega^2 of the one analytic orbit through P_c1. For P_c1^+ left of theta_c1, for
/// P_c1^- right of it, up to theta_c2. nullopt for mu <= mu_C and outside 0 < theta < theta_c2.
std::optional<double> criticalSquare(const RodBody& body, double mu, double theta);

/// (theta, omega) along the critical orbit, ending at P_c1^+ (sign = 1) or P_c1^- (-1), over the
/// stretch that a slide can take: where u_crit > 0. Empty for mu <= mu_C.
struct OrbitPoint {
  double theta = 0, omega = 0;
};
std::vector<OrbitPoint> criticalOrbit(const RodBody& body, double mu, int sign);

/// A slide that runs into P_c1. [GB] Lemma 12
struct ApproachToP {
  double impulse = 0;     // N s, finite though F_N is not
  double stickSpeed = 0;  // m/s: with v_t below it P_c1 is reached, above it the tip stops before
};
/// nullopt where the orbit of (theta, omega) does not end at P_c1.
std::optional<ApproachToP> approachToP(const RodBody& body, double mu, double theta, double omega);

}  // namespace painleve
