#include "core/scene/problem_list.h"

#include <gtest/gtest.h>

#include "tests/support/case_name.h"

namespace painleve {
namespace {

ParameterSpec mu() {
  return {.id = "mu", .symbol = "", .unit = "", .meaning = "", .source = "", .lower = 0};
}

TEST(ProblemList, RaisesTheFirstInOneLine) {
  ProblemList problems;
  EXPECT_NO_THROW(problems.raise());
  EXPECT_FALSE(problems.add("/a", "is bad", "good"));
  problems.add("/b", "is worse", "");
  try {
    problems.raise();
    FAIL();
  } catch (const SceneError& error) {
    EXPECT_STREQ(error.what(), "/a: is bad; allowed: good");
    EXPECT_EQ(error.problems.size(), 2U);
  }
}

TEST(ProblemList, SaysNothingTwiceAndStopsAtAHundred) {
  ProblemList problems;
  problems.add("/a", "is bad", "");
  problems.add("/a", "is bad", "");
  EXPECT_EQ(problems.all().size(), 1U);
  for (int i = 0; i < 200; ++i) problems.add("/" + std::to_string(i), "is bad", "");
  EXPECT_EQ(problems.all().size(), 100U);
}

struct CheckCase {
  const char* name;
  bool (*check)(ProblemList&);
  const char* text;  // empty: all is well
};

class Check : public testing::TestWithParam<CheckCase> {};

TEST_P(Check, SaysWhatIsWrong) {
  ProblemList problems;
  const std::string expected = GetParam().text;
  EXPECT_EQ(GetParam().check(problems), expected.empty());
  EXPECT_EQ(problems.empty() ? "" : problems.all().front().text(), expected);
}

INSTANTIATE_TEST_SUITE_P(
    Values, Check,
    testing::Values(
        CheckCase{"Number", [](ProblemList& p) { return p.checkNumber(0.5, "/mu", mu()); }, ""},
        CheckCase{"Range", [](ProblemList& p) { return p.checkNumber(-1, "/mu", mu()); },
                  "/mu: -1 is out of range; allowed: 0 <= mu"},
        CheckCase{"Kind", [](ProblemList& p) { return p.checkNumber("1", "/mu", mu()); },
                  "/mu: \"1\" is not a number; allowed: 0 <= mu"},
        CheckCase{"Object", [](ProblemList& p) { return p.checkObject(Tree(), "/o"); },
                  "/o: null is not an object; allowed: {...}"},
        CheckCase{"Array", [](ProblemList& p) { return p.checkArray(3, "/l", 2); },
                  "/l: 3 is not a list; allowed: at most 2 entries"},
        CheckCase{"LongArray",
                  [](ProblemList& p) {
                    return p.checkArray(Array{1, 2, 3}, "/l", 2);
                  },
                  "/l: 3 entries are too many; allowed: at most 2 entries"},
        CheckCase{"Text", [](ProblemList& p) { return p.checkText(true, "/t"); },
                  "/t: true is not a text; allowed: \"...\""},
        CheckCase{"Keys",
                  [](ProblemList& p) {
                    return p.checkKeys(Members{{"a", 1}, {"c", 2}}, "", {"a", "b"});
                  },
                  "/c: unknown key; allowed: a, b"},
        CheckCase{"Missing", [](ProblemList& p) { return p.missing("/x", "y"); },
                  "/x: is missing; allowed: y"}),
    test::CaseName());

TEST(PointerOfPath, FollowsTheDots) {
  EXPECT_EQ(pointerOfPath(""), "");
  EXPECT_EQ(pointerOfPath("laws.friction.mu"), "/laws/friction/mu");
  EXPECT_EQ(pointerOfPath("a/b"), "/a~1b");
}

}  // namespace
}  // namespace painleve
