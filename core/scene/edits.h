#pragma once
// The edits of a scene in the order in which a run makes them.

#include <cstddef>
#include <vector>

#include "core/scene/scene.h"

namespace painleve {

/// In order of time; those of one time in the order of the scene.
std::vector<Edit> sortedEdits(const Scene& scene);
/// How many are made at t: those up to it, but none at the end of the run.
std::size_t editsMade(const Scene& scene, double t);
/// The scene with the first `count` of its sorted edits made. It has no edits and variations of its
/// own: they speak of the scene as it was, and need not be possible in the changed one.
Scene afterEdits(const Scene& scene, std::size_t count);

}  // namespace painleve
