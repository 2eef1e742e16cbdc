#include <algorithm>
#include <array>
#include <iterator>

#include "core/scene/problem_list.h"
#include "core/scene/scene_json.h"
#include "core/scene/scene_set.h"
#include "core/scene/section.h"
#include "core/scene/tree_json.h"

namespace painleve {

namespace {

using Words = std::vector<std::string>;

bool isTopKey(std::string_view key) {
  constexpr std::array<std::string_view, 15> kKeys{
      "format", "version", "title", "note",     "system", "laws",       "initial", "solver",
      "branch", "output",  "edits", "duration", "view",   "variations", "seed"};
  return std::ranges::find(kKeys, key) != kKeys.end();
}

/// The paths that --set can reach by an id, in the order of the form.
Words editablePaths(const Scene& scene) {
  Words paths;
  for (const Section& section : layoutOf(tabledTree(scene)).sections) {
    if (!section.selector.empty()) paths.push_back(section.pathOf(section.selector));
    for (const ParameterSpec& spec : section.specs) paths.push_back(section.pathOf(spec.id));
  }
  paths.emplace_back("initial.on_ground");
  paths.emplace_back("branch.choices");
  return paths;
}

std::string idOf(const std::string& path) {
  return path.substr(path.rfind('.') + 1);
}

Words idsOf(const Words& paths) {
  Words ids;
  for (const std::string& path : paths) {
    if (std::ranges::find(ids, idOf(path)) == ids.end()) ids.push_back(idOf(path));
  }
  return ids;
}

}  // namespace

Scene withValue(const Scene& scene, std::string_view dottedPath, const Tree& value) {
  return withValues(scene, {Member{std::string(dottedPath), value}});
}

Scene withValues(const Scene& scene, const Members& set) {
  Tree root = sceneTree(scene);
  for (const Member& member : set) setValue(root, member.key, member.value);
  return sceneFromTree(root);
}

std::string resolvePath(const Scene& scene, std::string_view pathOrId) {
  std::string id(pathOrId);
  if (id.find('.') != std::string::npos || isTopKey(id)) return id;
  const Words paths = editablePaths(scene);
  Words candidates;
  std::ranges::copy_if(paths, std::back_inserter(candidates),
                       [&id](const std::string& path) { return idOf(path) == id; });
  if (candidates.size() == 1) return candidates.front();
  if (candidates.empty()) {
    throw SceneError({Problem{pointerTo("", id), "no value has this name", joined(idsOf(paths))}});
  }
  throw SceneError(
      {Problem{pointerTo("", id), "several values have this name", joined(candidates)}});
}

Tree parseValue(std::string_view text) {
  try {
    return readTree(text);
  } catch (const SceneError&) {
    return std::string(text);
  }
}

}  // namespace painleve
