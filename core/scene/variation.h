#pragma once
// A variation applied to its scene, and back: what two scenes differ in, as a variation.

#include <string>

#include "core/scene/scene.h"

namespace painleve {

/// The scene of a variation: its values set, its own choices (and edits, if any) and no variations.
/// Throws SceneError where that is no valid scene.
Scene variedScene(const Scene& scene, const Variation& variation);

/// The variation of `base` whose scene runs as `varied` does: the values that differ, as few and as
/// deep as they can be said.
Variation variationOf(const Scene& base, const Scene& varied, std::string name);

/// `variation` of `before`, said anew so that it gives the same scene as a variation of `after`.
/// One that gave none stays as it is.
Variation rebased(const Variation& variation, const Scene& before, const Scene& after);

}  // namespace painleve
