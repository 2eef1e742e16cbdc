#include "core/scene/edits.h"

#include <algorithm>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"

namespace painleve {

std::vector<Edit> sortedEdits(const Scene& scene) {
  std::vector<Edit> edits = scene.edits;
  std::ranges::stable_sort(edits, {}, &Edit::time);
  return edits;
}

std::size_t editsMade(const Scene& scene, double t) {
  if (scene.edits.empty()) return 0;
  const double end = durationOf(scene);
  return static_cast<std::size_t>(std::ranges::count_if(
      scene.edits, [&](const Edit& edit) { return edit.time <= t && edit.time < end; }));
}

Scene afterEdits(const Scene& scene, std::size_t count) {
  Scene result = scene;
  result.edits.clear();
  result.variations.clear();
  const std::vector<Edit> edits = sortedEdits(scene);
  for (std::size_t i = 0; i < std::min(count, edits.size()); ++i)
    result = withValues(result, edits[i].set);
  return result;
}

}  // namespace painleve
