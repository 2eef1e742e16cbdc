#pragma once
// Facade: "Physics or step?" A scene is run again with h, h/2, h/4, h/8, with steps a little
// shorter than each of these, and event-driven.

#include "core/analysis/step_study_result.h"
#include "core/scene/scene.h"
#include "core/types.h"

namespace painleve {

/// h is the scene's step; that of the table where the scene is event-driven. A stop leaves the
/// verdict unfinished.
StepStudy studySteps(const Scene& scene, const Stop& stop = {});

}  // namespace painleve
