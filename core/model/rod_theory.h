#pragma once
// Closed forms of the sliding rod for any m, l, I, g, mu: thresholds, critical angles,
// linearisation at the singular point, stick limits. [GB] secs. 2-5 with the misprints corrected
// (core/README.md); free inertia: [own]. All of it is for a slide to the left (`slip-`), the pushed
// rod for 0 < theta < pi/2. A slide to the right is the mirror image: theta -> pi - theta,
// theta_dot -> -theta_dot, v_t -> -v_t.

#include <optional>

namespace painleve {

/// kg, m, kg m^2 about the centre, m/s^2.
struct RodBody {
  double mass = 1, halfLength = 1, inertia = 1.0 / 3, gravity = 9.8;
  double kappa() const { return mass * halfLength * halfLength / inertia; }
};

/// Delassus numbers of the tip, 1/kg. [GB] Eqs. (6), (10)
struct TipInertia {
  double nn = 0, nt = 0, tt = 0;
};
TipInertia tipInertia(const RodBody& body, double theta);

/// What a slide to the left is made of: dv_n/dt = -A + B F_N, d(omega)/dt = C F_N,
/// dv_t/dt = k F_N + drift. [GB] Eqs. (5)-(9)
struct LeftSlide {
  double A = 0;      // m/s^2
  double B = 0;      // 1/kg
  double C = 0;      // 1/(kg m)
  double k = 0;      // 1/kg
  double drift = 0;  // m/s^2
};
LeftSlide leftSlide(const RodBody& body, double mu, double theta, double omega);

/// omega_A(theta), rad/s: A > 0 exactly where |omega| is below. Infinite for sin(theta) <= 0.
double liftSpeed(const RodBody& body, double theta);

/// mu_P: above it B < 0 is possible. [GB] Eq. (7)
double paradoxFriction(double kappa);
/// mu_C: above it F_N may grow without bound. [GB] Eq. (34)
double criticalFriction(double kappa);
/// e_safe(theta): up to it no impact of Newton's law creates energy. [own]
double safeRestitution(double kappa, double theta);
/// Its smallest value, at 45 degrees.
double safeRestitution(double kappa);

/// Where B = 0: tan(theta) = T1, T2 (T1 T2 = 1 + kappa, T1 + T2 = kappa mu, T2 - T1 = D). [GB]
/// sec. 2.1
struct CriticalAngles {
  double D = 0, T1 = 0, T2 = 0;
  double theta1 = 0, theta2 = 0;  // rad
  double omega1 = 0, omega2 = 0;  // rad/s, size of theta_dot at P_c1, P_c2
};
/// nullopt for mu < mu_P, where B > 0 everywhere.
std::optional<CriticalAngles> criticalAngles(const RodBody& body, double mu);

/// The motion near P_c1^+ (sign = 1) or P_c1^- (sign = -1) in the paper's time dt = B ds.
/// [GB] Eqs. (15)-(19), (34)
struct Linearisation {
  double alpha1 = 0, alpha2 = 0, alpha3 = 0, alpha4 = 0;
  double h = 0;         // alpha1 - alpha3; zero at mu_C
  double exponent = 0;  // r = alpha3/alpha1: neighbours leave the critical orbit like distance^r
  double slope = 0;     // d(omega)/d(theta) of the critical line, 1/s
  double slopeOfA = 0;  // of the curve A = 0, 1/s
  double forceLimit =
      0;  // F_N on the critical orbit at P_c1 in units of m g; meaningful for mu > mu_C
};
/// nullopt for mu <= mu_P, where there is no singular point.
std::optional<Linearisation> linearise(const RodBody& body, double mu, int sign);

/// Limits of stick in w = l omega^2/g at 0 < theta < pi/2. [own], derivations 6
/// Above it the tip slips to the right.
double stickLimitRight(double kappa, double mu, double theta);
/// Where F_T = +mu F_N. Stick needs w below it for mu sin > cos, above it for mu sin < cos.
double stickLimitLeft(double kappa, double mu, double theta);

}  // namespace painleve
