#include "core/scene/start_conversion.h"

#include <vector>

#include "core/scene/experiment.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"

namespace painleve {

Scene withStart(const Scene& scene, bool onGround) {
  if (startsOnGround(scene) == onGround) return scene;
  const Experiment experiment = makeExperiment(scene);
  Scene converted = scene;
  converted.initial = Tree::object();
  if (onGround) converted.initial.set("on_ground", true);
  const Chart& chart = initialChart(converted, *experiment.system);
  const std::vector<double> values = experiment.system->fromState(chart, experiment.initial);
  for (std::size_t i = 0; i < values.size(); ++i)
    converted.initial.set(chart.entries[i].id, values[i]);
  return sceneFromTree(sceneTree(converted));
}

}  // namespace painleve
