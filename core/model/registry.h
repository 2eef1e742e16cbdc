#pragma once
// All systems the program knows. A new one is one file and one line in registry.cpp. [own]

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/model/system.h"

namespace painleve {

/// A kind of system: its parameter table and how to make one. `make` expects values in table order,
/// all accepted by their specs.
struct SystemType {
  std::string id, name, summary, source;
  std::vector<ParameterSpec> parameters;
  std::shared_ptr<const System> (*make)(std::span<const double> values);
};

const std::vector<SystemType>& systemTypes();
/// nullptr for an unknown id.
const SystemType* findSystemType(const std::string& id);
/// "rod, double_pendulum"
std::string systemTypesText();

}  // namespace painleve
