#pragma once
// Scenes that part from a scene at one of its branch points: the futures that are possible there.

#include <cstddef>
#include <optional>

#include "core/scene/scene.h"
#include "core/trajectory/trajectory.h"

namespace painleve::ui {

/// The branch point that is meant at t: the last one up to it; nullopt where there is none.
std::optional<std::size_t> branchPointAt(const Trajectory& trajectory, double t);

/// The scene that takes this future at its branch point number `branch`, whatever it chose from
/// there on.
Scene futureScene(const Scene& scene, std::size_t branch, const Future& future);

}  // namespace painleve::ui
