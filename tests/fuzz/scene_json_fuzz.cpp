// Any bytes are either a scene that survives the way to text and back, or one clear line.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "core/errors.h"
#include "core/scene/scene_json.h"

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    const painleve::Scene scene = painleve::parseScene(text);
    const std::string written = painleve::writeScene(scene);
    demand(painleve::parseScene(written) == scene);
    demand(painleve::sceneFromTree(painleve::sceneTree(scene)) == scene);
  } catch (const painleve::SceneError& error) {
    const std::string_view what = error.what();
    demand(!what.empty() && !error.problems.empty());
  }
  return 0;
}
