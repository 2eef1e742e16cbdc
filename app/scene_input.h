#pragma once
// Scenes from the command line: a file or standard input, then --set and --until.

#include <string>
#include <vector>

#include "core/scene/scene.h"

namespace painleve::app {

/// "-" is standard input. Throws SceneError.
Scene readScene(const std::string& path);
/// All changes are made before the scene is checked. Throws SceneError.
Scene changedScene(const Scene& scene, const std::vector<std::string>& set,
                   const std::string& until);

}  // namespace painleve::app
