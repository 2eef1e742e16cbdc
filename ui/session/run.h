#pragma once
// A Scene with its Trajectory and a role.

#include <cstdint>
#include <memory>
#include <string>

#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"

namespace painleve::ui {

enum class Role : std::uint8_t { Active, Ghost, Kept, Compared };

using RunId = std::uint32_t;
inline constexpr RunId kActiveRun = 1;

struct Run {
  RunId id = 0;
  Role role = Role::Active;
  std::string name;  // of a ghost: the rule of its future
  std::shared_ptr<const Scene> scene;
  std::shared_ptr<const Trajectory> trajectory;  // null while computing for the first time
  bool visible = true;
  double since = 0;    // s: a ghost parts from the active run here
  std::string error;   // why it cannot run
  bool cut = false;    // stopped by hand: there may be more to compute
  double seconds = 0;  // of wall clock that computing the trajectory took
};

}  // namespace painleve::ui
