#include "core/scene/presets.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/scene/scene_json.h"

namespace painleve {

namespace {

std::vector<std::filesystem::path> sceneFiles(const std::string& folder) {
  std::vector<std::filesystem::path> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

Scene loadNamed(const std::filesystem::path& file) {
  try {
    return loadScene(file.string());
  } catch (const SceneError& error) {
    std::vector<Problem> problems = error.problems;
    for (Problem& problem : problems) problem.message += " (in " + file.filename().string() + ")";
    throw SceneError(std::move(problems));
  }
}

}  // namespace

std::vector<Preset> loadPresets(const std::string& folder) {
  std::vector<Preset> presets;
  for (const auto& file : sceneFiles(folder)) {
    presets.push_back({file.stem().string(), file.string(), loadNamed(file)});
  }
  return presets;
}

}  // namespace painleve
