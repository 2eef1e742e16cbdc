#include "tests/support/house/source_scan.h"

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

namespace painleve::house {
namespace {

bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// One pass over the text; each member function eats one kind of token.
class Stripper {
 public:
  Stripper(std::string_view text, RawStrings rawStrings) : text_(text), rawStrings_(rawStrings) {}

  std::string run() {
    while (at_ < text_.size()) step();
    return std::move(out_);
  }

 private:
  bool starts(std::string_view token) const { return text_.substr(at_, token.size()) == token; }
  void keep() { out_ += text_[at_++]; }
  void blank() {
    out_ += text_[at_] == '\n' ? '\n' : ' ';
    ++at_;
  }

  void step() {
    if (starts("//")) return lineComment();
    if (starts("/*")) return blockComment();
    if (starts("R\"") && !insideWord()) return rawString();
    if (text_[at_] == '"') return literal('"');
    if (text_[at_] == '\'' && !digitSeparator()) return literal('\'');
    keep();
  }

  /// R" belongs to a longer name (FOOR"…") unless what stands before it is an encoding prefix.
  bool insideWord() const {
    std::size_t begin = at_;
    while (begin > 0 && isWord(text_[begin - 1])) --begin;
    const std::string_view prefix = text_.substr(begin, at_ - begin);
    return !(prefix.empty() || prefix == "u8" || prefix == "u" || prefix == "U" || prefix == "L");
  }

  /// The mark in 1'000'000: it stands inside a word that begins with a digit.
  bool digitSeparator() const {
    std::size_t begin = at_;
    while (begin > 0 && (isWord(text_[begin - 1]) || text_[begin - 1] == '\'')) --begin;
    return begin < at_ && std::isdigit(static_cast<unsigned char>(text_[begin])) != 0;
  }

  void lineComment() {
    while (at_ < text_.size() && text_[at_] != '\n') {
      if (starts("\\\n")) blank();  // the comment goes on in the next line
      blank();
    }
  }

  void blockComment() {
    blank();
    blank();
    while (at_ < text_.size() && !starts("*/")) blank();
    for (int i = 0; i < 2 && at_ < text_.size(); ++i) blank();
  }

  void rawString() {
    const std::size_t open = text_.find('(', at_);
    if (open == std::string_view::npos) return keep();
    const std::string close = ")" + std::string(text_.substr(at_ + 2, open - at_ - 2)) + "\"";
    const std::size_t end = text_.find(close, open);
    const std::size_t stop = end == std::string_view::npos ? text_.size() : end + close.size();
    while (at_ < stop) rawStrings_ == RawStrings::Keep ? keep() : blank();
  }

  void literal(char quote) {
    keep();
    while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') {
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) keep();
      keep();
    }
    if (at_ < text_.size() && text_[at_] == quote) keep();
  }

  std::string_view text_;
  RawStrings rawStrings_;
  std::size_t at_ = 0;
  std::string out_;
};

std::string_view skipSpace(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  return begin == std::string_view::npos ? std::string_view{} : text.substr(begin);
}

bool eat(std::string_view& text, std::string_view token) {
  text = skipSpace(text);
  if (!text.starts_with(token)) return false;
  text.remove_prefix(token.size());
  return true;
}

}  // namespace

std::string stripComments(std::string_view text, RawStrings rawStrings) {
  return Stripper(text, rawStrings).run();
}

std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

std::vector<Include> includesOf(std::string_view text) {
  std::vector<Include> includes;
  const std::vector<std::string> lines = linesOf(stripComments(text, RawStrings::Blank));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string_view rest = lines[i];
    if (!eat(rest, "#") || !eat(rest, "include")) continue;
    rest = skipSpace(rest);
    if (rest.empty() || (rest.front() != '<' && rest.front() != '"')) continue;
    const bool quoted = rest.front() == '"';
    const std::size_t end = rest.find(quoted ? '"' : '>', 1);
    if (end != std::string_view::npos)
      includes.push_back({i + 1, std::string(rest.substr(1, end - 1)), quoted});
  }
  return includes;
}

std::vector<std::string> wordsOf(std::string_view code) {
  std::vector<std::string> words;
  std::string word;
  const auto flush = [&] {
    if (!word.empty()) words.push_back(std::exchange(word, {}));
  };
  char before = ' ';
  for (const char c : code) {
    const auto u = static_cast<unsigned char>(c);
    const bool hump = std::isupper(u) != 0 && std::islower(static_cast<unsigned char>(before)) != 0;
    if (hump || std::isalpha(u) == 0) flush();
    if (std::isalpha(u) != 0) word += static_cast<char>(std::tolower(u));
    before = c;
  }
  flush();
  return words;
}

Source makeSource(std::string text) {
  Source source;
  source.code = stripComments(text);
  source.includes = includesOf(text);
  source.text = std::move(text);
  return source;
}

Tree readTree(const std::string& repository) {
  namespace fs = std::filesystem;
  Tree tree;
  for (const char* room : {"core", "ui", "app", "tests"}) {
    const fs::path root = fs::path(repository) / room;
    if (!fs::exists(root)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
      const fs::path extension = entry.path().extension();
      if (!entry.is_regular_file() || (extension != ".h" && extension != ".cpp")) continue;
      std::ifstream file(entry.path(), std::ios::binary);
      std::string text{std::istreambuf_iterator<char>(file), {}};
      tree[fs::relative(entry.path(), repository).generic_string()] = makeSource(std::move(text));
    }
  }
  return tree;
}

}  // namespace painleve::house
