#pragma once
// The initial state written in other variables.

#include "core/errors.h"
#include "core/scene/scene.h"

namespace painleve {

/// The same scene with its initial state in the other chart: free (false), or in contact (true).
/// Throws SceneError where the system has no such chart, or the chart no such state.
Scene withStart(const Scene& scene, bool onGround);

}  // namespace painleve
