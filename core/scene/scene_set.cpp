#include "core/scene/scene_set.h"

#include <algorithm>
#include <string>

#include "core/scene/section.h"

namespace painleve {

namespace {

bool hasSpec(const std::vector<ParameterSpec>& specs, const std::string& id) {
  return std::ranges::find(specs, id, &ParameterSpec::id) != specs.end();
}

void dropForeign(Tree& object, const Section& section) {
  for (const Alternative& alternative : section.alternatives) {
    for (const ParameterSpec& spec : alternative.parameters) {
      if (!hasSpec(section.specs, spec.id)) object.erase(spec.id);
    }
    if (alternative.id == section.chosen) continue;
    for (const Group& choice : alternative.choices) object.erase(choice.selector);
  }
}

}  // namespace

void setValue(Tree& root, std::string_view dottedPath, const Tree& value) {
  root.set(dottedPath, value);
  if (value.text() == nullptr) return;
  const Layout layout = layoutOf(root);
  const Section* section = findSelector(layout, dottedPath);
  if (section == nullptr || section->path.empty()) return;
  Tree object = *root.at(section->path);
  dropForeign(object, *section);
  root.set(section->path, std::move(object));
}

}  // namespace painleve
