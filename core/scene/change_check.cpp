#include "core/scene/change_check.h"

#include <algorithm>
#include <numeric>

#include "core/scene/scene_check.h"
#include "core/scene/scene_set.h"
#include "core/scene/tree_json.h"

namespace painleve {

namespace {

/// What a change may touch: a path below (or equal to) one of these.
struct Scope {
  std::vector<std::string> roots;

  bool holds(const std::string& path) const {
    return std::ranges::any_of(roots, [&path](const std::string& root) {
      return path == root || path.starts_with(root + '.');
    });
  }
};

/// An edit acts on a body in motion: only what such a body can feel.
const Scope& editScope() {
  static const Scope scope{
      {"system.parameters", "laws", "branch.policy", "branch.singular_point", "branch.impulse"}};
  return scope;
}

const Scope& variationScope() {
  static const Scope scope{{"system", "laws", "initial", "solver", "branch.policy",
                            "branch.singular_point", "branch.impulse", "output", "duration"}};
  return scope;
}

Tree withoutLists(const Tree& root) {
  Tree bare = root;
  for (const char* key : {"edits", "variations", "view"}) bare.erase(key);
  return bare;
}

bool isInScope(const Members& set, const std::string& pointer, const Scope& scope,
               ProblemList& problems) {
  bool good = true;
  for (const Member& member : set) {
    if (scope.holds(member.key)) continue;
    good = problems.add(pointerTo(pointer, member.key), "cannot be changed here",
                        "paths at or below " + joined(scope.roots));
  }
  return good;
}

/// Applies the change to `root` and reports at its own place what it breaks.
void tryChange(Tree& root, const Members& set, const std::string& pointer, ProblemList& problems) {
  for (const Member& member : set) setValue(root, member.key, member.value);
  ProblemList broken;
  checkBody(root, broken);
  for (const Problem& problem : broken.all()) {
    const auto cause = std::ranges::find_if(set, [&problem](const Member& member) {
      return pointerOfPath(member.key) == problem.pointer;
    });
    if (cause != set.end()) {
      problems.add(pointerTo(pointer, cause->key), problem.message, problem.allowed);
    } else {
      problems.add(pointer, "gives " + problem.pointer + ": " + problem.message, problem.allowed);
    }
  }
}

}  // namespace

bool isFeltInMotion(const std::string& dottedPath) {
  return editScope().holds(dottedPath);
}

void checkEdits(const Tree& root, const std::vector<Edit>& edits, const std::string& listPointer,
                ProblemList& problems) {
  std::vector<std::size_t> order(edits.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&edits](std::size_t i) { return edits[i].time; });
  Tree changed = withoutLists(root);
  for (const std::size_t i : order) {
    const std::string pointer = listPointer + "/" + std::to_string(i) + "/set";
    if (!isInScope(edits[i].set, pointer, editScope(), problems)) continue;
    tryChange(changed, edits[i].set, pointer, problems);
    if (!problems.empty()) return;  // later edits would repeat what this one broke
  }
}

void checkVariations(const Tree& root, const std::vector<Variation>& variations,
                     ProblemList& problems) {
  const Tree bare = withoutLists(root);
  for (std::size_t i = 0; i < variations.size(); ++i) {
    const std::string pointer = "/variations/" + std::to_string(i);
    const Members& set = variations[i].set;
    if (!isInScope(set, pointer + "/set", variationScope(), problems)) continue;
    Tree changed = bare;
    const std::size_t known = problems.all().size();
    tryChange(changed, set, pointer + "/set", problems);
    // Its edits would repeat what its values broke.
    if (problems.all().size() > known || !variations[i].edits) continue;
    checkEdits(changed, *variations[i].edits, pointer + "/edits", problems);
  }
}

}  // namespace painleve
