#include "core/scene/tree_json.h"

#include <limits>

#include <gtest/gtest.h>

#include "tests/support/case_name.h"

namespace painleve {
namespace {

TEST(WriteTree, IsPrettyAndReadsBack) {
  const Tree tree =
      Members{{"a", 1.5},
              {"b", Members{{"c", Array{1, "x", true, Tree()}}, {"d", Tree::object()}}},
              {"e", Array{Array{}, Members{{"f", -0.0}}}}};
  const char* text =
      "{\n  \"a\": 1.5,\n  \"b\": {\n    \"c\": [1, \"x\", true, null],\n    \"d\": {}\n  },\n"
      "  \"e\": [\n    [],\n    {\n      \"f\": -0.0\n    }\n  ]\n}\n";
  EXPECT_EQ(writeTree(tree), text);
  EXPECT_EQ(readTree(text), tree);
}

TEST(WriteTree, EscapesText) {
  EXPECT_EQ(writeTree("a\"\\\n\x01 ü"), "\"a\\\"\\\\\\n\\u0001 ü\"\n");
  EXPECT_EQ(jsonString("\xff"), "\"\xef\xbf\xbd\"") << "broken UTF-8 never reaches a file";
}

struct ShortCase {
  const char* name;
  Tree tree;
  const char* text;
};

class ShortText : public testing::TestWithParam<ShortCase> {};

TEST_P(ShortText, FitsInAMessage) {
  EXPECT_EQ(shortText(GetParam().tree), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(
    Values, ShortText,
    testing::Values(ShortCase{"Number", -1, "-1"}, ShortCase{"Text", "a\nb", "\"a\\nb\""},
                    ShortCase{"Truth", false, "false"}, ShortCase{"Null", Tree(), "null"},
                    ShortCase{"List", Array{1}, "a list"},
                    ShortCase{"Object", Tree::object(), "an object"},
                    ShortCase{"NotANumber", std::numeric_limits<double>::quiet_NaN(), "NaN"},
                    ShortCase{"Infinite", std::numeric_limits<double>::infinity(), "infinity"},
                    ShortCase{"Long", std::string(50, 'x'),
                              "\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"…"}),
    test::CaseName());

Tree deep(std::size_t levels) {
  Tree tree = 1;
  for (std::size_t i = 0; i < levels; ++i) tree = Array{std::move(tree)};
  return tree;
}

struct UnwritableCase {
  const char* name;
  Tree tree;
  const char *pointer, *message;
};

class Unwritable : public testing::TestWithParam<UnwritableCase> {};

TEST_P(Unwritable, IsFoundWhereItIs) {
  const auto problem = unwritable(GetParam().tree, "");
  ASSERT_TRUE(problem.has_value());
  EXPECT_EQ(problem->pointer, GetParam().pointer);
  EXPECT_EQ(problem->message, GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(
    Trees, Unwritable,
    testing::Values(
        UnwritableCase{"NotANumber",
                       Members{{"a", Array{0, std::numeric_limits<double>::quiet_NaN()}}}, "/a/1",
                       "NaN is not a number"},
        UnwritableCase{"Infinite", Members{{"a", -std::numeric_limits<double>::infinity()}}, "/a",
                       "is infinite"},
        UnwritableCase{"Text", Members{{"a", "\xff"}}, "/a", "is not UTF-8"},
        UnwritableCase{"Key", Members{{"a", Members{{"\xff", 1}}}}, "/a",
                       "has a key that is not UTF-8"}),
    test::CaseName());

TEST(UnwritableDepth, IsThatOfTheReader) {
  EXPECT_FALSE(unwritable(deep(kMaxNesting), "").has_value());
  EXPECT_NO_THROW(readTree(writeTree(deep(kMaxNesting))));
  EXPECT_TRUE(unwritable(deep(kMaxNesting + 1), "").has_value());
}

TEST(PointerTo, EscapesItsMarks) {
  EXPECT_EQ(pointerTo("/x", "a/b~c"), "/x/a~1b~0c");
}

}  // namespace
}  // namespace painleve
