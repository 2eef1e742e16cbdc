#pragma once
// A rod on the ground as [GB] has it: start in (theta, omega, slip), friction, policies; and what a
// run does first.

#include <string>

#include <nlohmann/json.hpp>

#include "core/model/rod_orbit.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"

namespace painleve::test {

struct GroundStart {
  double mu = 1.4, theta = 0.75, omega = 2.5, slip = -20;
  double duration = 0.25;
  std::string policy = "painleve", singular = "impact";
};

inline Scene groundScene(const GroundStart& s) {
  const nlohmann::json scene{
      {"format", "painleve-lab/scene"},
      {"version", 1},
      {"system", {{"type", "rod"}}},
      {"laws", {{"friction", {{"type", "coulomb"}, {"mu", s.mu}}}}},
      {"initial",
       {{"on_ground", true}, {"theta", s.theta}, {"theta_dot", s.omega}, {"slip", s.slip}}},
      {"branch", {{"policy", s.policy}, {"singular_point", s.singular}}},
      {"output", {{"step", 1e-3}}},
      {"duration", s.duration}};
  return parseScene(scene.dump());
}

/// The first event of one of the kinds that end a slide; nullptr: none.
inline const Event* slideEnd(const Trajectory& trajectory) {
  for (const Event& e : trajectory.events) {
    const bool ends = e.kind == EventKind::LiftOff || e.kind == EventKind::Stop ||
                      e.kind == EventKind::SingularPoint || e.kind == EventKind::TangentialImpact;
    if (ends) return &e;
  }
  return nullptr;
}

inline double after(const Trajectory& trajectory, const Event& event, const char* column) {
  return event.after.at(trajectory.column(column));
}

}  // namespace painleve::test
