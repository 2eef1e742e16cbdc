#pragma once
// A Scene with its Trajectory and a role.

#include <cstdint>
#include <memory>
#include <string>

#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"

namespace painleve::ui {

enum class Role : std::uint8_t { Active, Ghost, Kept, Compared };

struct Run {
  std::uint32_t id = 0;
  Role role = Role::Active;
  std::string name;
  std::shared_ptr<const Scene> scene;
  std::shared_ptr<const Trajectory> trajectory;  // null while computing for the first time
  bool visible = true;
};

}  // namespace painleve::ui
