#include "app/headless.h"

#include <functional>

#include "app/console.h"
#include "app/exit_code.h"
#include "app/scene_input.h"
#include "core/io/csv.h"
#include "core/io/events_json.h"
#include "core/io/file_writer.h"
#include "core/io/resource_paths.h"
#include "core/io/steps_csv.h"
#include "core/parameters/number_text.h"
#include "core/scene/presets.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/scene/scene_schema.h"
#include "core/simulate.h"
#include "core/step_log.h"

namespace painleve::app {

namespace {

using Write = std::function<bool(const TextSink&)>;

constexpr const char* kStandardStream = "-";

/// False where it could not be written; then the user knows why.
bool output(const std::string& path, const Write& write) {
  if (path.empty()) return true;
  if (path == kStandardStream) return write(print);
  const auto problem = writeFile(path, write);
  if (problem) complain(*problem);
  return !problem;
}

bool writeSteps(const Scene& scene, const Trajectory& trajectory, const TextSink& sink) {
  if (!sink(stepsHeader(trajectory.contacts))) return false;
  bool taken = true;
  eachStep(scene, trajectory, 0, trajectory.endTime, [&](const StepRecord& record) {
    taken = sink(stepsRow(trajectory.contacts, record));
    return taken;
  });
  return taken;
}

bool writeOutputs(const SimulateCommand& command, const Scene& scene,
                  const Trajectory& trajectory) {
  const auto csv = [&](const TextSink& sink) { return writeCsv(trajectory, sink); };
  const auto events = [&](const TextSink& sink) { return writeEvents(trajectory, sink); };
  const auto steps = [&](const TextSink& sink) { return writeSteps(scene, trajectory, sink); };
  return output(command.csv, csv) && output(command.events, events) && output(command.steps, steps);
}

int listSystems() {
  std::string text;
  for (const Alternative& system : knownSystems()) {
    text += system.id + '\t' + system.name + '\n';
  }
  return print(text) ? kDone : kNotWritten;
}

int listPresets(const std::vector<std::string>& resourceRoots) {
  std::string text;
  for (const Preset& preset : loadPresets(findResource(resourceRoots, "scenes"))) {
    text += preset.id + '\t' + preset.scene.title + '\n';
  }
  return print(text) ? kDone : kNotWritten;
}

}  // namespace

int run(const SimulateCommand& command) {
  ignoreBrokenPipes();
  const Scene scene = changedScene(readScene(command.scene), command.set, command.until);
  const auto trajectory = simulate(scene);
  if (!writeOutputs(command, scene, *trajectory)) return kNotWritten;
  if (trajectory->end == End::Duration) return kDone;
  complain(command.scene + ": the run ended early at t = " + numberText(trajectory->endTime) +
           " s: " + trajectory->endReason);
  return kEndedEarly;
}

int run(const ValidateCommand& command) {
  checkStart(readScene(command.scene));
  return print(oneLine(command.scene) + ": valid\n") ? kDone : kNotWritten;
}

int run(const ListCommand& command, const std::vector<std::string>& resourceRoots) {
  int code = kDone;
  if (command.what != "presets") code = listSystems();
  if (code == kDone && command.what != "systems") code = listPresets(resourceRoots);
  return code;
}

int run(const SchemaCommand& /*command*/) {
  return print(sceneSchema()) ? kDone : kNotWritten;
}

int run(const Answer& answer) {
  if (answer.code == kDone) return print(answer.text) ? kDone : kNotWritten;
  complain(answer.text);
  return answer.code;
}

}  // namespace painleve::app
