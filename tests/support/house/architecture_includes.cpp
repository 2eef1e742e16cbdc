#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/house/architecture_rules.h"

namespace painleve::house {
namespace {

using Names = std::vector<std::string_view>;

bool below(std::string_view path, std::string_view folder) {
  return path.starts_with(folder);
}

bool belowAny(std::string_view path, const Names& folders) {
  return std::any_of(folders.begin(), folders.end(),
                     [&](auto folder) { return below(path, folder); });
}

bool isProduct(std::string_view path) {
  return belowAny(path, {"core/", "ui/", "app/"});
}

bool isStandard(std::string_view header) {
  return std::all_of(header.begin(), header.end(), [](unsigned char c) {
    return std::islower(c) != 0 || std::isdigit(c) != 0 || c == '_';
  });
}

void add(Findings& findings, std::string_view file, const Include& include, std::string_view why) {
  findings.push_back(std::string(file) + ":" + std::to_string(include.line) + ": includes " +
                     include.path + ": " + std::string(why));
}

/// Calls check(file, include) for every include of every file below the folders.
template <class Check>
void eachInclude(const Tree& tree, const Names& folders, const Check& check) {
  for (const auto& [file, source] : tree) {
    if (!belowAny(file, folders)) continue;
    for (const Include& include : source.includes) check(file, include);
  }
}

/// Position in the one-way order of core; equal ranks may see each other. -1: not a room of core.
int coreRank(std::string_view path) {
  static constexpr std::array<std::string_view, 10> kRooms = {
      "parameters/", "laws/",   "scenery/", "model/",    "contact/",
      "trajectory/", "solver/", "scene/",   "analysis/", "io/"};
  if (!below(path, "core/")) return -1;
  path.remove_prefix(std::string_view("core/").size());
  if (below(path, "types.") || below(path, "errors.")) return 0;
  for (std::size_t i = 0; i < kRooms.size(); ++i)
    if (below(path, kRooms[i])) return static_cast<int>(i) + 1;
  return belowAny(path, {"simulate.", "analyse.", "step_log.", "step_study."})
             ? static_cast<int>(kRooms.size()) + 1
             : -1;
}

/// All files that one include pulls in, itself first.
void reach(const Tree& tree, const std::string& path, std::set<std::string>& seen) {
  if (!seen.insert(path).second) return;
  const auto found = tree.find(path);
  if (found == tree.end()) return;
  for (const Include& include : found->second.includes)
    if (include.quoted) reach(tree, include.path, seen);
}

/// First file below a forbidden folder that the include reaches, or "".
std::string reachesAny(const Tree& tree, const std::string& path, const Names& forbidden) {
  std::set<std::string> seen;
  reach(tree, path, seen);
  const auto found = std::find_if(seen.begin(), seen.end(),
                                  [&](const auto& file) { return belowAny(file, forbidden); });
  return found == seen.end() ? std::string{} : *found;
}

bool isPublicCore(std::string_view path) {
  if (below(path, "core/analysis/")) return path.ends_with("_result.h");
  if (below(path, "core/contact/"))
    return path == "core/contact/mode.h" || path == "core/contact/friction_set.h";
  return belowAny(
      path, {"core/types.h", "core/errors.h", "core/parameters/", "core/laws/", "core/scenery/",
             "core/trajectory/", "core/scene/", "core/io/", "core/simulate.h", "core/analyse.h",
             "core/step_log.h", "core/step_study.h"});
}

/// "ui/plots/energy_plot.h" -> "ui/plots/"; files at the top of ui -> "ui/".
std::string_view uiRoom(std::string_view path) {
  return path.substr(0, path.find_last_of('/') + 1);
}

bool uiRoomMaySee(std::string_view from, std::string_view to) {
  const std::string_view room = from.substr(0, from.find('/', 3) + 1);
  if (room.empty() || below(to, room)) return true;  // the top of ui wires everything
  if (room == "ui/worker/" || room == "ui/theme/") return false;
  if (room == "ui/session/") return below(to, "ui/worker/");
  if (belowAny(to, {"ui/session/", "ui/theme/"})) return true;
  // A film shows what the views show, and is encoded by a job.
  return room == "ui/export/" && belowAny(to, {"ui/views3d/", "ui/plots/", "ui/worker/"});
}

}  // namespace

Findings rootedIncludes(const Tree& tree) {
  Findings findings;
  eachInclude(
      tree, {"core/", "ui/", "app/", "tests/"}, [&](const auto& file, const Include& include) {
        const bool generated = include.path.ends_with(".moc") || include.path.starts_with("moc_");
        const bool rooted = belowAny(include.path, {"core/", "ui/", "app/", "tests/"});
        if (!include.quoted && rooted)
          add(findings, file, include, "our own headers stand in quotes");
        if (!include.quoted || generated) return;
        if (!rooted) return add(findings, file, include, "not repository-rooted");
        if (!tree.contains(include.path)) add(findings, file, include, "no such file");
      });
  return findings;
}

Findings coreOrder(const Tree& tree) {
  Findings findings;
  for (const auto& [file, source] : tree)
    if (below(file, "core/") && coreRank(file) < 0)
      findings.push_back(file + ":1: not in a room of core");
  eachInclude(tree, {"core/"}, [&](const auto& file, const Include& include) {
    if (!include.quoted) return;
    if (!below(include.path, "core/")) return add(findings, file, include, "core uses core only");
    if (coreRank(include.path) > coreRank(file))
      add(findings, file, include, "against the order of core");
  });
  return findings;
}

Findings coreLibraries(const Tree& tree) {
  static const std::set<std::string_view> kForbidden = {
      "thread",    "mutex",    "shared_mutex", "condition_variable", "atomic",    "future",
      "semaphore", "barrier",  "latch",        "stop_token",         "execution", "chrono",
      "ctime",     "iostream", "time.h"};
  Findings findings;
  eachInclude(tree, {"core/"}, [&](const auto& file, const Include& include) {
    if (include.quoted) return;
    if (kForbidden.contains(include.path))
      return add(findings, file, include, "no thread, clock or console in core");
    const bool library =
        belowAny(include.path, {"Eigen/", "boost/", "nlohmann/", "fmt/", "xsimd/", "hwy/"});
    const bool system = below(file, "core/io/") && include.path.ends_with(".h") &&
                        std::islower(include.path[0]) != 0 &&
                        !belowAny(include.path, {"vtk", "qcustomplot"});
    if (!isStandard(include.path) && !library && !system)
      add(findings, file, include, "not a library of core");
  });
  return findings;
}

Findings abstractContact(const Tree& tree) {
  static const std::set<std::string_view> kAbstract = {
      "core/contact/contact_law.h",  "core/contact/contact_problem.h",
      "core/contact/friction_set.h", "core/contact/kinetic_metric.h",
      "core/contact/mode.h",         "core/contact/solution.h"};
  Findings findings;
  eachInclude(tree, {"core/contact/", "core/solver/"},
              [&](const auto& file, const Include& include) {
                if (below(include.path, "core/model/") && include.path != "core/model/system.h")
                  add(findings, file, include, "only the abstract core/model/system.h");
                if (below(file, "core/solver/") && below(include.path, "core/contact/") &&
                    !kAbstract.contains(include.path))
                  add(findings, file, include, "a solver knows no concrete law");
              });
  return findings;
}

Findings plainScene(const Tree& tree) {
  Findings findings;
  const std::string scene = "core/scene/scene.h";
  const std::string reached =
      reachesAny(tree, scene, {"core/model/", "core/solver/", "core/contact/contact_"});
  if (!reached.empty())
    findings.push_back(scene + ":1: reaches " + reached + ": a scene is a plain value");
  return findings;
}

Findings uiSeesValues(const Tree& tree) {
  Findings findings;
  eachInclude(tree, {"ui/", "app/"}, [&](const auto& file, const Include& include) {
    if (!below(include.path, "core/")) return;
    if (!isPublicCore(include.path))
      return add(findings, file, include, "not a public header of core");
    const std::string reached = reachesAny(tree, include.path, {"core/model/", "core/solver/"});
    if (!reached.empty()) add(findings, file, include, "it reaches " + reached);
  });
  return findings;
}

Findings uiRooms(const Tree& tree) {
  Findings findings;
  eachInclude(tree, {"ui/"}, [&](const auto& file, const Include& include) {
    if (belowAny(include.path, {"app/", "tests/"}))
      add(findings, file, include, "ui knows neither app nor tests");
    if (below(include.path, "ui/") && !uiRoomMaySee(file, include.path))
      add(findings, file, include, "rooms know session/ and theme/, never each other");
  });
  return findings;
}

Findings toolkitsAtHome(const Tree& tree) {
  static const std::vector<std::pair<std::string_view, Names>> kHomes = {
      {"vtk", {"ui/views3d/", "ui/export/"}},
      {"QVTK", {}},
      {"qcustomplot", {"ui/plots/", "ui/export/"}},
      {"libav", {"ui/export/"}},
      {"libsw", {"ui/export/"}},
      {"tbb/", {"app/for_each.cpp"}},
      {"oneapi/", {"app/for_each.cpp"}},
      {"CLI/", {"app/"}}};
  Findings findings;
  eachInclude(tree, {"core/", "ui/", "app/"}, [&](const auto& file, const Include& include) {
    if (below(include.path, "core/") || below(include.path, "ui/")) {
      if (below(file, "ui/worker/") && !belowAny(include.path, {"core/", "ui/worker/"}))
        add(findings, file, include, "the worker knows core and itself");
      return;
    }
    if (below(file, "ui/worker/") && !isStandard(include.path))
      add(findings, file, include, "the worker uses core and the standard library only");
    for (const auto& [prefix, homes] : kHomes)
      if (below(include.path, prefix) && !belowAny(file, homes))
        add(findings, file, include, "not in this room");
  });
  return findings;
}

Findings oneLock(const Tree& tree) {
  Findings findings;
  std::set<std::string> holders;
  for (const auto& [file, source] : tree) {
    if (!isProduct(file)) continue;
    const std::vector<std::string> lines = linesOf(source.code);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::vector<std::string> words = wordsOf(lines[i]);
      if (std::find(words.begin(), words.end(), "mutex") == words.end()) continue;
      holders.insert(file);
      if (uiRoom(file) != "ui/worker/" || holders.size() > 1)
        findings.push_back(file + ":" + std::to_string(i + 1) +
                           ": a second lock (the only one is in ui/worker)");
    }
  }
  return findings;
}

}  // namespace painleve::house
