#include "core/model/registry.h"

#include "core/model/types_of_systems.h"

namespace painleve {

const std::vector<SystemType>& systemTypes() {
  static const std::vector<SystemType> types{rodType(), doublePendulumType()};
  return types;
}

const SystemType* findSystemType(const std::string& id) {
  for (const SystemType& type : systemTypes())
    if (type.id == id) return &type;
  return nullptr;
}

std::string systemTypesText() {
  std::string text;
  for (const SystemType& type : systemTypes()) text += (text.empty() ? "" : ", ") + type.id;
  return text;
}

}  // namespace painleve
