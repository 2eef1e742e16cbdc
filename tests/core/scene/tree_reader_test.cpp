// Broken JSON: what is refused, and where it is said to be.

#include <cmath>
#include <locale>

#include <gtest/gtest.h>

#include "core/scene/tree_json.h"
#include "tests/support/case_name.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

std::string nested(std::size_t levels) {
  return std::string(levels, '[') + std::string(levels, ']');
}

struct BrokenCase {
  const char* name;
  std::string json;
  const char* problem;  // how the message begins
};

std::vector<BrokenCase> brokenCases() {
  using namespace std::string_literals;
  return {
      {"Empty", "", "(whole file): line 1, column 1: syntax error"},
      {"Truncated", "{\"a\": [1,\n 2", "(whole file): line 2, column 3: syntax error"},
      {"TrailingGarbage", "{} x", "(whole file): line 1, column 4: syntax error"},
      {"TrailingComma", "[1,]", "(whole file): line 1, column 4: syntax error"},
      {"SecondValue", "{}{}", "(whole file): line 1, column 3: syntax error"},
      {"Comment", "{} // x", "(whole file): line 1, column 4: syntax error"},
      {"NotANumber", "{\"a\": NaN}", "(whole file): line 1, column 7: syntax error"},
      {"Infinity", "[-Infinity]", "(whole file): line 1, column 3: syntax error"},
      {"SingleQuotes", "{'a': 1}", "(whole file): line 1, column 2: syntax error"},
      {"HexNumber", "[0x10]", "(whole file): line 1, column 3: syntax error"},
      {"LeadingZero", "[01]", "(whole file): line 1, column 3: syntax error"},
      {"BadUtf8", "[\"\xff\"]", "(whole file): line 1, column 3: syntax error"},
      {"LineBreakInText", "[\"a\nb\"]", "(whole file): line 2, column 0: syntax error"},
      {"ZeroByte", "[1]\n\0"s, "(whole file): line 2, column 1: zero byte"},
      {"TooLarge", R"({"a": {"b": [0, 1e400]}})",
       "/a/b/1: 1e400 is out of range (line 1, column 21); allowed: a finite number"},
      {"TooLargeBelow", "-1e999", "(whole file): -1e999 is out of range (line 1, column 6)"},
      {"Duplicate", R"({"a": {"b/c": 1, "b/c": 2}})",
       "/a/b~1c: is given twice; allowed: one value"},
      {"Deep", nested(65), "/0/0/0/0/"},
      {"VeryDeep", std::string(200000, '['), "/0/0/0/0/"},
      {"VeryDeepObjects",
       [] {
         std::string text;
         for (int i = 0; i < 200000; ++i) text += "{\"a\":";
         return text;
       }(),
       "/a/a/a/a/"},
      {"TooLong", std::string(kMaxSceneBytes + 1, ' '),
       "(whole file): 16777217 bytes are too many; allowed: at most 16777216"},
  };
}

class BrokenJson : public testing::TestWithParam<BrokenCase> {};

TEST_P(BrokenJson, IsRefusedInOneLine) {
  const std::string problem = test::problemOf([] { readTree(GetParam().json); });
  EXPECT_TRUE(problem.starts_with(GetParam().problem)) << problem;
  EXPECT_EQ(problem.find('\n'), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Texts, BrokenJson, testing::ValuesIn(brokenCases()), test::CaseName());

struct GoodCase {
  const char* name;
  const char* json;
  Tree tree;
};

class GoodJson : public testing::TestWithParam<GoodCase> {};

TEST_P(GoodJson, BecomesATree) {
  EXPECT_EQ(readTree(GetParam().json), GetParam().tree);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, GoodJson,
    testing::Values(GoodCase{"Null", "null", Tree()}, GoodCase{"Truth", " true ", true},
                    GoodCase{"Number", "-2.5e-1", -0.25},
                    GoodCase{"LargeWhole", "9007199254740993", 9007199254740992.0},
                    GoodCase{"Text", "\"\\u00fc\\n\"", "ü\n"},
                    GoodCase{"Order", "{\"b\":1,\"a\":2}", Members{{"b", 1}, {"a", 2}}},
                    GoodCase{"Lists", "[[],{},[1]]", Array{Array{}, Tree::object(), Array{1}}},
                    GoodCase{"ByteOrderMark", "\xef\xbb\xbf{}", Tree::object()},
                    GoodCase{"Seed", "{\"seed\": 18446744073709551615}",
                             Members{{"seed", "18446744073709551615"}}},
                    GoodCase{"SmallSeed", "{\"seed\": 7}", Members{{"seed", 7}}}),
    test::CaseName());

TEST(TreeReader, SixtyFourLevelsAreAllowed) {
  EXPECT_NO_THROW(readTree(nested(kMaxNesting)));
}

TEST(TreeReader, MinusZeroKeepsItsSign) {
  EXPECT_TRUE(std::signbit(*readTree("-0.0").number()));
}

struct Comma : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
};

TEST(TreeReader, DecimalCommasElsewhereChangeNothing) {
  const std::locale before = std::locale::global(std::locale(std::locale(), new Comma));
  EXPECT_EQ(readTree("[1.5]"), Tree(Array{1.5}));
  EXPECT_TRUE(test::problemOf([] { readTree("[1,5"); }).starts_with("(whole file)"));
  std::locale::global(before);
}

}  // namespace
}  // namespace painleve
