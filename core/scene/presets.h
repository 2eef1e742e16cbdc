#pragma once
// The scenes that ship with the program: every *.json in a folder, sorted by file name.

#include <string>
#include <vector>

#include "core/scene/scene.h"

namespace painleve {

struct Preset {
  std::string id;  // file name without .json
  std::string path;
  Scene scene;
};

/// Empty where there is no such folder. Throws SceneError naming the file where one is broken.
std::vector<Preset> loadPresets(const std::string& folder);

}  // namespace painleve
