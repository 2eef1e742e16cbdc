#pragma once
// A Scene fully describes an experiment: plain value, round-trips through JSON without loss. Knows
// no System.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/parameters/tree.h"

namespace painleve {

/// A parameter change at a time: dotted paths of the scene and their new values.
struct Edit {
  double time = 0;  // s
  Members set;
  bool operator==(const Edit&) const = default;
};

/// At branch point number `branch` (in order of time) go on with this rule.
struct Choice {
  std::size_t branch = 0;
  std::string rule;
  std::optional<double> parameter;
  bool operator==(const Choice&) const = default;
};

/// The same scene under other values: ghosts, kept and compared runs.
struct Variation {
  std::string name;
  Members set;
  std::vector<Choice> choices;
  std::optional<std::vector<Edit>> edits = {};  // absent: those of the scene
  bool operator==(const Variation&) const = default;
};

/// The trees hold what the file said, no defaults filled in; scene_access.h looks values up with
/// their defaults.
struct Scene {
  std::string title, note;  // note: what to look for, one sentence
  Tree system = Tree::object(), laws = Tree::object(), initial = Tree::object(),
       solver = Tree::object(), branch = Tree::object(), output = Tree::object(),
       view = Tree::object();
  std::optional<double> duration;  // s
  std::vector<Edit> edits;
  std::vector<Choice> choices;
  std::vector<Variation> variations;
  std::uint64_t seed = 0;
  bool operator==(const Scene&) const = default;
};

}  // namespace painleve
