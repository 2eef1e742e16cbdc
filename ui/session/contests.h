#pragma once
// The same experiment under another law, solver or step: scenes to be compared with a scene.

#include <cstdint>
#include <string>
#include <vector>

#include "core/scene/scene.h"

namespace painleve::ui {

enum class Contest : std::uint8_t {
  ImpactLaws,   // every other impact law
  OtherSolver,  // event-driven beside time-stepping
  Steps,        // time-stepping with h, h/2, h/4
  StepStudy,    // what "Physics or step?" compares: h, h/2, h/4, h/8 and event-driven
};

/// A scene without variations, and what is different in it, as a name.
struct Rival {
  std::string name;
  Scene scene;
};

struct Rivals {
  std::vector<Rival> runs;             // not the scene itself
  std::vector<std::string> leftOut{};  // who refuses the scene, and why
};

/// Another impact law keeps the rebound of a frictionless impact; h is the scene's step, or that
/// of the table where the scene is event-driven.
Rivals rivalsOf(const Scene& scene, Contest contest);

}  // namespace painleve::ui
