#include "core/scene/variation.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"

namespace painleve {
namespace {

constexpr std::array kSections{"system", "laws", "initial", "solver", "output"};
constexpr std::array kBranchTexts{"branch.policy", "branch.singular_point"};
constexpr auto kImpulse = "branch.impulse";

bool holdsAll(const Members& members, const Tree& other) {
  for (const Member& member : members)
    if (other.find(member.key) == nullptr) return false;
  return true;
}

/// A value that only `base` has can be taken away only with the object that holds it.
void addDifference(const Tree& base, const Tree& varied, const std::string& path, Members& set) {
  if (base == varied) return;
  const Members *before = base.members(), *after = varied.members();
  if (before == nullptr || after == nullptr || !holdsAll(*before, varied)) {
    set.push_back({path, varied});
    return;
  }
  for (const Member& member : *after) {
    const std::string inner = path + '.' + member.key;
    if (const Tree* old = base.find(member.key)) {
      addDifference(*old, member.value, inner, set);
    } else {
      set.push_back({inner, member.value});
    }
  }
}

Tree sectionOf(const Tree& root, const char* key) {
  const Tree* section = root.find(key);
  return section == nullptr ? Tree::object() : *section;
}

}  // namespace

Scene variedScene(const Scene& scene, const Variation& variation) {
  Scene bare = scene;
  bare.variations.clear();
  bare.choices = variation.choices;
  if (variation.edits) bare.edits = *variation.edits;
  // A sweep names a number of the system that it was made for.
  if (std::ranges::find(variation.set, "system.type", &Member::key) != variation.set.end())
    bare.view.erase("sweep");
  return withValues(bare, variation.set);
}

Variation variationOf(const Scene& base, const Scene& varied, std::string name) {
  Variation result{std::move(name), {}, varied.choices};
  const Tree before = sceneTree(base), after = sceneTree(varied);
  for (const char* key : kSections)
    addDifference(sectionOf(before, key), sectionOf(after, key), key, result.set);
  for (const char* path : kBranchTexts)
    if (textAt(base, path) != textAt(varied, path))
      result.set.push_back({path, textAt(varied, path)});
  if (numberAt(base, kImpulse) != numberAt(varied, kImpulse))
    result.set.push_back({kImpulse, numberAt(varied, kImpulse)});
  if (durationOf(base) != durationOf(varied))
    result.set.push_back({"duration", durationOf(varied)});
  if (base.edits != varied.edits) result.edits = varied.edits;
  return result;
}

Variation rebased(const Variation& variation, const Scene& before, const Scene& after) {
  try {
    return variationOf(after, variedScene(before, variation), variation.name);
  } catch (const SceneError&) {
    // It could not run before, so there is nothing to stay the same.
    return variation;
  }
}

}  // namespace painleve
