#include "core/analysis/plane_grid.h"

#include <gtest/gtest.h>

#include "tests/core/analysis/plane_fixture.h"

namespace painleve {
namespace {

TEST(PlaneGrid, SamplesEveryNodeOnce) {
  int calls = 0;
  const PlaneFunction counting = [&](PlanePoint p) {
    ++calls;
    return PlaneSample{p.x, p.y, 0, true};
  };
  const auto grid = sampleGrid(counting, {0, 1, -2, 2, 4, 8}, {});
  ASSERT_TRUE(grid);
  const int probes = 5 + 9;  // along the two middle lines
  EXPECT_EQ(calls, 5 * 9 + probes);
  EXPECT_EQ(grid->node(3, 8).at, (PlanePoint{0.75, 2}));
  EXPECT_EQ(grid->node(3, 8).sample.A, 0.75);
  EXPECT_FALSE(grid->cellExists(-1, 0));
  EXPECT_FALSE(grid->cellExists(4, 0));
  EXPECT_TRUE(grid->cellExists(3, 7));
}

TEST(PlaneGrid, IsSymmetricToTheBit) {
  const auto grid = sampleGrid(discAndLine(1, 0), {-0.7, 0.7, -0.3, 0.3, 7, 10}, {});
  ASSERT_TRUE(grid);
  for (std::size_t k = 0; k < grid->x.size(); ++k) {
    EXPECT_EQ(grid->x[k], -grid->x[grid->x.size() - 1 - k]);
  }
}

TEST(PlaneGrid, ReachesTheBorderOfTheStates) {
  const PlaneFunction half = [](PlanePoint p) {
    return PlaneSample{1, 1, 0, p.x > 0.137 && p.y < 0.61};
  };
  const auto grid = sampleGrid(half, {0, 1, 0, 1, 10, 10}, {});
  ASSERT_TRUE(grid);
  EXPECT_NEAR(grid->x[1], 0.137, kEdgeTolerance);
  EXPECT_NEAR(grid->y[7], 0.61, kEdgeTolerance);
  EXPECT_TRUE(grid->cellExists(1, 6));
  EXPECT_FALSE(grid->cellExists(0, 6));
  EXPECT_FALSE(grid->cellExists(1, 7));
}

TEST(PlaneGrid, StopsBetweenRows) {
  int polls = 0;
  EXPECT_FALSE(sampleGrid(discAndLine(1, 0), {}, [&] { return ++polls == 3; }));
  EXPECT_EQ(polls, 3);
}

TEST(PlaneGrid, RefusesAnEmptyWindow) {
  EXPECT_THROW(sampleGrid(discAndLine(1, 0), {1, 1, 0, 1}, {}), std::logic_error);
  EXPECT_THROW(sampleGrid(discAndLine(1, 0), {0, kUnbounded, 0, 1}, {}), std::logic_error);
  EXPECT_THROW(sampleGrid(discAndLine(1, 0), {0, 1, 0, 1, 0, 3}, {}), std::logic_error);
}

}  // namespace
}  // namespace painleve
