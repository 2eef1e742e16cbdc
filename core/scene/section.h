#pragma once
// The table-driven parts of a scene: which keys each of its objects may have, and what they may be.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/registry.h"
#include "core/parameters/parameter_spec.h"
#include "core/scene/scene.h"

namespace painleve {

/// Keys of one object of the scene that come from one table.
struct Section {
  std::string path, title;                // "laws.friction", "Friction"; path "": the scene itself
  std::string selector;                   // "type"; empty: nothing to choose
  std::vector<Alternative> alternatives;  // of the selector; the first is the default
  std::string chosen;                     // what the scene says, even if unknown; else the default
  std::vector<ParameterSpec> specs;       // of the alternative in force
  bool complete = false;                  // keys that are not optional must be given

  std::string pathOf(std::string_view key) const;
  std::string choicesText() const;
};

/// All sections of a scene in the order of the form, and the system they are made for.
struct Layout {
  const SystemType* type = nullptr;      // null: unknown type, then no system and no chart
  std::shared_ptr<const System> system;  // made with the scene's values where they are allowed
  const Chart* chart = nullptr;          // of `initial`; null where the system has no such chart
  std::vector<Section> sections;
};

/// Works for any tree, also one that is not a valid scene.
Layout layoutOf(const Tree& root);
/// The parts of a scene that tables describe, as a tree.
Tree tabledTree(const Scene& scene);
/// The section and the spec of a dotted path, or null.
struct FoundSpec {
  const Section* section = nullptr;
  const ParameterSpec* spec = nullptr;
};
FoundSpec findSpec(const Layout& layout, std::string_view dottedPath);
/// The section whose selector stands at this path, or null.
const Section* findSelector(const Layout& layout, std::string_view dottedPath);

}  // namespace painleve
