#pragma once
// Looking up values of a scene with the defaults of the parameter tables.

#include <string>
#include <string_view>
#include <vector>

#include "core/parameters/parameter_spec.h"
#include "core/scene/scene.h"

namespace painleve {

/// One editable number of a scene, as forms and --set see it.
struct Field {
  std::string path;  // "laws.friction.mu"
  ParameterSpec spec;
  double value = 0;    // the scene's, or the default
  bool given = false;  // the scene says it
};

/// A titled run of fields, with a choice (selector) where the group has alternatives.
struct FieldGroup {
  std::string title;                      // "Body", "Friction", "Impact", "Initial state"
  std::string selectorPath;               // "laws.impact.type"; empty: nothing to choose
  std::vector<Alternative> alternatives;  // ids and names for the selector
  std::string chosen;                     // id
  std::vector<Field> fields;
};

/// All editable groups of a scene, in the order of the form.
std::vector<FieldGroup> fieldGroups(const Scene& scene);

/// The systems a scene may name: id, name, summary (in `help`).
std::vector<Alternative> knownSystems();

/// Value at a path: the scene's, else the table's default. Throws std::logic_error for a path no
/// table knows.
double numberAt(const Scene& scene, std::string_view dottedPath);
std::string textAt(const Scene& scene, std::string_view dottedPath);

double durationOf(const Scene& scene);
/// output.step, or duration/1000 rounded to 1-2-5.
double outputStepOf(const Scene& scene);
/// Between the rows that are kept: the output step, doubled until the whole duration has at most
/// output.max_rows of them. A power of two times the output step, so every row that is left lies
/// where it would lie anyway.
double rowStepOf(const Scene& scene);
/// Id of the chart that `initial` is written in ("free" or the first contact chart where on_ground
/// is true).
std::string systemTypeOf(const Scene& scene);
bool startsOnGround(const Scene& scene);

}  // namespace painleve
