#pragma once
// Facade: "Physics or step?" A scene is run again with h, h/2, h/4, h/8, with steps a little
// shorter than each of these, and event-driven.

#include <cstddef>
#include <functional>

#include "core/analysis/step_study_result.h"
#include "core/scene/scene.h"
#include "core/types.h"

namespace painleve {

/// With h, h/2, h/4, h/8 and six shorter steps beside each, and event-driven.
inline constexpr std::size_t kStudiedRuns = 29;

/// How much of a study is done.
struct StudyProgress {
  std::size_t runs = 0;
  double share = 0;  // 0...1, of all steps
};
using StudyWatch = std::function<void(const StudyProgress&)>;

/// h is the scene's step; that of the table where the scene is event-driven. A stop leaves the
/// verdict unfinished. `watch` is called before the first run and after each.
StepStudy studySteps(const Scene& scene, const Stop& stop = {}, const StudyWatch& watch = {});
/// The longest step of the scene's study, s.
double studiedStep(const Scene& scene);

}  // namespace painleve
