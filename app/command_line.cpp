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
  ExportCommand film;
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

void describeSet(CLI::App& sub, std::vector<std::string>& set) {
  sub.add_option("--set", set, "Change a value: dotted path, or an id alone where unique")
      ->option_text("path=value (repeatable)")
      ->allow_extra_args(false);
}

CLI::App* describeSimulate(CLI::App& app, SimulateCommand& command) {
  CLI::App* sub =
      app.add_subcommand("simulate", "Run a scene without a window (no display needed)");
  sub->add_option("SCENE", command.scene, "Scene file; - is standard input")->required();
  sub->add_option("--until", command.until, "End the run at this time")->option_text("T (s)");
  describeSet(*sub, command.set);
  sub->add_option("--csv", command.csv, "Write the trajectory; - is standard output")
      ->option_text("OUT.csv");
  sub->add_option("--events", command.events, "Write the events; - is standard output")
      ->option_text("OUT.json");
  sub->add_option("--steps", command.steps,
                  "Write the log of the steps (time-stepping solver); - is standard output")
      ->option_text("OUT.csv");
  return sub;
}

void describeFilm(CLI::App& sub, ExportCommand& command) {
  sub.add_option("--mp4", command.mp4, "Write a video (H.264)")->option_text("OUT.mp4");
  sub.add_option("--gif", command.gif, "Write a GIF that loops")->option_text("OUT.gif");
  sub.add_option("--png", command.png, "Write numbered pictures into a new or empty folder")
      ->option_text("DIR");
  sub.add_option("--size", command.size, "Of the picture in pixels; else 1280x720")
      ->option_text("WxH");
  sub.add_option("--fps", command.framesPerSecond, "Frames per second; else 30")->option_text("N");
  sub.add_option("--picture", command.picture,
                 "The 3-D view alone, or with phase plane and energies; else composed")
      ->option_text("scene|composed")
      ->check(CLI::IsMember({"scene", "composed"}));
  sub.add_option("--theme", command.theme, "Colours; else light")
      ->option_text("light|dark")
      ->check(CLI::IsMember({"light", "dark"}));
  auto* plain =
      sub.add_flag("--plain", command.plain, "No title, parameters, time and mode in the picture");
  sub.add_option("--captions", command.captions, "What is written into the picture; else all")
      ->option_text("title,parameters,time,mode|none")
      ->allow_extra_args(false)
      ->delimiter(',')
      ->check(CLI::IsMember({"title", "parameters", "time", "mode", "none"}))
      ->excludes(plain);
}

CLI::App* describeExport(CLI::App& app, ExportCommand& command) {
  CLI::App* sub =
      app.add_subcommand("export", "Make a film of a scene (needs a display, or xvfb-run)");
  sub->add_option("SCENE", command.scene, "Scene file; - is standard input")->required();
  describeSet(*sub, command.set);
  describeFilm(*sub, command);
  sub->add_option("--speed", command.speed, "Seconds of motion a second; else as the scene says")
      ->option_text("X");
  sub->add_flag("--lens", command.lens, "Slow down by itself near events");
  sub->add_option("--from", command.from, "First instant shown")->option_text("T (s)");
  sub->add_option("--to", command.to, "Last instant shown; in a sweep the one that is shown")
      ->option_text("T (s)");
  sub->add_option("--sweep", command.sweep, "Play a parameter instead of time; else in 8 s")
      ->option_text("path=from:to[:seconds]");
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

Command checkedTarget(const ExportCommand& command) {
  const std::array<const std::string*, 3> targets{&command.mp4, &command.gif, &command.png};
  const auto given = std::ranges::count_if(targets, [](const auto* t) { return !t->empty(); });
  for (const std::string* target : targets)
    if (*target == "-")
      return wrongUsage("a film cannot be written to standard output; allowed: a file");
  if (given == 1) return command;
  return wrongUsage("export needs one output: --mp4 OUT.mp4, --gif OUT.gif or --png DIR");
}

}  // namespace

Command parseCommandLine(int argc, const char* const* argv) {
  Parsed parsed;
  CLI::App app("Painlevé Lab: a laboratory for contact with dry friction", "painleve-lab");
  describeWindow(app, parsed.window);
  const CLI::App* simulate = describeSimulate(app, parsed.simulate);
  const CLI::App* film = describeExport(app, parsed.film);
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
  if (film->parsed()) return checkedTarget(parsed.film);
  if (list->parsed()) return parsed.list;
  if (schema->parsed()) return SchemaCommand{};
  return parsed.validate;
}

}  // namespace painleve::app
