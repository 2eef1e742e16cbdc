#include "core/io/csv.h"

#include <gtest/gtest.h>

#include "tests/support/scene/small_trajectory.h"

namespace painleve {
namespace {

TEST(Csv, HeaderHasNamesAndUnits) {
  EXPECT_EQ(csvHeader(test::smallTrajectory().columns), "time [s],x [m],mode,lcp_mode");
}

TEST(Csv, HeaderIsQuotedWhereItMust) {
  EXPECT_EQ(csvHeader({{"a,b", "", "", ColumnKind::Number}, {"c\"d", "", "m", ColumnKind::Number}}),
            "\"a,b\",\"c\"\"d [m]\"");
}

TEST(Csv, RowsFollowTheChunks) {
  std::string text;
  const bool taken = writeCsv(test::smallTrajectory(), [&text](std::string_view piece) {
    text += piece;
    return true;
  });
  EXPECT_TRUE(taken);
  EXPECT_EQ(text,
            "time [s],x [m],mode,lcp_mode\r\n0,0.1,slip-,4\r\n0.5,-2.5,stick,\r\n1,,free,\r\n");
}

TEST(Csv, StopsWhenTheSinkIsFull) {
  int pieces = 0;
  EXPECT_FALSE(
      writeCsv(test::smallTrajectory(), [&pieces](std::string_view) { return ++pieces < 2; }));
  EXPECT_EQ(pieces, 2);
}

}  // namespace
}  // namespace painleve
