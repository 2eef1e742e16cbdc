#pragma once
// A parameter that is played instead of time: the view block's `sweep`. It never influences a
// result.

#include <optional>
#include <string>

#include "core/parameters/parameter_spec.h"
#include "core/scene/scene.h"

namespace painleve {

struct Layout;
class ProblemList;

struct Sweep {
  std::string path;  // "laws.friction.mu"
  double from = 0, to = 0;
  double seconds = 8;  // of wall clock

  /// The value after a time, in seconds of wall clock; before and after the sweep its ends.
  double at(double elapsed) const;
  bool operator==(const Sweep&) const = default;
};

/// Of /view/sweep, where the scene has one. The scene is valid.
std::optional<Sweep> sweepOf(const Scene& scene);
Tree sweepTree(const Sweep& sweep);

/// What is wrong with the tree at /view/sweep. The path may be a number that another choice of laws
/// or start has, so that the choice stays free.
void checkSweep(const Tree& sweep, const Layout& layout, ProblemList& problems);

const ParameterSpec& sweepSecondsSpec();

}  // namespace painleve
