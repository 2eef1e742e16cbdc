#pragma once
// Collects what is wrong with a scene's tree: checks of single values that say whether all is well.

#include <string>
#include <string_view>
#include <vector>

#include "core/errors.h"
#include "core/parameters/parameter_spec.h"
#include "core/parameters/tree.h"

namespace painleve {

class ProblemList {
 public:
  /// Always false, so that checks can return it. Repetitions and more than a hundred are dropped.
  bool add(const std::string& pointer, const std::string& message, const std::string& allowed);
  bool missing(const std::string& pointer, const std::string& allowed);

  /// Every member's key is one of `allowed`; true for anything but an object.
  bool checkKeys(const Tree& tree, const std::string& pointer,
                 const std::vector<std::string>& allowed);
  bool checkObject(const Tree& tree, const std::string& pointer);
  bool checkArray(const Tree& tree, const std::string& pointer, std::size_t most);
  bool checkText(const Tree& tree, const std::string& pointer);
  bool checkNumber(const Tree& tree, const std::string& pointer, const ParameterSpec& spec);

  bool empty() const { return problems_.empty(); }
  const std::vector<Problem>& all() const { return problems_; }
  /// Throws SceneError where there are problems.
  void raise() const;

 private:
  std::vector<Problem> problems_;
};

/// "a, b, c"
std::string joined(const std::vector<std::string>& words);
/// "/laws/friction/mu" from "laws.friction.mu"; "" from "".
std::string pointerOfPath(std::string_view dottedPath);

}  // namespace painleve
