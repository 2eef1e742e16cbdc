#include "core/analysis/edge_cut.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/core/analysis/plane_fixture.h"

namespace painleve {
namespace {

EdgeCut cut(const PlaneFunction& function, PlanePoint p, PlanePoint q) {
  return cutEdge(function, {p, function(p)}, {q, function(q)});
}

TEST(EdgeCut, FindsBothCurvesOnTheTrueFunctions) {
  const auto found = cut(discAndLine(1, 0.3), {0, 0.5}, {2, 0.5});
  ASSERT_TRUE(found.A && found.B);
  EXPECT_NEAR(2 * found.A->at, std::sqrt(0.75), 2 * kEdgeTolerance);
  EXPECT_NEAR(2 * found.B->at, 0.3, 2 * kEdgeTolerance);
  EXPECT_FALSE(found.A->jump || found.B->jump);
}

TEST(EdgeCut, FindsNothingWhereTheSignStays) {
  const auto found = cut(discAndLine(1, 0.3), {0.4, 0}, {0.6, 0});
  EXPECT_FALSE(found.A || found.B);
}

TEST(EdgeCut, TakesZeroAtANodeAsPositive) {
  EXPECT_FALSE(cut(discAndLine(9, 0), {0, 0}, {1, 0}).B);
  const auto found = cut(discAndLine(9, 0), {-1, 0}, {0, 0});
  ASSERT_TRUE(found.B);
  EXPECT_EQ(found.B->at, 1);
}

TEST(EdgeCut, TellsAJumpFromAZero) {
  const PlaneFunction step = [](PlanePoint p) {
    return PlaneSample{p.x < 0.7 ? -1.0 : 2.0, 1, 0, true};
  };
  const auto found = cut(step, {0, 0}, {1, 0});
  ASSERT_TRUE(found.A);
  EXPECT_NEAR(found.A->at, 0.7, kEdgeTolerance);
  EXPECT_TRUE(found.A->jump);
}

}  // namespace
}  // namespace painleve
