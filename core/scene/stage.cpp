#include "core/scene/stage.h"

#include <algorithm>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"

namespace painleve {

std::vector<Edit> sortedEdits(const Scene& scene) {
  std::vector<Edit> edits = scene.edits;
  std::stable_sort(edits.begin(), edits.end(),
                   [](const Edit& a, const Edit& b) { return a.time < b.time; });
  return edits;
}

Stage stageAt(const Scene& scene, double t) {
  Stage stage{scene, {}};
  for (const Edit& edit : sortedEdits(scene))
    if (edit.time <= t && edit.time < durationOf(scene))
      stage.scene = withValues(stage.scene, edit.set);
  stage.experiment.system = makeSystem(stage.scene);
  stage.experiment.laws = makeLaws(stage.scene, *stage.experiment.system);
  stage.experiment.options = makeOptions(stage.scene);
  return stage;
}

}  // namespace painleve
