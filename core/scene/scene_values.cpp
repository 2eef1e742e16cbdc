#include "core/scene/scene_values.h"

#include <stdexcept>

namespace painleve {

SceneValues::SceneValues(const Scene& scene) : root_(tabledTree(scene)), layout_(layoutOf(root_)) {}

double SceneValues::number(std::string_view dottedPath) const {
  const FoundSpec found = findSpec(layout_, dottedPath);
  if (found.spec == nullptr) throw std::logic_error("no table knows " + std::string(dottedPath));
  return root_.numberOr(dottedPath, found.spec->standard);
}

std::string SceneValues::choice(std::string_view dottedPath) const {
  const Section* section = findSelector(layout_, dottedPath);
  if (section == nullptr) throw std::logic_error("no table knows " + std::string(dottedPath));
  return section->chosen;
}

}  // namespace painleve
