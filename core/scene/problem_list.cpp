#include "core/scene/problem_list.h"

#include <algorithm>

#include "core/scene/tree_json.h"

namespace painleve {

namespace {

constexpr std::size_t kMostProblems = 100;

bool isSame(const Problem& a, const Problem& b) {
  return a.pointer == b.pointer && a.message == b.message;
}

}  // namespace

bool ProblemList::add(const std::string& pointer, const std::string& message,
                      const std::string& allowed) {
  const Problem problem{pointer, message, allowed};
  const bool known = std::ranges::any_of(
      problems_, [&problem](const Problem& other) { return isSame(problem, other); });
  if (!known && problems_.size() < kMostProblems) problems_.push_back(problem);
  return false;
}

bool ProblemList::missing(const std::string& pointer, const std::string& allowed) {
  return add(pointer, "is missing", allowed);
}

bool ProblemList::checkKeys(const Tree& tree, const std::string& pointer,
                            const std::vector<std::string>& allowed) {
  const Members* members = tree.members();
  if (members == nullptr) return true;
  bool known = true;
  for (const Member& member : *members) {
    if (std::ranges::find(allowed, member.key) != allowed.end()) continue;
    known = add(pointerTo(pointer, member.key), "unknown key", joined(allowed));
  }
  return known;
}

bool ProblemList::checkObject(const Tree& tree, const std::string& pointer) {
  return tree.isObject() || add(pointer, shortText(tree) + " is not an object", "{...}");
}

bool ProblemList::checkArray(const Tree& tree, const std::string& pointer, std::size_t most) {
  const Array* array = tree.array();
  const std::string allowed = "at most " + std::to_string(most) + " entries";
  if (array == nullptr) return add(pointer, shortText(tree) + " is not a list", allowed);
  if (array->size() <= most) return true;
  return add(pointer, std::to_string(array->size()) + " entries are too many", allowed);
}

bool ProblemList::checkText(const Tree& tree, const std::string& pointer) {
  return tree.text() != nullptr || add(pointer, shortText(tree) + " is not a text", "\"...\"");
}

bool ProblemList::checkNumber(const Tree& tree, const std::string& pointer,
                              const ParameterSpec& spec) {
  const double* number = tree.number();
  if (number == nullptr)
    return add(pointer, shortText(tree) + " is not a number", spec.rangeText());
  if (spec.accepts(*number)) return true;
  return add(pointer, shortText(tree) + " is out of range", spec.rangeText());
}

void ProblemList::raise() const {
  if (!problems_.empty()) throw SceneError(problems_);
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

std::string pointerOfPath(std::string_view dottedPath) {
  std::string pointer;
  while (!dottedPath.empty()) {
    const std::size_t dot = dottedPath.find('.');
    pointer = pointerTo(pointer, dottedPath.substr(0, dot));
    if (dot == std::string_view::npos) break;
    dottedPath.remove_prefix(dot + 1);
  }
  return pointer;
}

}  // namespace painleve
