#pragma once
// Small scenes as text, and what is wrong with one.

#include <string>

#include "core/errors.h"
#include "core/scene/scene_json.h"

namespace painleve::test {

/// A valid scene on the ground: `members` ("\"duration\": 2") are added at the end.
inline std::string sceneText(const std::string& members = "") {
  return R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
 "initial": {"on_ground": true, "theta": 0.75, "theta_dot": 2.5, "slip": -20})" +
         (members.empty() ? "" : ", " + members) + "}";
}

/// A valid scene with all that a scene can have.
inline std::string fullSceneText() {
  return sceneText(R"("title": "All", "note": "Look.",
 "laws": {"formulation": "coulomb", "friction": {"type": "coulomb", "mu": 1.4, "mu_plus": 0.3},
          "impact": {"type": "newton", "e": 0.1, "e_t": -0.5},
          "contacts": {"other_end": {"friction": {"type": "none"}}}},
 "solver": {"type": "event-driven", "rtol": 1e-11, "atol": 1e-13, "zeno_speed": 0, "max_events": 7},
 "branch": {"policy": "ask", "singular_point": "stop", "impulse": 1,
            "choices": [{"branch": 0, "rule": "contact"},
                        {"branch": 2, "rule": "impact", "parameter": 0.25}]},
 "output": {"step": 0.001, "max_rows": 2}, "duration": 0.1,
 "edits": [{"time": 0.05, "set": {"laws.friction.mu": 1.6}}],
 "variations": [{"name": "none", "set": {"laws.friction.type": "none"}},
                {"name": "b", "set": {"laws.impact.e": 1}, "choices": [{"branch": 1, "rule": "painleve"}],
                 "edits": [{"time": 0.02, "set": {"laws.friction.mu": 1.5}}]}],
 "view": {"layout": "map", "anything": [1, [true, null, {"a": "ü"}]]},
 "seed": 18446744073709551615)");
}

/// The one-line text of the SceneError that the action throws; empty where it throws none.
template <class Action>
std::string problemOf(const Action& action) {
  try {
    action();
    return {};
  } catch (const SceneError& error) {
    return error.what();
  }
}

}  // namespace painleve::test
