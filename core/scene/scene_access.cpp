#include "core/scene/scene_access.h"

#include <cmath>
#include <utility>

#include "core/parameters/tables.h"
#include "core/scene/scene_values.h"
#include "core/scene/section.h"

namespace painleve {

namespace {

constexpr double kStandardRows = 1000;

Field fieldOf(const Section& section, const ParameterSpec& spec, const Tree& root) {
  Field field{.path = section.pathOf(spec.id), .spec = spec};
  const Tree* given = root.at(field.path);
  field.given = given != nullptr && given->number() != nullptr;
  field.value = field.given ? *given->number() : spec.standard;
  return field;
}

FieldGroup groupOf(const Section& section, const Tree& root) {
  FieldGroup group{
      .title = section.title,
      .selectorPath = section.selector.empty() ? std::string() : section.pathOf(section.selector),
      .alternatives = section.alternatives,
      .chosen = section.chosen,
      .fields = {}};
  for (const ParameterSpec& spec : section.specs) {
    group.fields.push_back(fieldOf(section, spec, root));
  }
  return group;
}

/// The number of {1, 2, 5} * 10^k nearest to a positive value by ratio.
double roundedTo125(double value) {
  const double exponent = std::floor(std::log10(value));
  const double mantissa = value / std::pow(10, exponent);
  double digit = 10;
  if (mantissa < std::sqrt(50)) digit = 5;
  if (mantissa < std::sqrt(10)) digit = 2;
  if (mantissa < std::sqrt(2)) digit = 1;
  // Dividing by a whole power of ten gives the double nearest to 0.002.
  return exponent < 0 ? digit / std::pow(10, -exponent) : digit * std::pow(10, exponent);
}

}  // namespace

std::vector<FieldGroup> fieldGroups(const Scene& scene) {
  const Tree root = tabledTree(scene);
  std::vector<FieldGroup> groups;
  for (const Section& section : layoutOf(root).sections) {
    // The system is not a field: another one needs other parameters and another start.
    if (section.path != "system") groups.push_back(groupOf(section, root));
  }
  return groups;
}

std::vector<Alternative> knownSystems() {
  std::vector<Alternative> known;
  for (const SystemType& type : systemTypes())
    known.push_back({type.id, type.name, type.summary, {}});
  return known;
}

double numberAt(const Scene& scene, std::string_view dottedPath) {
  return SceneValues(scene).number(dottedPath);
}

std::string textAt(const Scene& scene, std::string_view dottedPath) {
  if (dottedPath == "title") return scene.title;
  if (dottedPath == "note") return scene.note;
  return SceneValues(scene).choice(dottedPath);
}

double durationOf(const Scene& scene) {
  return scene.duration.value_or(durationSpec().standard);
}

double outputStepOf(const Scene& scene) {
  const Tree* given = scene.output.find("step");
  if (given != nullptr && given->number() != nullptr) return *given->number();
  return roundedTo125(durationOf(scene) / kStandardRows);
}

double rowStepOf(const Scene& scene) {
  const double duration = durationOf(scene), most = numberAt(scene, "output.max_rows");
  double step = outputStepOf(scene);
  // The rows at the start and at the end are not of the grid.
  while (std::ceil(duration / step) - 1 > most) step *= 2;
  return step;
}

std::string systemTypeOf(const Scene& scene) {
  return scene.system.textOr("type", "");
}

bool startsOnGround(const Scene& scene) {
  const Tree* given = scene.initial.find("on_ground");
  return given != nullptr && given->boolean() != nullptr && *given->boolean();
}

}  // namespace painleve
