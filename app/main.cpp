// Wires the command line to the window or to a headless command; edges catch what went wrong.

#include <exception>
#include <filesystem>
#include <string>
#include <system_error>
#include <type_traits>
#include <variant>
#include <vector>

#include "app/command_line.h"
#include "app/console.h"
#include "app/exit_code.h"
#include "app/export_command.h"
#include "app/headless.h"
#include "core/errors.h"
#include "ui/run_window.h"

namespace {
using namespace painleve;

/// An installed program finds its own resources before those of the tree it was built in.
std::vector<std::string> resourceRoots() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto installed = program.parent_path() / PAINLEVE_INSTALL_RESOURCES;
  return {installed.lexically_normal().string(), PAINLEVE_SOURCE_RESOURCES};
}

template <class Command, class... Arguments>
int execute(const Command& command, Arguments... arguments) {
  try {
    return app::run(command, arguments...);
  } catch (const SceneError& error) {
    app::complain(command.scene + ": " + error.what());
    return app::kInvalid;
  }
}

}  // namespace

int main(int argc, char** argv) try {
  const app::Command command = app::parseCommandLine(argc, argv);
  if (const auto* simulate = std::get_if<app::SimulateCommand>(&command)) return execute(*simulate);
  if (const auto* film = std::get_if<app::ExportCommand>(&command))
    return execute(*film, argc, argv);
  if (const auto* validate = std::get_if<app::ValidateCommand>(&command)) return execute(*validate);
  if (const auto* schema = std::get_if<app::SchemaCommand>(&command)) return app::run(*schema);
  if (const auto* answer = std::get_if<app::Answer>(&command)) return app::run(*answer);
  if (const auto* list = std::get_if<app::ListCommand>(&command))
    return app::run(*list, resourceRoots());
  const auto& window = std::get<app::WindowCommand>(command);
  return ui::runWindow(argc, argv, {window.scene, window.screenshot, resourceRoots()});
} catch (const SceneError& error) {
  app::complain(error.what());
  return app::kInvalid;
} catch (const std::exception& error) {
  app::complain(std::string("painleve-lab: internal error: ") + error.what());
  return app::kInternalError;
}
