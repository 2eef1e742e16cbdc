#include <algorithm>
#include <cstdint>
#include <unordered_set>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/parameters/number_text.h"
#include "core/scene/tree_json.h"

namespace painleve {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kLongestDetail = 160;
constexpr std::size_t kFirstPrintable = 0x20, kDelete = 0x7f;

/// "line 3, column 12" of the last byte read.
std::string placeText(std::string_view json, std::size_t read) {
  const std::string_view before = json.substr(0, read);
  const auto line = 1 + std::ranges::count(before, '\n');
  const std::size_t lineStart = before.rfind('\n');
  const std::size_t column = lineStart == std::string_view::npos ? read : read - lineStart - 1;
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// The parser's own words without its prefix, in one short printable line.
std::string detailText(const std::string& what) {
  const std::size_t column = what.find("column ");
  const std::size_t colon = column == std::string::npos ? column : what.find(": ", column);
  std::string detail = colon == std::string::npos ? what : what.substr(colon + 2);
  if (detail.size() > kLongestDetail) detail = detail.substr(0, kLongestDetail) + "...";
  for (char& c : detail) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < kFirstPrintable || byte >= kDelete) c = '?';
  }
  return detail;
}

/// One open object or list. While it is open nothing is appended to its parent: the pointer stays.
struct Nesting {
  Tree* tree;
  std::unordered_set<std::string> keys;
};

/// Receives the parser's events and builds the tree, without recursion.
class Builder : public nlohmann::json_sax<Json> {
 public:
  explicit Builder(std::string_view json) : json_(json) {}

  bool null() override { return add(Tree()); }
  bool boolean(bool v) override { return add(v); }
  bool number_integer(number_integer_t v) override { return add(static_cast<double>(v)); }
  bool number_unsigned(number_unsigned_t v) override {
    const auto rounded = static_cast<double>(v);
    if (isSeed() && numberText(rounded) != std::to_string(v)) return add(std::to_string(v));
    return add(rounded);
  }
  bool number_float(number_float_t v, const string_t& /*text*/) override { return add(v); }
  bool string(string_t& v) override { return add(std::move(v)); }
  bool binary(binary_t& /*v*/) override { return false; }
  bool start_object(std::size_t /*size*/) override { return open(Tree(Members{})); }
  bool start_array(std::size_t /*size*/) override { return open(Tree(Array{})); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    Nesting& level = levels_.back();
    if (!level.keys.insert(name).second) {
      problem_ =
          Problem{pointerTo(pointer(levels_.size() - 1), name), "is given twice", "one value"};
      return false;
    }
    std::get<Members>(level.tree->value).push_back(Member{std::move(name), Tree()});
    return true;
  }

  bool parse_error(std::size_t position, const std::string& token,
                   const Json::exception& error) override {
    const std::string place = placeText(json_, position);
    if (dynamic_cast<const Json::out_of_range*>(&error) != nullptr) {
      problem_ = Problem{pointer(levels_.size()),
                         detailText(token) + " is out of range (" + place + ")", "a finite number"};
    } else {
      problem_ = Problem{"", place + ": " + detailText(error.what()), ""};
    }
    return false;
  }

  Problem problem() const { return problem_; }
  Tree take() { return std::move(root_); }

 private:
  Tree* place(Tree value) {
    if (levels_.empty()) {
      root_ = std::move(value);
      return &root_;
    }
    Tree& parent = *levels_.back().tree;
    if (auto* array = std::get_if<Array>(&parent.value))
      return &array->emplace_back(std::move(value));
    Tree& slot = std::get<Members>(parent.value).back().value;
    slot = std::move(value);
    return &slot;
  }

  bool add(Tree value) {
    place(std::move(value));
    return true;
  }

  bool open(Tree container) {
    if (levels_.size() >= kMaxNesting) {
      problem_ = Problem{pointer(levels_.size()), "is nested too deeply",
                         "at most " + std::to_string(kMaxNesting) + " levels"};
      return false;
    }
    levels_.push_back(Nesting{place(std::move(container)), {}});
    return true;
  }

  bool close() {
    levels_.pop_back();
    return true;
  }

  bool isSeed() const {
    if (levels_.size() != 1) return false;
    const Members* members = levels_.front().tree->members();
    return members != nullptr && !members->empty() && members->back().key == "seed";
  }

  /// Pointer to the value that is being read inside the first `depth` open levels.
  std::string pointer(std::size_t depth) const {
    std::string text;
    for (std::size_t i = 0; i < depth; ++i) {
      const Tree& tree = *levels_[i].tree;
      if (const Members* members = tree.members()) {
        if (!members->empty()) text = pointerTo(text, members->back().key);
      } else {
        // The innermost list has not received the value yet.
        const std::size_t index = tree.array()->size() - (i + 1 < levels_.size() ? 1 : 0);
        text = pointerTo(text, std::to_string(index));
      }
    }
    return text;
  }

  std::string_view json_;
  Tree root_;
  std::vector<Nesting> levels_;
  Problem problem_;
};

[[noreturn]] void refuse(const std::string& message, const std::string& allowed) {
  throw SceneError({Problem{"", message, allowed}});
}

}  // namespace

Tree readTree(std::string_view json) {
  if (json.size() > kMaxSceneBytes) {
    refuse(std::to_string(json.size()) + " bytes are too many",
           "at most " + std::to_string(kMaxSceneBytes));
  }
  // The parser takes a zero byte for the end and would ignore what follows.
  const std::size_t zero = json.find('\0');
  if (zero != std::string_view::npos) refuse(placeText(json, zero + 1) + ": zero byte", "text");
  Builder builder(json);
  if (!Json::sax_parse(json.begin(), json.end(), &builder)) throw SceneError({builder.problem()});
  return builder.take();
}

}  // namespace painleve
