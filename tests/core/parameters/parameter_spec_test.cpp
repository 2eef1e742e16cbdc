#include "core/parameters/parameter_spec.h"

#include <limits>

#include <gtest/gtest.h>

#include "tests/support/case_name.h"

namespace painleve {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

ParameterSpec spec(const char* id, double lower, double upper) {
  return {.id = id,
          .symbol = "",
          .unit = "",
          .meaning = "",
          .source = "",
          .lower = lower,
          .upper = upper};
}

ParameterSpec openBelow(ParameterSpec closed) {
  closed.lowerOpen = true;
  return closed;
}

ParameterSpec openAbove(ParameterSpec closed) {
  closed.upperOpen = true;
  return closed;
}

ParameterSpec wholeOnly(ParameterSpec any) {
  any.whole = true;
  return any;
}

struct RangeCase {
  const char* name;
  ParameterSpec spec;
  const char* text;
  std::vector<double> accepted, refused;
};

std::vector<RangeCase> rangeCases() {
  return {
      {"Any",
       spec("x", -kUnbounded, kUnbounded),
       "any finite number",
       {-1e300, 0, 1},
       {kNaN, kInfinity}},
      {"Positive",
       openBelow(spec("mass", 0, kUnbounded)),
       "0 < mass",
       {5e-324, 1e300},
       {0, -1, kInfinity, kNaN}},
      {"NotNegative", spec("mu", 0, kUnbounded), "0 <= mu", {0, -0.0, 3}, {-5e-324, kNaN}},
      {"Closed", spec("e", 0, 1), "0 <= e <= 1", {0, 0.5, 1}, {-0.1, 1.0000000000000002}},
      {"Open", openAbove(openBelow(spec("a", 0, 1))), "0 < a < 1", {0.5}, {0, 1}},
      {"Below", openAbove(spec("b", -kUnbounded, 2.5)), "b < 2.5", {-1e300, 2}, {2.5, -kInfinity}},
      {"Whole", wholeOnly(spec("n", 2, kUnbounded)), "a whole number, 2 <= n", {2, 3}, {1, 2.5}},
      {"AnyWhole", wholeOnly(spec("n", -kUnbounded, kUnbounded)), "a whole number", {-2, 0}, {0.5}},
  };
}

class Range : public testing::TestWithParam<RangeCase> {};

TEST_P(Range, TellsAndJudges) {
  const RangeCase& c = GetParam();
  EXPECT_EQ(c.spec.rangeText(), c.text);
  for (const double value : c.accepted) EXPECT_TRUE(c.spec.accepts(value)) << value;
  for (const double value : c.refused) EXPECT_FALSE(c.spec.accepts(value)) << value;
}

INSTANTIATE_TEST_SUITE_P(Specs, Range, testing::ValuesIn(rangeCases()), test::CaseName());

TEST(Group, FindsAlternativesAndNamesThem) {
  const Group group{"p", "P", "type", {{"a", "A", "", {}}, {"b", "B", "", {}}}};
  EXPECT_EQ(group.find("b")->name, "B");
  EXPECT_EQ(group.find("c"), nullptr);
  EXPECT_EQ(group.choicesText(), "a, b");
}

}  // namespace
}  // namespace painleve
