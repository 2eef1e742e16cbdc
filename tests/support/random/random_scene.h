#pragma once
// Random experiments of both systems: parameters, laws, starts of both charts, all policies.

#include <optional>
#include <string>

#include "core/model/rod_theory.h"
#include "core/scene/scene.h"

namespace painleve::test {

/// Friction, impact and branches.
struct DrawnLaws {
  double muPlus = 0, muMinus = 0;
  std::optional<double> muStatic;
  std::string impact = "newton";
  double e = 0, tangential = 0;  // tangential: of `newton` only
  std::string policy = "painleve", singular = "impact";
  double impulse = 0.5;
};

/// A rod on the ground (theta, omega, slip) or, with `height`, its tip above it with the velocity
/// of the centre. Lengths in l, speeds in sqrt(g l), rates in sqrt(g/l), times in sqrt(l/g).
struct DrawnRod {
  RodBody body;
  DrawnLaws laws;
  double theta = 1, omega = 0, slip = 0, tipX = 0;
  std::optional<double> height;
  double vx = 0, vy = 0;
  double duration = 1;
  int rows = 30;
};
/// Draws with RapidCheck: only inside a property.
DrawnRod drawRod();
DrawnLaws drawLaws(double paradoxFriction);
Scene sceneOf(const DrawnRod& rod);

/// Kane's pendulum with its tip on the floor or above it, or a start that its chart does not have.
Scene drawPendulumScene();

/// A rod or a pendulum.
Scene drawScene();

}  // namespace painleve::test
