#pragma once
// Runs the built program as a user would, and keeps what it said.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include <sys/wait.h>
#include <unistd.h>

namespace painleve::test {

inline std::string readFile(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

struct Said {
  int code = -1;
  std::string out, err;
};

/// A folder of its own for every test, and the program started there without a display.
class ProgramTest : public testing::Test {
 protected:
  ProgramTest() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~ProgramTest() override { std::filesystem::remove_all(folder_); }

  /// `arguments` as a shell would take them; `environment`: "LC_ALL=C" ...; `output`: where
  /// standard output goes.
  Said run(const std::string& arguments, const std::string& environment = "",
           const std::string& output = ".out") const {
    const std::string command =
        "cd '" + folder_.string() + "' && env -u DISPLAY -u WAYLAND_DISPLAY " + environment +
        " '" PAINLEVE_LAB_EXECUTABLE "' " + arguments + " > " + output + " 2> .err";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read(".out"), read(".err")};
  }

  void write(const std::string& file, const std::string& text) const {
    std::ofstream(folder_ / file, std::ios::binary) << text;
  }
  std::string read(const std::string& file) const { return readFile(folder_ / file); }
  bool exists(const std::string& file) const { return std::filesystem::exists(folder_ / file); }

  std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) /
                                  (std::string("program_test.") + std::to_string(::getpid()));
};

inline bool isOneLine(const std::string& text) {
  return !text.empty() && text.find('\n') == text.size() - 1;
}

}  // namespace painleve::test
