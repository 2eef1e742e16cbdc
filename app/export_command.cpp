#include "app/export_command.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <stdexcept>

#include "app/console.h"
#include "app/exit_code.h"
#include "app/scene_input.h"
#include "core/parameters/number_text.h"
#include "core/scene/scene_json.h"
#include "ui/run_export.h"

namespace painleve::app {

namespace {

using ui::AnimationFormat;
using ui::AnimationPicture;

/// The parts of `text` that match the pattern as a whole, or a complaint with an example.
std::smatch parsed(const std::string& text, const std::string& pattern, const std::string& option,
                   const std::string& example) {
  std::smatch parts;
  if (std::regex_match(text, parts, std::regex(pattern))) return parts;
  throw std::invalid_argument(option + " " + text + " is not understood; an example: " + option +
                              " " + example);
}

QSize sizeOf(const std::string& text) {
  const auto parts = parsed(text, "([0-9]{1,6})x([0-9]{1,6})", "--size", "1280x720");
  return {std::stoi(parts[1]), std::stoi(parts[2])};
}

Sweep sweepFrom(const std::string& text, const Scene& scene) {
  static const std::string kNumber = R"(([-+]?[0-9]*\.?[0-9]+(?:[eE][-+]?[0-9]+)?))";
  const auto parts = parsed(text, "([^=]+)=" + kNumber + ":" + kNumber + "(?::" + kNumber + ")?",
                            "--sweep", "mu=0.5:2:8");
  const auto number = [](const std::string& digits) {
    const double value = std::strtod(digits.c_str(), nullptr);
    if (std::isfinite(value)) return value;
    throw std::invalid_argument("--sweep: " + digits + " is too large for a number");
  };
  Sweep sweep{resolvePath(scene, parts[1].str()), number(parts[2]), number(parts[3])};
  if (parts[4].matched) sweep.seconds = number(parts[4]);
  return sweep;
}

ui::Captions captionsOf(const std::vector<std::string>& words) {
  const auto has = [&words](const char* word) {
    return std::ranges::find(words, word) != words.end();
  };
  if (has("none") && words.size() > 1)
    throw std::invalid_argument(
        "--captions none has nothing beside it; allowed: none, or some of title, parameters, time, "
        "mode");
  return {has("title"), has("parameters"), has("time"), has("mode")};
}

void putTarget(ui::AnimationSettings& settings, const ExportCommand& command) {
  const auto use = [&settings](AnimationFormat format, const std::string& path) {
    if (path.empty()) return;
    settings.format = format;
    settings.path = QString::fromStdString(path);
  };
  use(AnimationFormat::Mp4, command.mp4);
  use(AnimationFormat::Gif, command.gif);
  use(AnimationFormat::PngSequence, command.png);
}

int codeOf(ui::ExportEnd end) {
  return end == ui::ExportEnd::Refused ? kInvalid : kNotWritten;
}

}  // namespace

ui::AnimationSettings animationOf(const ExportCommand& command, const Scene& scene) {
  ui::AnimationSettings settings = ui::standardAnimation(scene);
  putTarget(settings, command);
  if (!command.size.empty()) settings.size = sizeOf(command.size);
  if (command.framesPerSecond) settings.framesPerSecond = *command.framesPerSecond;
  if (command.speed) settings.speed = *command.speed;
  if (command.lens) settings.slowsAtEvents = true;
  if (command.from) settings.from = *command.from;
  settings.to = command.to;
  if (command.picture == "scene") settings.picture = AnimationPicture::SceneOnly;
  if (!command.sweep.empty()) settings.sweep = sweepFrom(command.sweep, scene);
  if (!command.captions.empty()) settings.captions = captionsOf(command.captions);
  if (command.plain) settings.captions = {false, false, false, false};
  if (command.theme == "dark") settings.theme = ui::Theme::Dark;
  return settings;
}

int run(const ExportCommand& command, int argc, char** argv) {
  const Scene scene = changedScene(readScene(command.scene), command.set, "");
  ui::AnimationSettings settings;
  try {
    settings = animationOf(command, scene);
  } catch (const std::invalid_argument& error) {
    complain("painleve-lab: " + std::string(error.what()));
    return kInvalid;
  }
  checkStart(scene);
  ignoreBrokenPipes();
  const ui::ExportOutcome outcome = ui::runExport(argc, argv, scene, settings);
  if (outcome.end != ui::ExportEnd::Written) {
    complain("painleve-lab: " + outcome.message);
    return codeOf(outcome.end);
  }
  // Where the film itself goes to standard output, words have no place there.
  if (std::filesystem::is_regular_file(settings.path.toStdString()) || !command.png.empty()) {
    if (!print(outcome.message + '\n')) return kNotWritten;
  }
  const auto& run = outcome.trajectory;
  if (run->end == End::Duration) return kDone;
  complain(command.scene + ": the run ended early at t = " + numberText(run->endTime) +
           " s: " + run->endReason);
  return kEndedEarly;
}

}  // namespace painleve::app
