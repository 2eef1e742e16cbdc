#include "ui/session/shown_runs.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace painleve::ui {
namespace {

constexpr auto kHidden = "runs.hidden", kCompared = "runs.compared";

Array listAt(const Scene& scene, const char* path) {
  const Tree* found = scene.view.at(path);
  return found != nullptr && found->isArray() ? *found->array() : Array{};
}

bool isListed(const Array& list, const std::string& key) {
  return std::find(list.begin(), list.end(), Tree(key)) != list.end();
}

/// The names, those that came before with their number.
std::vector<std::string> keysOf(const Scene& scene) {
  std::vector<std::string> keys;
  std::map<std::string, int> seen;
  for (const Variation& variation : scene.variations) {
    const int number = ++seen[variation.name];
    keys.push_back(number == 1 ? variation.name : variation.name + " #" + std::to_string(number));
  }
  return keys;
}

void setList(Scene& scene, const char* path, Array list) {
  if (list != listAt(scene, path)) scene.view.set(path, std::move(list));
}

}  // namespace

bool runsAlike(const Scene& a, const Scene& b) {
  return a.system == b.system && a.laws == b.laws && a.initial == b.initial &&
         a.solver == b.solver && a.branch == b.branch && a.output == b.output &&
         a.duration == b.duration && a.edits == b.edits && a.choices == b.choices &&
         a.seed == b.seed;
}

std::vector<RunDisplay> shownOf(const Scene& scene) {
  const Array hidden = listAt(scene, kHidden), compared = listAt(scene, kCompared);
  std::vector<RunDisplay> shown;
  for (const std::string& key : keysOf(scene))
    shown.push_back({isListed(hidden, key), isListed(compared, key)});
  return shown;
}

void setShown(Scene& scene, const std::vector<RunDisplay>& shown) {
  Array hidden, compared;
  const std::vector<std::string> keys = keysOf(scene);
  for (std::size_t i = 0; i < std::min(keys.size(), shown.size()); ++i) {
    if (shown[i].hidden) hidden.emplace_back(keys[i]);
    if (shown[i].compared) compared.emplace_back(keys[i]);
  }
  setList(scene, kHidden, std::move(hidden));
  setList(scene, kCompared, std::move(compared));
}

}  // namespace painleve::ui
