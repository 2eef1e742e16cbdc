#pragma once
// The commands that need no window and no display. Each returns the exit code.

#include <string>
#include <vector>

#include "app/command_line.h"

namespace painleve::app {

int run(const SimulateCommand& command);
int run(const ValidateCommand& command);
int run(const ListCommand& command, const std::vector<std::string>& resourceRoots);
int run(const SchemaCommand& command);
int run(const Answer& answer);

}  // namespace painleve::app
