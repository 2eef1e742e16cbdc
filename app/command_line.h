#pragma once
// What the user asks for, as values: the command line parsed, nothing done yet.

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace painleve::app {

/// painleve-lab [SCENE.json] [--screenshot OUT.png]
struct WindowCommand {
  std::string scene, screenshot;  // empty: not given
};

struct SimulateCommand {
  std::string scene;               // "-": standard input
  std::string until;               // empty: the scene's duration
  std::vector<std::string> set;    // "path=value"
  std::string csv, events, steps;  // empty: not wanted; "-": standard output
};

/// A film of a scene; exactly one of the three outputs is named.
struct ExportCommand {
  std::string scene;                        // "-": standard input
  std::vector<std::string> set;             // "path=value"
  std::string mp4, gif, png;                // empty: not wanted
  std::string size, picture, sweep, theme;  // empty: not given
  std::vector<std::string> captions;        // "title" ..., or "none" alone; empty: not given
  std::optional<int> framesPerSecond;
  std::optional<double> speed, from, to;
  bool lens = false, plain = false;
};

struct ListCommand {
  std::string what;  // "systems", "presets", empty: both
};

struct ValidateCommand {
  std::string scene;
};

/// The JSON Schema of scene files, on standard output.
struct SchemaCommand {};

/// Nothing more to do: help, version, or wrong usage.
struct Answer {
  int code = 0;
  std::string text;  // standard output where the code is 0, else one line for standard error
};

using Command = std::variant<WindowCommand, SimulateCommand, ExportCommand, ListCommand,
                             ValidateCommand, SchemaCommand, Answer>;

Command parseCommandLine(int argc, const char* const* argv);

}  // namespace painleve::app
