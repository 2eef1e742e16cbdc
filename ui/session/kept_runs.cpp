#include "ui/session/kept_runs.h"

#include <algorithm>

#include "core/scene/variation.h"
#include "ui/session/run_words.h"
#include "ui/session/shown_runs.h"

namespace painleve::ui {
namespace {

auto findVariation(const Scene& scene, const std::string& name) {
  return std::find_if(scene.variations.begin(), scene.variations.end(),
                      [&](const Variation& variation) { return variation.name == name; });
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

void keepVariationsAsTheyWere(const Scene& before, Scene& after) {
  if (before.variations != after.variations || runsAlike(before, after)) return;
  for (Variation& variation : after.variations) variation = rebased(variation, before, after);
}

void removeKept(Scene& scene, const std::string& name) {
  std::erase_if(scene.variations,
                [&](const Variation& variation) { return variation.name == name; });
  renameShown(scene, name, {});
}

void renameKept(Scene& scene, const std::string& from, const std::string& to) {
  if (from == to) return;
  const std::string name = freeName(scene, to);
  for (Variation& variation : scene.variations)
    if (variation.name == from) variation.name = name;
  renameShown(scene, from, name);
}

Scene withActive(const Scene& scene, const Scene& run, const std::string& replaced) {
  Scene result = run;
  result.title = scene.title;
  result.note = scene.note;
  result.view = scene.view;
  for (const Variation& variation : scene.variations)
    if (variation.name != replaced) result.variations.push_back(rebased(variation, scene, result));
  if (!replaced.empty()) renameShown(result, replaced, {});
  const std::string words = differenceWords(result, scene);
  keepRun(result, scene, words.empty() ? "before" : words);
  return result;
}

}  // namespace painleve::ui
