#include "app/command_line.h"

#include <algorithm>
#include <array>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/console.h"
#include "app/exit_code.h"

namespace painleve::app {

namespace {

struct Parsed {
  WindowCommand window;
  SimulateCommand simulate;
  ListCommand list;
  ValidateCommand validate;
};

void describeWindow(CLI::App& app, WindowCommand& command) {
  app.add_option("SCENE", command.scene, "Scene file to open in the window");
  app.add_option("--screenshot", command.screenshot,
                 "Open the window, save a picture of it once the run is there, and exit")
      ->option_text("OUT.png");
  app.set_version_flag("--version", "painleve-lab " PAINLEVE_VERSION, "Print the version and exit");
}

CLI::App* describeSimulate(CLI::App& app, SimulateCommand& command) {
  CLI::App* sub =
      app.add_subcommand("simulate", "Run a scene without a window (no display needed)");
  sub->add_option("SCENE", command.scene, "Scene file; - is standard input")->required();
  sub->add_option("--until", command.until, "End the run at this time")->option_text("T (s)");
  sub->add_option("--set", command.set, "Change a value: dotted path, or an id alone where unique")
      ->option_text("path=value (repeatable)")
      ->allow_extra_args(false);
  sub->add_option("--csv", command.csv, "Write the trajectory; - is standard output")
      ->option_text("OUT.csv");
  sub->add_option("--events", command.events, "Write the events; - is standard output")
      ->option_text("OUT.json");
  sub->add_option("--steps", command.steps,
                  "Write the log of the steps (time-stepping solver); - is standard output")
      ->option_text("OUT.csv");
  return sub;
}

CLI::App* describeList(CLI::App& app, ListCommand& command) {
  CLI::App* sub = app.add_subcommand("list", "List the systems and presets of the program");
  sub->add_option("WHAT", command.what, "systems or presets; both without it")
      ->check(CLI::IsMember({"systems", "presets"}));
  return sub;
}

void describeValidate(CLI::App& app, ValidateCommand& command) {
  CLI::App* sub = app.add_subcommand("validate", "Check a scene file");
  sub->add_option("SCENE", command.scene, "Scene file; - is standard input")->required();
}

Answer wrongUsage(const std::string& what) {
  return {kInvalid, "painleve-lab: " + oneLine(what) + " (see painleve-lab --help)"};
}

Command checkedOutputs(const SimulateCommand& command) {
  const std::array<std::pair<const char*, const std::string&>, 3> outputs{
      {{"--csv", command.csv}, {"--events", command.events}, {"--steps", command.steps}}};
  const bool none = std::ranges::all_of(outputs, [](const auto& o) { return o.second.empty(); });
  if (none) {
    return wrongUsage(
        "simulate needs an output: --csv OUT.csv, --events OUT.json or --steps OUT.csv");
  }
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (outputs.at(i).second.empty() || outputs.at(i).second != outputs.at(j).second) continue;
      return wrongUsage(std::string(outputs.at(j).first) + " and " + outputs.at(i).first +
                        " cannot both be " + outputs.at(i).second);
    }
  }
  return command;
}

}  // namespace

Command parseCommandLine(int argc, const char* const* argv) {
  Parsed parsed;
  CLI::App app("Painlevé Lab: a laboratory for contact with dry friction", "painleve-lab");
  describeWindow(app, parsed.window);
  const CLI::App* simulate = describeSimulate(app, parsed.simulate);
  const CLI::App* list = describeList(app, parsed.list);
  describeValidate(app, parsed.validate);
  const CLI::App* schema = app.add_subcommand("schema", "Print the JSON Schema of scene files");
  app.require_subcommand(0, 1);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForVersion& version) {
    return Answer{kDone, std::string(version.what()) + '\n'};
  } catch (const CLI::CallForHelp&) {
    const auto chosen = app.get_subcommands();
    return Answer{kDone, chosen.empty() ? app.help() : chosen.front()->help(app.get_name())};
  } catch (const CLI::ParseError& error) {
    return wrongUsage(error.what());
  }
  if (app.get_subcommands().empty()) return parsed.window;
  if (!parsed.window.scene.empty() || !parsed.window.screenshot.empty()) {
    return wrongUsage("a command takes no scene or --screenshot before it");
  }
  if (simulate->parsed()) return checkedOutputs(parsed.simulate);
  if (list->parsed()) return parsed.list;
  if (schema->parsed()) return SchemaCommand{};
  return parsed.validate;
}

}  // namespace painleve::app
