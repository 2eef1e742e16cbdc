#pragma once
// The runs of tests/data/reference/rod.json as scenes, and comparison of what we compute with what
// they say.

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/simulate.h"

namespace painleve::test {

/// The whole reference file, read once. `name` is "rod", "friction" or "impacts".
const nlohmann::json& reference(const std::string& name);

/// A case of friction.json or impacts.json by its id.
const nlohmann::json& referenceCase(const std::string& name, const std::string& id);

/// Names of all runs in rod.json.
std::vector<std::string> rodCaseNames();
const nlohmann::json& rodCase(const std::string& name);
/// The run as a scene: free start from its numbers, its laws, policies and duration.
Scene rodScene(const nlohmann::json& run);

/// |a - b| / (1 + |a|), the measure of the reference file.
double difference(double expected, double actual);

/// Largest difference between a reference state ("before", "after", "final", a sample) and our
/// cells, with its name.
struct Difference {
  double value = 0;
  std::string where;
  void take(double expected, double actual, const std::string& name);
};
Difference compareState(const nlohmann::json& expected, const Trajectory& trajectory,
                        const Cells& cells);

/// Our word for a reference mode ("slide_left" -> "slip-").
std::string modeWord(const std::string& referenceMode);
std::string modeIn(const Trajectory& trajectory, const Cells& cells,
                   const std::string& column = "mode_tip");
double cell(const Trajectory& trajectory, const Cells& cells, const std::string& column);

}  // namespace painleve::test
