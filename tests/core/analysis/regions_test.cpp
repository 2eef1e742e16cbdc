#include "core/analysis/regions.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "core/analysis/outlines.h"
#include "core/contact/mode.h"
#include "tests/core/analysis/plane_fixture.h"

namespace painleve {
namespace {

constexpr double kSum = 1e-12;  // rounding of a sum over polygons, of the window's area

RegionTrace trace(const PlaneFunction& function, const PlaneWindow& window) {
  const auto grid = sampleGrid(function, window, {});
  return *traceRegions(function, *grid, {});
}

double areaOf(const std::vector<Polyline>& polygons) {
  double area = 0;
  for (const auto& polygon : polygons) area += signedArea(polygon);
  return area;
}

double totalArea(const RegionTrace& traced) {
  double area = 0;
  for (const auto& polygons : traced.regions) area += areaOf(polygons);
  return area;
}

struct TilingCase {
  const char* name;
  PlaneFunction function;
  PlaneWindow window;
};

class RegionTiling : public testing::TestWithParam<TilingCase> {};

TEST_P(RegionTiling, AreasAddUpToTheWindow) {
  const auto& w = GetParam().window;
  const double window = (w.xUpper - w.xLower) * (w.yUpper - w.yLower);
  EXPECT_NEAR(totalArea(trace(GetParam().function, w)), window, kSum * window);
}

PlaneFunction saddle() {
  return [](PlanePoint p) { return PlaneSample{p.x * p.y + 1e-4, p.x * p.y - 1e-4, 0, true}; };
}
PlaneFunction ripples() {
  return [](PlanePoint p) {
    return PlaneSample{std::sin(9 * p.x) * std::cos(7 * p.y), std::sin(5 * p.x + 8 * p.y) - 0.2, 0,
                       true};
  };
}

INSTANTIATE_TEST_SUITE_P(
    Planes, RegionTiling,
    testing::Values(TilingCase{"disc", discAndLine(0.7, 0.2), {-1, 1, -1, 1, 40, 30}},
                    TilingCase{"through_nodes", discAndLine(0.5, 0), {-1, 1, -1, 1, 8, 8}},
                    TilingCase{"saddle", saddle(), {-1, 1, -1, 1, 7, 9}},
                    TilingCase{"ripples", ripples(), {-2, 2, -2, 2, 31, 23}},
                    TilingCase{"one_mode", discAndLine(9, -9), {-1, 1, -1, 1, 5, 5}}),
    [](const auto& info) { return info.param.name; });

TEST(Regions, HolesAreHoles) {
  const auto traced = trace(discAndLine(0.5, -9), {-1, 1, -1, 1, 40, 40});
  EXPECT_EQ(traced.regions[1].size(), 1U);
  ASSERT_EQ(traced.regions[3].size(), 2U);
  EXPECT_FALSE(covers(traced.regions[3], {0, 0}));
  EXPECT_TRUE(covers(traced.regions[3], {0.9, 0.9}));
  EXPECT_NEAR(areaOf(traced.regions[1]), 0.25 * std::acos(-1.0), 2e-3);
}

TEST(Regions, CurvesLieOnTheTrueCurvesAndMeetInTheSingularPoints) {
  const auto traced = trace(discAndLine(0.5, 0.3), {-1, 1, -1, 1, 40, 30});
  ASSERT_EQ(traced.aZero.size(), 1U);
  EXPECT_EQ(traced.aZero[0].front(), traced.aZero[0].back()) << "the circle is closed";
  for (const auto& p : traced.aZero[0]) EXPECT_NEAR(std::hypot(p.x, p.y), 0.5, kEdgeTolerance);
  ASSERT_EQ(traced.bZero.size(), 1U);
  for (const auto& p : traced.bZero[0]) EXPECT_NEAR(p.x, 0.3, kEdgeTolerance);
  ASSERT_EQ(traced.singular.size(), 2U);
  for (const auto& p : traced.singular) EXPECT_NEAR(std::abs(p.y), 0.4, kEdgeTolerance);
}

TEST(Regions, PointsHaveTheModeOfTheirRegion) {
  const auto function = ripples();
  const auto traced = trace(function, {-2, 2, -2, 2, 160, 120});
  std::mt19937 random(1);
  std::uniform_real_distribution<double> place(-2, 2);
  int compared = 0;
  for (int k = 0; k < 4000; ++k) {
    const PlanePoint p{place(random), place(random)};
    const auto at = function(p);
    if (std::abs(at.A) < 2e-2 || std::abs(at.B) < 2e-2) continue;  // within a chord of a curve
    ++compared;
    for (int mode = 1; mode <= 4; ++mode) {
      const bool expected = lcpMode(at.A, at.B) == mode;
      EXPECT_EQ(covers(traced.regions[static_cast<std::size_t>(mode)], p), expected);
    }
  }
  EXPECT_GT(compared, 3000);
}

TEST(Regions, AJumpIsABorderButNoCurve) {
  const PlaneFunction step = [](PlanePoint p) {
    return PlaneSample{1, p.x < 0.137 ? -1.0 : 2.0, 0, true};
  };
  const auto traced = trace(step, {-1, 1, -1, 1, 10, 10});
  EXPECT_TRUE(traced.bZero.empty());
  EXPECT_NEAR(areaOf(traced.regions[1]), 2 * (1 - 0.137), kEdgeTolerance);
}

TEST(Regions, WhatDoesNotExistIsLeftOut) {
  const PlaneFunction half = [](PlanePoint p) { return PlaneSample{1, 1, 0, p.x >= 0.25}; };
  const auto traced = trace(half, {-1, 1, -1, 1, 10, 10});
  EXPECT_NEAR(totalArea(traced), 1.5, kEdgeTolerance);
}

TEST(Regions, StopsBetweenRows) {
  const auto grid = sampleGrid(discAndLine(1, 0), {}, {});
  EXPECT_FALSE(traceRegions(discAndLine(1, 0), *grid, [] { return true; }));
}

}  // namespace
}  // namespace painleve
