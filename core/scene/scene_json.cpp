#include "core/scene/scene_json.h"

#include <charconv>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "core/parameters/number_text.h"
#include "core/scene/change_check.h"
#include "core/scene/scene_check.h"
#include "core/scene/scene_lists.h"
#include "core/scene/tree_json.h"

namespace painleve {

namespace {

constexpr double kSeedsEnd = 18446744073709551616.0;  // 2^64
constexpr const char* kSeedRange = "a whole number, 0 <= seed <= 18446744073709551615";
constexpr std::size_t kReadSize = std::size_t{1} << 16;

[[noreturn]] void refuseFile(const std::string& reason) {
  throw SceneError({Problem{"", "cannot be read: " + reason, ""}});
}

Tree seedTree(std::uint64_t seed) {
  const auto rounded = static_cast<double>(seed);
  if (rounded < kSeedsEnd && static_cast<std::uint64_t>(rounded) == seed) return rounded;
  return std::to_string(seed);
}

bool parseSeed(const Tree& tree, std::uint64_t& seed) {
  if (const double* number = tree.number()) {
    if (*number < 0 || *number >= kSeedsEnd || std::floor(*number) != *number) return false;
    seed = static_cast<std::uint64_t>(*number);
    return true;
  }
  const std::string* text = tree.text();
  if (text == nullptr) return false;
  const char* end = text->data() + text->size();
  const auto [read, error] = std::from_chars(text->data(), end, seed);
  return error == std::errc() && read == end;
}

std::uint64_t readSeed(const Tree& root, ProblemList& problems) {
  std::uint64_t seed = 0;
  const Tree* given = root.find("seed");
  if (given != nullptr && !parseSeed(*given, seed)) {
    problems.add("/seed", shortText(*given) + " is not a seed", kSeedRange);
  }
  return seed;
}

Tree objectAt(const Tree& root, const char* key) {
  const Tree* found = root.find(key);
  return found == nullptr ? Tree::object() : *found;
}

void addMember(Members& members, const char* key, const Tree& object) {
  if (object != Tree::object()) members.push_back({key, object});
}

void addList(Members& members, const char* key, Array list) {
  if (!list.empty()) members.push_back({key, std::move(list)});
}

Tree branchTree(const Scene& scene) {
  Tree branch = scene.branch;
  if (!scene.choices.empty()) branch.set("choices", choicesTree(scene.choices));
  return branch;
}

void readParts(const Tree& root, Scene& scene) {
  scene.title = root.textOr("title", "");
  scene.note = root.textOr("note", "");
  scene.system = objectAt(root, "system");
  scene.laws = objectAt(root, "laws");
  scene.initial = objectAt(root, "initial");
  scene.solver = objectAt(root, "solver");
  scene.branch = objectAt(root, "branch");
  scene.branch.erase("choices");
  scene.output = objectAt(root, "output");
  scene.view = objectAt(root, "view");
  const Tree* duration = root.find("duration");
  if (duration != nullptr && duration->number() != nullptr) scene.duration = *duration->number();
}

void raiseUnwritable(const Tree& tree) {
  const auto problem = unwritable(tree, "");
  if (problem) throw SceneError({*problem});
}

/// The scene's members up to the seed, which not every reader of JSON numbers would keep as it is.
Members membersBeforeSeed(const Scene& scene) {
  Members members{{"format", kSceneFormat}, {"version", kSceneVersion}};
  if (!scene.title.empty()) members.push_back({"title", scene.title});
  if (!scene.note.empty()) members.push_back({"note", scene.note});
  members.push_back({"system", scene.system});
  addMember(members, "laws", scene.laws);
  members.push_back({"initial", scene.initial});
  addMember(members, "solver", scene.solver);
  addMember(members, "branch", branchTree(scene));
  addMember(members, "output", scene.output);
  if (scene.duration) members.push_back({"duration", *scene.duration});
  addList(members, "edits", editsTree(scene.edits));
  addList(members, "variations", variationsTree(scene.variations));
  addMember(members, "view", scene.view);
  return members;
}

}  // namespace

Scene parseScene(std::string_view json) {
  return sceneFromTree(readTree(json));
}

std::string writeScene(const Scene& scene) {
  std::string text = writeTree(membersBeforeSeed(scene));
  if (scene.seed == 0) return text;
  // By hand, because a tree's numbers are doubles and a seed has 64 bits.
  text.erase(text.rfind("\n}"));
  return text + ",\n  \"seed\": " + std::to_string(scene.seed) + "\n}\n";
}

Tree sceneTree(const Scene& scene) {
  Members members = membersBeforeSeed(scene);
  if (scene.seed != 0) members.push_back({"seed", seedTree(scene.seed)});
  return members;
}

Scene sceneFromTree(const Tree& tree) {
  raiseUnwritable(tree);
  ProblemList problems;
  Scene scene;
  if (checkHeader(tree, problems)) {
    checkBody(tree, problems);
    scene.seed = readSeed(tree, problems);
    scene.edits = readEdits(tree.find("edits"), "/edits", problems);
    scene.choices = readChoices(tree.at("branch.choices"), "/branch/choices", problems);
    scene.variations = readVariations(tree.find("variations"), problems);
  }
  problems.raise();
  checkEdits(tree, scene.edits, "/edits", problems);
  checkVariations(tree, scene.variations, problems);
  problems.raise();
  readParts(tree, scene);
  return scene;
}

Scene loadScene(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (error) refuseFile(error.message());
  if (std::filesystem::is_directory(status)) refuseFile("Is a directory");
  std::ifstream file(path, std::ios::binary);
  if (!file) refuseFile("it cannot be opened");
  std::string text, piece(kReadSize, '\0');
  while (file && text.size() <= kMaxSceneBytes) {
    file.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    text.append(piece, 0, static_cast<std::size_t>(file.gcount()));
  }
  if (file.bad()) refuseFile("reading failed");
  return parseScene(text);
}

}  // namespace painleve
