#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "ui/plots/plane_curve.h"

namespace painleve::ui {
namespace {

constexpr PlanePoint kGrain{0.01, 0.5};  // axes of different units

Polyline circle(int points) {
  Polyline line;
  for (int i = 0; i <= points; ++i) {
    const double angle = 2 * M_PI * i / points;
    line.push_back({std::cos(angle), 50 * std::sin(angle)});
  }
  return line;
}

/// In grains, of a point from the nearest piece of the curve.
double distance(PlanePoint p, const QVector<QCPCurveData>& curve) {
  double least = 1e9;
  for (qsizetype i = 1; i < curve.size(); ++i) {
    const double ax = curve[i - 1].key / kGrain.x, ay = curve[i - 1].value / kGrain.y;
    const double dx = curve[i].key / kGrain.x - ax, dy = curve[i].value / kGrain.y - ay;
    const double px = p.x / kGrain.x - ax, py = p.y / kGrain.y - ay;
    const double share = std::clamp((px * dx + py * dy) / (dx * dx + dy * dy), 0.0, 1.0);
    const double off = std::hypot(px - share * dx, py - share * dy);
    if (off < least) least = off;  // never where a piece has no number
  }
  return least;
}

TEST(PlaneCurve, staysWithinTheGrainWithFewPoints) {
  const Polyline line = circle(2000);
  const auto curve = curveOf({line}, kGrain);
  EXPECT_LT(curve.size(), 60);
  EXPECT_GT(curve.size(), 10);
  for (const PlanePoint& p : line) ASSERT_LE(distance(p, curve), 1 + 1e-9);
}

TEST(PlaneCurve, aStraightLineIsItsTwoEnds) {
  Polyline line;
  for (int i = 0; i <= 100; ++i) line.push_back({0.01 * i, 0.02 * i});
  const auto curve = curveOf({line}, kGrain);
  ASSERT_EQ(curve.size(), 3) << "and the gap after it";
  EXPECT_DOUBLE_EQ(curve[1].key, 1);
  EXPECT_DOUBLE_EQ(curve[1].value, 2);
  EXPECT_TRUE(std::isnan(curve[2].value));
}

TEST(PlaneCurve, piecesStayApartAndInOrder) {
  const auto curve = curveOf({circle(100), {}, {{2, 0}, {3, 0}}}, kGrain);
  int gaps = 0;
  for (qsizetype i = 0; i < curve.size(); ++i) {
    EXPECT_EQ(curve[i].t, i);
    gaps += std::isnan(curve[i].value) ? 1 : 0;
  }
  EXPECT_EQ(gaps, 2);
  EXPECT_EQ(straightened(curve, kGrain).size(), curve.size()) << "nothing is left to take out";
}

TEST(PlaneCurve, whatGoesFarOffTakesNothingNearAway) {
  Polyline line = circle(500);
  line.insert(line.begin(), {-1e200, 1e200});
  line.push_back({1e200, 1e200});
  const auto curve = curveOf({line}, kGrain);
  for (std::size_t i = 1; i + 1 < line.size(); ++i) ASSERT_LE(distance(line[i], curve), 1 + 1e-9);
  for (const auto& p : curve) EXPECT_FALSE(std::isinf(p.key) || std::isinf(p.value));
}

TEST(PlaneCurve, aPointAloneAndNothingAreKept) {
  EXPECT_EQ(curveOf({{{1, 2}}}, kGrain).size(), 2);
  EXPECT_TRUE(curveOf({}, kGrain).isEmpty());
  EXPECT_TRUE(straightened({}, kGrain).isEmpty());
}

}  // namespace
}  // namespace painleve::ui
