#include "core/analysis/outlines.h"

#include <gtest/gtest.h>

namespace painleve {
namespace {

PlaneVertex vertex(VertexId id, double x, double y) {
  return {id, {x, y}};
}

TEST(Outlines, JoinToAPolygonWithoutStraightCorners) {
  const auto a = vertex(1, 0, 0), b = vertex(2, 1, 0), c = vertex(3, 2, 0), d = vertex(4, 2, 1),
             e = vertex(5, 0, 1);
  const auto polygons = joinOutlines({{c, d}, {a, b}, {e, a}, {b, c}, {d, e}});
  ASSERT_EQ(polygons.size(), 1U);
  EXPECT_EQ(polygons[0].size(), 4U);
  EXPECT_DOUBLE_EQ(signedArea(polygons[0]), 2);
}

TEST(Outlines, HolesRunClockwise) {
  const Polyline hole{{0, 0}, {0, 1}, {1, 1}, {1, 0}};
  EXPECT_DOUBLE_EQ(signedArea(hole), -1);
}

TEST(Outlines, CurvesJoinWhateverTheDirectionOfTheirEdges) {
  const auto a = vertex(1, 0, 0), b = vertex(2, 1, 1), c = vertex(3, 2, 0), d = vertex(4, 3, 1);
  const auto curves = joinCurves({{c, b}, {a, b}, {c, d}});
  ASSERT_EQ(curves.size(), 1U);
  ASSERT_EQ(curves[0].size(), 4U);
  EXPECT_EQ(curves[0][1], (PlanePoint{1, 1}));
}

TEST(Outlines, ClosedCurvesRepeatTheirFirstPoint) {
  const auto a = vertex(1, 0, 0), b = vertex(2, 1, 1), c = vertex(3, 2, 0);
  const auto curves = joinCurves({{a, b}, {b, c}, {a, c}});
  ASSERT_EQ(curves.size(), 1U);
  EXPECT_EQ(curves[0].size(), 4U);
  EXPECT_EQ(curves[0].front(), curves[0].back());
}

TEST(Outlines, NothingFromNothing) {
  EXPECT_TRUE(joinOutlines({}).empty());
  EXPECT_TRUE(joinCurves({}).empty());
}

}  // namespace
}  // namespace painleve
