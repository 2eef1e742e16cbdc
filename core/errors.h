#pragma once
// Three tiers: check() for broken preconditions, SceneError for bad user input, plain values for
// what physics may do.

#include <stdexcept>
#include <string>
#include <vector>

namespace painleve {

/// A broken precondition of ours: throws std::logic_error.
inline void check(bool holds, const char* what) {
  if (!holds) throw std::logic_error(what);
}

/// One thing wrong with user input: where (JSON pointer), what, and what is allowed there.
struct Problem {
  std::string pointer;  // "/laws/friction/mu"
  std::string message;  // "-1 is out of range"
  std::string allowed;  // "mu >= 0"

  std::string text() const {
    const std::string where = pointer.empty() ? std::string("(whole file)") : pointer;
    return allowed.empty() ? where + ": " + message
                           : where + ": " + message + "; allowed: " + allowed;
  }
};

/// Bad user input; `problems` is never empty, what() is the first one in one line.
class SceneError : public std::runtime_error {
 public:
  explicit SceneError(std::vector<Problem> found)
      : std::runtime_error(found.front().text()), problems(std::move(found)) {}

  std::vector<Problem> problems;
};

}  // namespace painleve
