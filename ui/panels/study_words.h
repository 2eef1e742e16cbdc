#pragma once
// What a study of the steps found, in words and numbers.

#include <QString>

#include "core/analysis/step_study_result.h"

namespace painleve::ui {

/// "Depends on the mesh", "Converging with order 1.02".
QString verdictTitle(const StepStudy& study);
/// A sentence or two: what that means for this scene.
QString verdictSentence(const StepStudy& study);
/// Rich text: a row a step length, then what its neighbours say; empty where no run is there.
QString studyTable(const StepStudy& study);

}  // namespace painleve::ui
