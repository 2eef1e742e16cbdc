#pragma once
// Locales that the machine does not have installed, made when a test needs one.

#include <string>

namespace painleve::test {

/// The folder for LOCPATH in which the locale `name` ("de_DE") in UTF-8 is found; throws
/// std::runtime_error where it cannot be made.
const std::string& localeFolder(const std::string& name);

/// While this lives, the program and its children speak that language.
class SpokenHere {
 public:
  explicit SpokenHere(const std::string& name);
  ~SpokenHere();
  SpokenHere(const SpokenHere&) = delete;
  SpokenHere& operator=(const SpokenHere&) = delete;

 private:
  std::string before_;
};

}  // namespace painleve::test
