#include "core/parameters/number_text.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <locale>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/case_name.h"

namespace painleve {
namespace {

struct TextCase {
  const char* name;
  double value;
  const char* text;
};

class NumberText : public testing::TestWithParam<TextCase> {};

TEST_P(NumberText, IsShortAndPlain) {
  EXPECT_EQ(numberText(GetParam().value), GetParam().text);
}

INSTANTIATE_TEST_SUITE_P(
    Values, NumberText,
    testing::Values(TextCase{"Zero", 0, "0"}, TextCase{"MinusZero", -0.0, "-0.0"},
                    TextCase{"Whole", 100000, "100000"}, TextCase{"Negative", -20, "-20"},
                    TextCase{"Tenth", 0.1, "0.1"}, TextCase{"Third", 1.0 / 3, "0.3333333333333333"},
                    TextCase{"Small", 1e-12, "1e-12"}, TextCase{"Large", 1e300, "1e+300"},
                    TextCase{"Smallest", 5e-324, "5e-324"},
                    TextCase{"TwoTo53", 9007199254740992.0, "9007199254740992"}),
    test::CaseName());

TEST(NumberTextLimits, NothingButFiniteNumbers) {
  EXPECT_THROW(numberText(std::numeric_limits<double>::quiet_NaN()), std::logic_error);
  EXPECT_THROW(numberText(std::numeric_limits<double>::infinity()), std::logic_error);
}

RC_GTEST_PROP(NumberTextProperty, ReadsBackToTheSameBits, ()) {
  const auto value = std::bit_cast<double>(*rc::gen::arbitrary<std::uint64_t>());
  RC_PRE(std::isfinite(value));
  const double back = std::strtod(numberText(value).c_str(), nullptr);
  RC_ASSERT(std::bit_cast<std::uint64_t>(back) == std::bit_cast<std::uint64_t>(value));
}

struct Comma : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

TEST(NumberTextLocale, DecimalCommasElsewhereChangeNothing) {
  const std::locale before = std::locale::global(std::locale(std::locale(), new Comma));
  EXPECT_EQ(numberText(1234567.5), "1234567.5");
  std::locale::global(before);
}

}  // namespace
}  // namespace painleve
