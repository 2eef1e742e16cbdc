#include "core/scene/sweep.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/scene/problem_list.h"
#include "core/scene/section.h"
#include "core/scene/tree_json.h"

namespace painleve {
namespace {

struct Known {
  std::string path;
  ParameterSpec spec;
};

void add(std::vector<Known>& all, const std::string& path, const ParameterSpec& spec) {
  const bool isNew = std::ranges::find(all, path, &Known::path) == all.end();
  if (isNew && !spec.whole) all.push_back({path, spec});
}

/// All numbers that can be swept, also those of choices that are not in force.
std::vector<Known> knownNumbers(const Layout& layout) {
  std::vector<Known> all;
  for (const Section& section : layout.sections) {
    for (const ParameterSpec& spec : section.specs) add(all, section.pathOf(spec.id), spec);
    for (const Alternative& alternative : section.alternatives)
      for (const ParameterSpec& spec : alternative.parameters)
        add(all, section.pathOf(spec.id), spec);
  }
  if (layout.system == nullptr) return all;
  for (const Chart& chart : layout.system->charts())
    for (const ParameterSpec& spec : chart.entries) add(all, "initial." + spec.id, spec);
  return all;
}

std::string pathsText(const std::vector<Known>& all) {
  std::vector<std::string> paths;
  paths.reserve(all.size());
  for (const Known& known : all) paths.push_back(known.path);
  return joined(paths);
}

/// The number that the path names, or null where it is reported.
const Known* readPath(const Tree& sweep, const std::vector<Known>& all, ProblemList& problems) {
  const std::string pointer = "/view/sweep/path";
  const Tree* given = sweep.find("path");
  if (given == nullptr) {
    problems.missing(pointer, pathsText(all));
    return nullptr;
  }
  if (!problems.checkText(*given, pointer)) return nullptr;
  const auto found = std::ranges::find(all, *given->text(), &Known::path);
  if (found != all.end()) return &*found;
  problems.add(pointer, shortText(*given) + " is no number of this scene", pathsText(all));
  return nullptr;
}

void checkNumber(const Tree& sweep, const char* key, const ParameterSpec& spec,
                 ProblemList& problems) {
  const std::string pointer = pointerTo("/view/sweep", key);
  const Tree* given = sweep.find(key);
  if (given == nullptr) {
    problems.missing(pointer, spec.rangeText());
  } else {
    problems.checkNumber(*given, pointer, spec);
  }
}

}  // namespace

const ParameterSpec& sweepSecondsSpec() {
  static const ParameterSpec spec{"seconds", "", "s", "Time that the sweep takes",
                                  "[own]",   8,  0.1, 3600};
  return spec;
}

double Sweep::at(double elapsed) const {
  const double share = std::clamp(elapsed / seconds, 0.0, 1.0);
  return share == 1 ? to : from + share * (to - from);
}

std::optional<Sweep> sweepOf(const Scene& scene) {
  const Tree* tree = scene.view.find("sweep");
  if (tree == nullptr) return std::nullopt;
  return Sweep{tree->textOr("path", ""), tree->numberOr("from", 0), tree->numberOr("to", 0),
               tree->numberOr("seconds", sweepSecondsSpec().standard)};
}

Tree sweepTree(const Sweep& sweep) {
  return Members{
      {"path", sweep.path}, {"from", sweep.from}, {"to", sweep.to}, {"seconds", sweep.seconds}};
}

void checkSweep(const Tree& sweep, const Layout& layout, ProblemList& problems) {
  if (!problems.checkObject(sweep, "/view/sweep")) return;
  problems.checkKeys(sweep, "/view/sweep", {"path", "from", "to", "seconds"});
  const auto all = knownNumbers(layout);
  if (const Known* known = readPath(sweep, all, problems)) {
    ParameterSpec spec = known->spec;
    for (const char* key : {"from", "to"}) {
      spec.id = key;
      checkNumber(sweep, key, spec, problems);
    }
  }
  const Tree* seconds = sweep.find("seconds");
  if (seconds != nullptr) problems.checkNumber(*seconds, "/view/sweep/seconds", sweepSecondsSpec());
}

}  // namespace painleve
