#pragma once
// The base rod of the lessons on the ground, as a scene.

#include <string>

#include "core/parameters/number_text.h"
#include "core/scene/scene_json.h"

namespace painleve::test {

struct SlidingStart {
  double mu = 1.5, theta = 1.05, thetaDot = 1, slip = -4;
};

/// `members`: further members of the scene as JSON ("\"duration\": 0.2").
inline Scene slidingStart(const SlidingStart& start, const std::string& members = "") {
  return parseScene(
      R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
          "laws": {"friction": {"mu": )" +
      numberText(start.mu) + R"(}}, "initial": {"on_ground": true, "theta": )" +
      numberText(start.theta) + R"(, "theta_dot": )" + numberText(start.thetaDot) +
      R"(, "slip": )" + numberText(start.slip) + "}" + (members.empty() ? "" : ", " + members) +
      "}");
}

}  // namespace painleve::test
