#include "ui/session/time_edits.h"

#include <algorithm>

#include "core/scene/scene_json.h"

namespace painleve::ui {
namespace {

void setMember(Members& members, const std::string& path, const Tree& value) {
  const auto same = std::find_if(members.begin(), members.end(),
                                 [&](const Member& member) { return member.key == path; });
  if (same == members.end()) {
    members.push_back({path, value});
  } else {
    same->value = value;
  }
}

/// The last edit that satisfies a condition, or null.
template <class Condition>
Edit* findLast(std::vector<Edit>& edits, const Condition& holds) {
  const auto found = std::find_if(edits.rbegin(), edits.rend(), holds);
  return found == edits.rend() ? nullptr : &*found;
}

bool sets(const Edit& edit, const std::string& path) {
  return std::ranges::find(edit.set, path, &Member::key) != edit.set.end();
}

/// Sets the value itself, the object that holds it, or the choice that brought it: another type of
/// a law has parameters that the scene's own type need not know.
bool governs(const Edit& edit, const std::string& path) {
  const std::string choice = path.substr(0, path.rfind('.')) + ".type";
  return std::ranges::any_of(edit.set, [&](const Member& member) {
    return member.key == path || member.key == choice || path.starts_with(member.key + '.');
  });
}

template <class Condition>
std::optional<double> latestUpTo(const Scene& scene, double t, const Condition& holds) {
  std::optional<double> latest;
  for (const Edit& edit : scene.edits)
    if (edit.time <= t && holds(edit)) latest = std::max(latest.value_or(edit.time), edit.time);
  return latest;
}

}  // namespace

void setEdit(Scene& scene, double time, const std::string& dottedPath, const Tree& value) {
  Edit* edit = findLast(scene.edits, [time](const Edit& e) { return e.time == time; });
  if (edit == nullptr) {
    const auto later =
        std::ranges::find_if(scene.edits, [time](const Edit& e) { return e.time > time; });
    edit = &*scene.edits.insert(later, Edit{time, {}});
  }
  setMember(edit->set, dottedPath, value);
}

std::optional<double> editInForce(const Scene& scene, double t, const std::string& dottedPath) {
  return latestUpTo(scene, t, [&](const Edit& edit) { return governs(edit, dottedPath); });
}

void setInForce(Scene& scene, double t, const std::string& dottedPath, const Tree& value) {
  if (const auto time = editInForce(scene, t, dottedPath))
    setEdit(scene, *time, dottedPath, value);
  else
    scene = withValue(scene, dottedPath, value);
}

bool removeFromEdits(Scene& scene, double t, const std::string& dottedPath) {
  const auto holds = [&](const Edit& edit) { return sets(edit, dottedPath); };
  const std::optional<double> time = latestUpTo(scene, t, holds);
  if (!time) return false;
  Edit* edit = findLast(scene.edits, [&](const Edit& e) { return e.time == *time && holds(e); });
  std::erase_if(edit->set, [&](const Member& member) { return member.key == dottedPath; });
  if (edit->set.empty()) scene.edits.erase(scene.edits.begin() + (edit - scene.edits.data()));
  return true;
}

}  // namespace painleve::ui
