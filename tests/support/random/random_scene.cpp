#include "tests/support/random/random_scene.h"

#include <cmath>
#include <numbers>

#include <rapidcheck.h>

#include "core/scene/scene_json.h"
#include "tests/support/draws.h"

namespace painleve::test {

namespace {

double number(double lower, double upper) {
  return anyBetween(lower, upper);
}

int whole(int below) {
  return wholeRange(rc::gen::inRange(0, below));
}

bool chance(int percent) {
  return whole(100) < percent;
}

double power(double lower, double upper) {
  return std::exp(number(std::log(lower), std::log(upper)));
}

double drawFriction(double paradox) {
  switch (whole(5)) {
    case 0:
      return 0;
    case 1:
      return number(0, 0.5);
    case 2:
      return number(0.5, 1.5);
    case 3:
      return paradox * number(0.9, 1.3);  // around mu_P and mu_C = 1.155 mu_P
    default:
      return paradox * number(1, 4);
  }
}

void setLaws(Scene& scene, const DrawnLaws& laws) {
  scene.laws.set("friction.type", "coulomb");
  scene.laws.set("friction.mu_plus", laws.muPlus);
  scene.laws.set("friction.mu_minus", laws.muMinus);
  if (laws.muStatic) scene.laws.set("friction.mu_static", *laws.muStatic);
  scene.laws.set("impact.type", laws.impact);
  const bool moreau = laws.impact == "moreau";
  scene.laws.set(moreau ? "impact.delta" : "impact.e",
                 moreau ? (1 - laws.e) / (1 + laws.e) : laws.e);
  if (laws.impact == "newton") scene.laws.set("impact.e_t", laws.tangential);
  scene.branch.set("policy", laws.policy);
  scene.branch.set("singular_point", laws.singular);
  scene.branch.set("impulse", laws.impulse);
  scene.solver.set("max_events", 2000);
}

void setTime(Scene& scene, double duration, int rows) {
  scene.duration = duration;
  scene.output.set("step", duration / rows);
}

}  // namespace

DrawnLaws drawLaws(double paradoxFriction) {
  DrawnLaws laws;
  laws.muPlus = laws.muMinus = drawFriction(paradoxFriction);
  if (chance(20)) laws.muPlus = drawFriction(paradoxFriction);
  if (chance(20)) laws.muStatic = std::max(laws.muPlus, laws.muMinus) * number(1, 2);
  if (chance(60)) laws.e = number(0, 1);
  if (chance(5)) laws.e = 1;
  if (chance(10)) laws.tangential = number(-1, 1);
  laws.policy = *rc::gen::element<std::string>("painleve", "contact", "impact", "ask");
  laws.singular = *rc::gen::element<std::string>("impact", "lift_off", "stop");
  if (chance(25)) laws.impulse = number(0.01, 1);
  if (chance(50))
    laws.impact =
        *rc::gen::element<std::string>("newton-resolved", "poisson", "energetic", "moreau");
  return laws;
}

DrawnRod drawRod() {
  DrawnRod rod;
  rod.body.mass = power(0.1, 10);
  rod.body.halfLength = power(0.1, 5);
  rod.body.gravity = power(0.5, 25);
  const double kappa = chance(40) ? 3 : power(0.5, 30);
  rod.body.inertia = rod.body.mass * rod.body.halfLength * rod.body.halfLength / kappa;
  rod.laws = drawLaws(paradoxFriction(kappa));
  rod.theta = number(0.02, std::numbers::pi - 0.02);
  rod.omega = chance(20) ? 0 : number(-3, 3);
  rod.slip = chance(20) ? 0 : chance(30) ? number(-1, 1) : number(-15, 15);
  rod.tipX = number(-1, 1);
  if (chance(35)) rod.height = chance(10) ? 0 : number(0, 1.5);
  rod.vx = number(-3, 3);
  rod.vy = number(-3, 1);
  rod.duration = power(0.02, 3);
  rod.rows = 2 + whole(38);
  return rod;
}

Scene sceneOf(const DrawnRod& rod) {
  const RodBody& b = rod.body;
  const double rate = std::sqrt(b.gravity / b.halfLength);
  const double speed = rate * b.halfLength;
  Scene scene;
  scene.system.set("type", "rod");
  scene.system.set("parameters.mass", b.mass);
  scene.system.set("parameters.half_length", b.halfLength);
  scene.system.set("parameters.inertia", b.inertia);
  scene.system.set("parameters.gravity", b.gravity);
  if (rod.height) {
    const double centre = b.halfLength * (std::abs(std::sin(rod.theta)) + *rod.height);
    scene.initial.set("x", b.halfLength * rod.tipX);
    scene.initial.set("y", centre);
    scene.initial.set("theta", rod.theta);
    scene.initial.set("x_dot", speed * rod.vx);
    scene.initial.set("y_dot", speed * rod.vy);
    scene.initial.set("theta_dot", rate * rod.omega);
  } else {
    scene.initial.set("on_ground", true);
    scene.initial.set("theta", rod.theta);
    scene.initial.set("theta_dot", rate * rod.omega);
    scene.initial.set("slip", speed * rod.slip);
    scene.initial.set("tip_x", b.halfLength * rod.tipX);
  }
  setLaws(scene, rod.laws);
  setTime(scene, rod.duration / rate, rod.rows);
  return scene;
}

Scene drawPendulumScene() {
  const double length = power(0.1, 5);
  const double gravity = chance(10) ? 0 : power(0.5, 25);
  const double height = length * number(1, 2.2);
  const double rate = std::sqrt(std::max(gravity, 1.0) / length);
  Scene scene;
  scene.system.set("type", "double_pendulum");
  scene.system.set("parameters.mass", power(0.1, 10));
  scene.system.set("parameters.length", length);
  scene.system.set("parameters.height", height);
  scene.system.set("parameters.gravity", gravity);
  const double pi = std::numbers::pi;
  const double first = number(-pi, pi);
  const double cosine = height / length - std::cos(first);  // of theta2 with the tip on the floor
  scene.initial.set("theta1", first);
  scene.initial.set("theta1_dot", rate * number(-4, 4));
  if (std::abs(cosine) < 1 && chance(50)) {
    scene.initial.set("on_ground", true);
  } else {
    const double least = std::abs(cosine) < 1 ? std::acos(cosine) : 0;
    scene.initial.set("theta2", number(least, 2 * pi - least));
    scene.initial.set("theta2_dot", rate * number(-4, 4));
  }
  setLaws(scene, drawLaws(1));
  setTime(scene, power(0.02, 3) / rate, 2 + whole(38));
  return scene;
}

Scene drawScene() {
  return chance(50) ? sceneOf(drawRod()) : drawPendulumScene();
}

}  // namespace painleve::test
