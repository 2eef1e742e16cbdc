#include "ui/session/time_edits.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "core/scene/edits.h"

namespace painleve::ui {
namespace {

constexpr std::array<std::string_view, 5> kFelt{"system.parameters", "laws", "branch.policy",
                                                "branch.singular_point", "branch.impulse"};

void setMember(Members& members, const std::string& path, const Tree& value) {
  const auto same = std::find_if(members.begin(), members.end(),
                                 [&](const Member& member) { return member.key == path; });
  if (same == members.end()) {
    members.push_back({path, value});
  } else {
    same->value = value;
  }
}

}  // namespace

bool canChangeInTime(const std::string& dottedPath) {
  return std::any_of(kFelt.begin(), kFelt.end(), [&](std::string_view root) {
    return dottedPath == root || dottedPath.starts_with(std::string(root) + '.');
  });
}

void setEdit(Scene& scene, double time, const std::string& dottedPath, const Tree& value) {
  auto place = std::find_if(scene.edits.begin(), scene.edits.end(),
                            [time](const Edit& edit) { return edit.time >= time; });
  if (place == scene.edits.end() || place->time != time)
    place = scene.edits.insert(place, Edit{time, {}});
  setMember(place->set, dottedPath, value);
}

Scene inForce(const Scene& scene, double t) {
  return afterEdits(scene, editsUpTo(scene, t));
}

std::optional<double> editInForce(const Scene& scene, double t, const std::string& dottedPath) {
  std::optional<double> latest;
  for (const Edit& edit : scene.edits) {
    const bool sets = std::any_of(edit.set.begin(), edit.set.end(),
                                  [&](const Member& member) { return member.key == dottedPath; });
    if (sets && edit.time <= t && (!latest || edit.time >= *latest)) latest = edit.time;
  }
  return latest;
}

std::size_t editsUpTo(const Scene& scene, double t) {
  return static_cast<std::size_t>(std::count_if(scene.edits.begin(), scene.edits.end(),
                                                [t](const Edit& edit) { return edit.time <= t; }));
}

}  // namespace painleve::ui
