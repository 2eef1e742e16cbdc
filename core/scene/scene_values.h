#pragma once
// Many values of one scene with the defaults of the parameter tables, the tables laid out once.

#include <string>
#include <string_view>

#include "core/scene/section.h"

namespace painleve {

class SceneValues {
 public:
  explicit SceneValues(const Scene& scene);

  /// The scene's, else the table's default. Throws std::logic_error for a path no table knows.
  double number(std::string_view dottedPath) const;
  /// What a selector ("laws.impact.type") says.
  std::string choice(std::string_view dottedPath) const;

 private:
  Tree root_;
  Layout layout_;
};

}  // namespace painleve
