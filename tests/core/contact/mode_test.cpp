#include "core/contact/mode.h"

#include <string>

#include <gtest/gtest.h>

namespace painleve::test {
namespace {

TEST(Mode, HasTheWordsOfCsvAndEvents) {
  EXPECT_EQ(modeName(Mode::Free), std::string("free"));
  EXPECT_EQ(modeName(Mode::SlipMinus), std::string("slip-"));
  EXPECT_EQ(modeName(Mode::SlipPlus), std::string("slip+"));
  EXPECT_EQ(modeName(Mode::Stick), std::string("stick"));
  EXPECT_EQ(modeName(Mode::Slip), std::string("slip"));
}

TEST(Mode, SlipSignIsThatOfTheSlipVelocity) {
  EXPECT_EQ(slipSign(Mode::SlipPlus), 1);
  EXPECT_EQ(slipSign(Mode::SlipMinus), -1);
  for (Mode mode : {Mode::Free, Mode::Stick, Mode::Slip}) EXPECT_EQ(slipSign(mode), 0);
  EXPECT_EQ(slipMode(1), Mode::SlipPlus);
  EXPECT_EQ(slipMode(-1), Mode::SlipMinus);
}

// [GB] Table 1.
TEST(LcpMode, IsReadOffTheSignsOfAAndB) {
  EXPECT_EQ(lcpMode(1, 1), 1);
  EXPECT_EQ(lcpMode(1, -1), 2);
  EXPECT_EQ(lcpMode(-1, 1), 3);
  EXPECT_EQ(lcpMode(-1, -1), 4);
}

TEST(LcpMode, IsNoneOnTheBorders) {
  EXPECT_EQ(lcpMode(0, 1), 0);
  EXPECT_EQ(lcpMode(0, -1), 0);
  EXPECT_EQ(lcpMode(1, 0), 0);
  EXPECT_EQ(lcpMode(0, 0), 0);
}

}  // namespace
}  // namespace painleve::test
