#include "app/scene_input.h"

#include <cstdio>

#include "core/errors.h"
#include "core/scene/scene_json.h"
#include "core/scene/tree_json.h"

namespace painleve::app {

namespace {

/// One byte more than a scene may have is read, so that the parser can refuse it.
std::string readStandardInput() {
  constexpr std::size_t kPiece = std::size_t{1} << 16;
  std::string text;
  std::size_t read = kPiece;
  while (read == kPiece && text.size() <= kMaxSceneBytes) {
    const std::size_t before = text.size();
    text.resize(before + kPiece);
    read = std::fread(text.data() + before, 1, kPiece, stdin);
    text.resize(before + read);
  }
  return text;
}

Member change(const Scene& scene, const std::string& argument) {
  const std::size_t equals = argument.find('=');
  if (equals == std::string::npos || equals == 0) {
    throw SceneError({Problem{pointerTo("", argument), "is no change", "--set path=value"}});
  }
  return {resolvePath(scene, argument.substr(0, equals)), parseValue(argument.substr(equals + 1))};
}

}  // namespace

Scene readScene(const std::string& path) {
  return path == "-" ? parseScene(readStandardInput()) : loadScene(path);
}

Scene changedScene(const Scene& scene, const std::vector<std::string>& set,
                   const std::string& until) {
  if (set.empty() && until.empty()) return scene;
  Members changes;
  for (const std::string& argument : set) changes.push_back(change(scene, argument));
  if (!until.empty()) changes.push_back({"duration", parseValue(until)});
  return withValues(scene, changes);
}

}  // namespace painleve::app
