#include "core/scene/stage.h"

#include "core/scene/edits.h"

namespace painleve {

Stage stageAt(const Scene& scene, double t) {
  Stage stage{afterEdits(scene, editsMade(scene, t)), {}};
  stage.experiment.system = makeSystem(stage.scene);
  stage.experiment.laws = makeLaws(stage.scene, *stage.experiment.system);
  stage.experiment.options = makeOptions(stage.scene);
  return stage;
}

}  // namespace painleve
