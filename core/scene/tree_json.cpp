#include "core/scene/tree_json.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/parameters/number_text.h"

namespace painleve {

namespace {

constexpr std::size_t kShortText = 40;

bool isUtf8(const std::string& text) {
  try {
    static_cast<void>(nlohmann::json(text).dump());
    return true;
  } catch (const nlohmann::json::type_error&) {
    return false;
  }
}

bool isPlain(const Tree& tree) {
  return !tree.isObject() && !tree.isArray();
}

void append(std::string& out, const Tree& tree, std::size_t depth);

void newLine(std::string& out, std::size_t depth) {
  out += '\n';
  out.append(2 * depth, ' ');
}

void appendMembers(std::string& out, const Members& members, std::size_t depth) {
  out += '{';
  for (const Member& member : members) {
    if (&member != members.data()) out += ',';
    newLine(out, depth + 1);
    out += jsonString(member.key) + ": ";
    append(out, member.value, depth + 1);
  }
  if (!members.empty()) newLine(out, depth);
  out += '}';
}

void appendArray(std::string& out, const Array& array, std::size_t depth) {
  const bool oneLine = std::ranges::all_of(array, isPlain);
  out += '[';
  for (const Tree& element : array) {
    if (&element != array.data()) out += oneLine ? ", " : ",";
    if (!oneLine) newLine(out, depth + 1);
    append(out, element, depth + 1);
  }
  if (!oneLine) newLine(out, depth);
  out += ']';
}

void append(std::string& out, const Tree& tree, std::size_t depth) {
  if (const Members* members = tree.members()) {
    appendMembers(out, *members, depth);
  } else if (const Array* array = tree.array()) {
    appendArray(out, *array, depth);
  } else if (const std::string* text = tree.text()) {
    out += jsonString(*text);
  } else if (const double* number = tree.number()) {
    appendNumber(out, *number);
  } else if (const bool* flag = tree.boolean()) {
    out += *flag ? "true" : "false";
  } else {
    out += "null";
  }
}

std::optional<Problem> unwritableAt(const Tree& tree, const std::string& pointer,
                                    std::size_t depth);

std::optional<Problem> unwritableInside(const Tree& tree, const std::string& pointer,
                                        std::size_t depth) {
  if (depth >= kMaxNesting) {
    return Problem{pointer, "is nested too deeply", numberText(kMaxNesting) + " levels"};
  }
  if (const Array* array = tree.array()) {
    for (std::size_t i = 0; i < array->size(); ++i) {
      auto found = unwritableAt((*array)[i], pointerTo(pointer, std::to_string(i)), depth + 1);
      if (found) return found;
    }
    return std::nullopt;
  }
  for (const Member& member : *tree.members()) {
    if (!isUtf8(member.key)) return Problem{pointer, "has a key that is not UTF-8", "UTF-8 text"};
    auto found = unwritableAt(member.value, pointerTo(pointer, member.key), depth + 1);
    if (found) return found;
  }
  return std::nullopt;
}

std::optional<Problem> unwritableAt(const Tree& tree, const std::string& pointer,
                                    std::size_t depth) {
  if (!isPlain(tree)) return unwritableInside(tree, pointer, depth);
  const double* number = tree.number();
  if (number != nullptr && !std::isfinite(*number)) {
    return Problem{pointer, std::isnan(*number) ? "NaN is not a number" : "is infinite",
                   "a finite number"};
  }
  const std::string* text = tree.text();
  if (text != nullptr && !isUtf8(*text)) return Problem{pointer, "is not UTF-8", "UTF-8 text"};
  return std::nullopt;
}

}  // namespace

std::string writeTree(const Tree& tree) {
  std::string out;
  append(out, tree, 0);
  out += '\n';
  return out;
}

std::string shortText(const Tree& tree) {
  if (tree.isObject()) return "an object";
  if (tree.isArray()) return "a list";
  const double* number = tree.number();
  if (number != nullptr && !std::isfinite(*number)) return std::isnan(*number) ? "NaN" : "infinity";
  const std::string* text = tree.text();
  if (text != nullptr && text->size() > kShortText) {
    return jsonString(std::string_view(*text).substr(0, kShortText)) + "…";
  }
  std::string out;
  append(out, tree, 0);
  return out;
}

std::string jsonString(std::string_view text) {
  using Json = nlohmann::json;
  return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Problem> unwritable(const Tree& tree, const std::string& pointer) {
  return unwritableAt(tree, pointer, 0);
}

std::string pointerTo(const std::string& parent, std::string_view key) {
  std::string pointer = parent + '/';
  for (const char c : key) {
    if (c == '~') {
      pointer += "~0";
    } else if (c == '/') {
      pointer += "~1";
    } else {
      pointer += c;
    }
  }
  return pointer;
}

}  // namespace painleve
