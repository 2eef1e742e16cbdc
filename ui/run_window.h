#pragma once
// The program with a window: what main() starts when no headless command was given.

#include <string>
#include <vector>

namespace painleve::ui {

struct WindowOptions {
  std::string scenePath;                   // empty: the first preset
  std::string screenshotPath;              // not empty: write a picture of the window there and end
  std::vector<std::string> resourceRoots;  // folders that hold scenes/, manual/ ...
};

/// Returns the exit code of the program.
int runWindow(int argc, char** argv, const WindowOptions& options);

}  // namespace painleve::ui
