#include "tests/support/compiled_locale.h"

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <stdexcept>

#include <gtest/gtest.h>

#include <unistd.h>

namespace painleve::test {

namespace {

/// Folders of this process, gone at its end.
class Folder {
 public:
  Folder() { std::filesystem::create_directories(path_); }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_ = std::filesystem::path(testing::TempDir()) /
                                ("painleve_locales_" + std::to_string(::getpid()));
};

}  // namespace

const std::string& localeFolder(const std::string& name) {
  static const Folder folder;
  static std::map<std::string, std::string> made;
  const auto found = made.find(name);
  if (found != made.end()) return found->second;
  const std::string place = folder.path() + '/' + name + ".UTF-8";
  // Its exit code tells of warnings, too.
  const std::string command = "localedef -f UTF-8 -i " + name + " '" + place + "' 2>&1";
  const int code = std::system(command.c_str());
  if (!std::filesystem::exists(place + "/LC_NUMERIC"))
    throw std::runtime_error(command + " ended with code " + std::to_string(code));
  return made[name] = folder.path();
}

SpokenHere::SpokenHere(const std::string& name) : before_(std::setlocale(LC_ALL, nullptr)) {
  const std::string full = name + ".UTF-8";
  ::setenv("LOCPATH", localeFolder(name).c_str(), 1);
  ::setenv("LC_ALL", full.c_str(), 1);
  if (std::setlocale(LC_ALL, full.c_str()) == nullptr)
    throw std::runtime_error("the locale " + full + " cannot be used");
}

SpokenHere::~SpokenHere() {
  std::setlocale(LC_ALL, before_.c_str());
  ::unsetenv("LC_ALL");
  ::unsetenv("LOCPATH");
}

}  // namespace painleve::test
