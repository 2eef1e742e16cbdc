#pragma once
// Reads C++ sources as text: comments away, includes out, identifiers into words. The architecture
// test stands on it.

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace painleve::house {

struct Include {
  std::size_t line = 0;
  std::string path;
  bool quoted = false;  // "path" rather than <path>
};

struct Source {
  std::string text;  // as it stands in the file
  std::string code;  // without comments, same lines
  std::vector<Include> includes;
};

/// Repository path ("core/contact/lcp.h") to content; small ones are written by hand to test the
/// rules.
using Tree = std::map<std::string, Source>;

enum class RawStrings { Keep, Blank };

/// Replaces comments by blanks and keeps every line break, so that line numbers stay true.
std::string stripComments(std::string_view text, RawStrings rawStrings = RawStrings::Keep);

std::vector<Include> includesOf(std::string_view text);

/// "thetaDot_2 makeRod" -> theta, dot, make, rod: lower-case words of identifiers and strings.
std::vector<std::string> wordsOf(std::string_view code);

std::vector<std::string> linesOf(std::string_view text);

Source makeSource(std::string text);

/// All .h and .cpp files of core, ui, app and tests below the repository.
Tree readTree(const std::string& repository);

}  // namespace painleve::house
