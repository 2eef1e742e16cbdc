#include <algorithm>
#include <array>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/house/architecture_rules.h"

namespace painleve::house {
namespace {

constexpr std::size_t kProductLines = 300;
constexpr std::size_t kTestLines = 500;
constexpr std::size_t kMainLines = 60;

std::size_t allowedLines(std::string_view file) {
  if (file == "app/main.cpp") return kMainLines;
  return file.starts_with("tests/") ? kTestLines : kProductLines;
}

bool isHeader(std::string_view file) {
  return file.ends_with(".h");
}

std::string place(std::string_view file, std::size_t line) {
  return std::string(file) + ":" + std::to_string(line) + ": ";
}

/// Findings for every line of the text that has one of the words.
void findWords(Findings& findings, std::string_view file, std::string_view text,
               const std::set<std::string>& forbidden, std::string_view why) {
  const std::vector<std::string> lines = linesOf(text);
  for (std::size_t i = 0; i < lines.size(); ++i)
    for (const std::string& word : wordsOf(lines[i]))
      if (forbidden.contains(word))
        findings.push_back(place(file, i + 1) + "\"" + word + "\": " + std::string(why));
}

/// VTK's own names may contain any word.
std::string withoutToolkitNames(std::string code) {
  static constexpr std::string_view kName = "ThetaResolution";
  for (std::size_t at = code.find(kName); at != std::string::npos; at = code.find(kName, at))
    code.erase(at, kName.size());
  return code;
}

}  // namespace

Findings fileSizes(const Tree& tree) {
  Findings findings;
  for (const auto& [file, source] : tree) {
    const std::size_t lines = linesOf(source.text).size();
    if (const std::size_t most = allowedLines(file); lines > most)
      findings.push_back(place(file, most + 1) + std::to_string(lines) + " lines, at most " +
                         std::to_string(most));
  }
  return findings;
}

Findings testTwins(const Tree& tree) {
  Findings findings;
  for (const auto& [file, source] : tree) {
    if (!file.starts_with("core/") || !file.ends_with(".cpp")) continue;
    const std::string twin = "tests/" + file.substr(0, file.size() - 4) + "_test.cpp";
    if (!tree.contains(twin)) findings.push_back(place(file, 1) + "no test twin " + twin);
  }
  return findings;
}

Findings paperKeys(const Tree& tree) {
  static constexpr std::array<std::string_view, 6> kKeys = {"[GB]", "[CB]", "[MO]",
                                                            "[PA]", "[BR]", "[own]"};
  static constexpr std::array<std::string_view, 3> kRooms = {"core/model/", "core/contact/",
                                                             "core/analysis/"};
  Findings findings;
  for (const auto& [file, source] : tree) {
    const auto inRoom = [&path = file](auto room) { return path.starts_with(room); };
    const auto named = [&text = source.text](auto key) {
      return text.find(key) != std::string::npos;
    };
    if (!isHeader(file) || std::none_of(kRooms.begin(), kRooms.end(), inRoom)) continue;
    if (std::none_of(kKeys.begin(), kKeys.end(), named))
      findings.push_back(place(file, 1) + "names no source: [GB] [CB] [MO] [PA] [BR] or [own]");
  }
  return findings;
}

Findings concreteWords(const Tree& tree) {
  static const std::set<std::string> kConcrete = {"rod", "pendulum", "theta"};
  Findings findings;
  for (const auto& [file, source] : tree)
    if (!file.starts_with("tests/") && !file.starts_with("core/model/"))
      findWords(findings, file, withoutToolkitNames(source.code), kConcrete,
                "concrete systems live in core/model and resources");
  return findings;
}

Findings unfinishedWords(const Tree& tree) {
  static const std::set<std::string> kUnfinished = {std::string("to") + "do",
                                                    std::string("fix") + "me"};
  Findings findings;
  for (const auto& [file, source] : tree)
    findWords(findings, file, source.text, kUnfinished, "write an issue instead");
  return findings;
}

Findings pragmaOnce(const Tree& tree) {
  Findings findings;
  for (const auto& [file, source] : tree) {
    const std::vector<std::string> lines = linesOf(source.code);
    if (isHeader(file) && std::find(lines.begin(), lines.end(), "#pragma once") == lines.end())
      findings.push_back(place(file, 1) + "no #pragma once");
  }
  return findings;
}

// Two of one name link without a word, and one of them gets the other's members.
Findings oneTypeAName(const Tree& tree) {
  static const std::regex kSpace(R"(^namespace ([\w:]+) \{)");
  static const std::regex kType(R"(^(?:struct|class|enum class) (\w+)\b(?!::)(?:[^;]*\{|[^;]*$))");
  Findings findings;
  std::map<std::string, std::string> homes;
  for (const auto& [file, source] : tree) {
    if (!isHeader(file) || file.starts_with("tests/")) continue;
    const std::vector<std::string> lines = linesOf(source.code);
    std::string space;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      std::smatch found;
      if (std::regex_search(lines[i], found, kSpace)) space = found[1];
      if (!std::regex_search(lines[i], found, kType)) continue;
      const std::string name = space + "::" + found[1].str();
      const auto [home, isNew] = homes.emplace(name, file);
      if (!isNew) findings.push_back(place(file, i + 1) + name + " is defined in " + home->second);
    }
  }
  return findings;
}

}  // namespace painleve::house
