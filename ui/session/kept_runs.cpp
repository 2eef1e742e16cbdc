#include "ui/session/kept_runs.h"

#include <algorithm>

#include "core/errors.h"
#include "core/scene/variation.h"
#include "ui/session/run_words.h"
#include "ui/session/shown_runs.h"

namespace painleve::ui {
namespace {

auto findVariation(const Scene& scene, const std::string& name) {
  return std::find_if(scene.variations.begin(), scene.variations.end(),
                      [&](const Variation& variation) { return variation.name == name; });
}

bool givesRun(const Scene& scene, const Variation& variation, const Scene& run) {
  try {
    return runsAlike(variedScene(scene, variation), run);
  } catch (const SceneError&) {
    return false;  // one of another scene: it stays as it is
  }
}

}  // namespace

std::string freeName(const Scene& scene, const std::string& wanted) {
  const std::string stem = wanted.empty() ? "run" : wanted;
  std::string name = stem;
  for (int number = 2; findVariation(scene, name) != scene.variations.end(); ++number)
    name = stem + " (" + std::to_string(number) + ")";
  return name;
}

void keepRun(Scene& scene, const Scene& run, const std::string& name) {
  scene.variations.push_back(variationOf(scene, run, freeName(scene, name)));
}

void keepBeside(Scene& scene, const Scene& run, const std::string& name, bool compared) {
  std::size_t index = 0;
  while (index < scene.variations.size() && !givesRun(scene, scene.variations[index], run)) ++index;
  if (index == scene.variations.size()) keepRun(scene, run, name);
  std::vector<RunDisplay> shown = shownOf(scene);
  shown[index] = {.hidden = false, .compared = compared};
  setShown(scene, shown);
}

void endComparison(Scene& scene) {
  std::vector<RunDisplay> shown = shownOf(scene);
  for (RunDisplay& run : shown) run.compared = false;
  setShown(scene, shown);
}

void keepVariationsAsTheyWere(const Scene& before, Scene& after) {
  if (before.variations != after.variations || runsAlike(before, after)) return;
  for (Variation& variation : after.variations) variation = rebased(variation, before, after);
}

void removeKept(Scene& scene, std::size_t index) {
  std::vector<RunDisplay> shown = shownOf(scene);
  const auto at = static_cast<std::ptrdiff_t>(index);
  scene.variations.erase(scene.variations.begin() + at);
  shown.erase(shown.begin() + at);
  setShown(scene, shown);
}

void renameKept(Scene& scene, std::size_t index, const std::string& to) {
  if (scene.variations[index].name == to) return;
  const std::vector<RunDisplay> shown = shownOf(scene);
  scene.variations[index].name = freeName(scene, to);
  setShown(scene, shown);
}

Scene withActive(const Scene& scene, const Scene& run, std::optional<std::size_t> replaced) {
  Scene former = scene;
  if (replaced) removeKept(former, *replaced);
  Scene result = run;
  result.title = former.title;
  result.note = former.note;
  result.view = former.view;
  for (const Variation& variation : former.variations)
    result.variations.push_back(rebased(variation, scene, result));
  const std::string words = differenceWords(result, scene);
  keepRun(result, scene, words.empty() ? "before" : words);
  return result;
}

}  // namespace painleve::ui
