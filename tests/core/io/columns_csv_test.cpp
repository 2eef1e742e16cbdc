#include "core/io/columns_csv.h"

#include <gtest/gtest.h>

#include "tests/support/scene/small_trajectory.h"

namespace painleve {
namespace {

std::string written(const ColumnChoice& chosen, Separator separator) {
  std::string text;
  EXPECT_TRUE(writeColumns(test::smallTrajectory(), chosen, separator, [&](std::string_view piece) {
    text += piece;
    return true;
  }));
  return text;
}

TEST(ColumnsCsv, AllOfThemAreTheWholeTable) {
  const ColumnChoice all = allColumns(test::smallTrajectory());
  EXPECT_EQ(all, (ColumnChoice{0, 1, 2, 3}));
  EXPECT_EQ(written(all, Separator::Comma),
            "time [s],x [m],mode,lcp_mode\r\n0,0.1,slip-,4\r\n0.5,-2.5,stick,\r\n1,,free,\r\n");
}

TEST(ColumnsCsv, ChosenOnesStandInTheirOrder) {
  EXPECT_EQ(written({2, 0}, Separator::Comma),
            "mode,time [s]\r\nslip-,0\r\nstick,0.5\r\nfree,1\r\n");
}

TEST(ColumnsCsv, TabsForSpreadsheets) {
  EXPECT_EQ(written({0, 1}, Separator::Tab), "time [s]\tx [m]\n0\t0.1\n0.5\t-2.5\n1\t\n");
}

TEST(ColumnsCsv, StopsWhenTheSinkIsFull) {
  int pieces = 0;
  EXPECT_FALSE(writeColumns(test::smallTrajectory(), {0}, Separator::Comma,
                            [&pieces](std::string_view) { return ++pieces < 2; }));
  EXPECT_EQ(pieces, 2);
}

}  // namespace
}  // namespace painleve
