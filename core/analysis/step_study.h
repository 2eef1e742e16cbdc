#pragma once
// The verdict on a study of steps, from how its runs ended. [own]

#include "core/analysis/step_study_result.h"

namespace painleve {

/// Runs in the order of StepStudy::runs.
StepStudy judgeSteps(std::vector<StudiedRun> runs);

}  // namespace painleve
