#include "ui/panels/scene_edits.h"

#include <utility>

#include <QObject>

#include "core/scene/change_check.h"
#include "core/scene/scene_json.h"
#include "ui/session/session.h"

namespace painleve::ui {
namespace {

/// The parent of a dotted path and its last key.
std::pair<std::string, std::string> split(const std::string& path) {
  const auto dot = path.rfind('.');
  if (dot == std::string::npos) return {"", path};
  return {path.substr(0, dot), path.substr(dot + 1)};
}

void eraseAt(Tree& tree, const std::string& path) {
  const auto [parent, key] = split(path);
  const Tree* holder = parent.empty() ? &tree : tree.at(parent);
  if (holder == nullptr) return;
  Tree copy = *holder;
  copy.erase(key);
  if (parent.empty()) {
    tree = std::move(copy);
  } else {
    tree.set(parent, std::move(copy));
  }
}

}  // namespace

void removeValue(Scene& scene, const std::string& dottedPath) {
  Tree tree = sceneTree(scene);
  eraseAt(tree, dottedPath);
  scene = sceneFromTree(tree);
}

QString scopeWords(const Session& session, const std::string& dottedPath) {
  if (!session.fromHere()) return {};
  return "<p>" +
         (isFeltInMotion(dottedPath)
              ? QObject::tr("From here: a change acts from the playhead on, and the past stays.")
              : QObject::tr("A body in motion cannot feel this: a change acts on the whole run, "
                            "also with “from here”.")) +
         "</p>";
}

}  // namespace painleve::ui
