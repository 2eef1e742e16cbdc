#include "ui/session/shown_runs.h"

#include <algorithm>

namespace painleve::ui {
namespace {

constexpr auto kHidden = "runs.hidden", kCompared = "runs.compared";

Array listAt(const Scene& scene, const char* path) {
  const Tree* found = scene.view.at(path);
  return found != nullptr && found->isArray() ? *found->array() : Array{};
}

bool isListed(const Scene& scene, const char* path, const std::string& run) {
  const Array list = listAt(scene, path);
  return std::find(list.begin(), list.end(), Tree(run)) != list.end();
}

void setListed(Scene& scene, const char* path, const std::string& run, bool listed) {
  if (listed == isListed(scene, path, run)) return;
  Array list = listAt(scene, path);
  if (listed) {
    list.push_back(run);
  } else {
    std::erase(list, Tree(run));
  }
  scene.view.set(path, list);
}

}  // namespace

bool runsAlike(const Scene& a, const Scene& b) {
  return a.system == b.system && a.laws == b.laws && a.initial == b.initial &&
         a.solver == b.solver && a.branch == b.branch && a.output == b.output &&
         a.duration == b.duration && a.edits == b.edits && a.choices == b.choices &&
         a.seed == b.seed;
}

bool isHidden(const Scene& scene, const std::string& run) {
  return isListed(scene, kHidden, run);
}

void setHidden(Scene& scene, const std::string& run, bool hidden) {
  setListed(scene, kHidden, run, hidden);
}

bool isCompared(const Scene& scene, const std::string& run) {
  return isListed(scene, kCompared, run);
}

void setCompared(Scene& scene, const std::string& run, bool compared) {
  setListed(scene, kCompared, run, compared);
}

void renameShown(Scene& scene, const std::string& from, const std::string& to) {
  for (const char* path : {kHidden, kCompared}) {
    if (!isListed(scene, path, from)) continue;
    setListed(scene, path, from, false);
    if (!to.empty()) setListed(scene, path, to, true);
  }
}

}  // namespace painleve::ui
