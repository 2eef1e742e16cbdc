#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "ui/plots/thinned_line.h"

namespace painleve::ui {
namespace {

TimePoints sampled(int count, const std::function<double(double)>& f) {
  TimePoints points;
  for (int i = 0; i < count; ++i) {
    const double t = static_cast<double>(i) / (count - 1);
    points << QCPGraphData(t, f(t));
  }
  return points;
}

/// Largest vertical distance of the points from the line through the kept ones.
double deviation(const TimePoints& points, const TimePoints& kept) {
  double worst = 0;
  for (const QCPGraphData& p : points) {
    const auto after = std::lower_bound(kept.begin(), kept.end(), p.key,
                                        [](const QCPGraphData& k, double t) { return k.key < t; });
    if (after == kept.begin() || after->key == p.key) continue;
    const auto before = after - 1;
    const double share = (p.key - before->key) / (after->key - before->key);
    worst =
        std::max(worst, std::abs(p.value - before->value - share * (after->value - before->value)));
  }
  return worst;
}

TEST(ThinnedLine, aStraightLineIsItsEnds) {
  const TimePoints kept = thinnedLine(sampled(1000, [](double t) { return 3 * t - 1; }), 1e-9);
  ASSERT_EQ(kept.size(), 2);
  EXPECT_EQ(kept.first().key, 0);
  EXPECT_EQ(kept.last().key, 1);
}

TEST(ThinnedLine, staysWithinItsToleranceWithFarFewerPoints) {
  for (const auto& f : {std::function<double(double)>([](double t) { return std::sin(12 * t); }),
                        std::function<double(double)>([](double t) { return std::sqrt(t); }),
                        std::function<double(double)>([](double t) { return t < 0.5 ? 0.0 : 1.0; }),
                        std::function<double(double)>([](double t) { return 1 / (1.001 - t); })}) {
    const TimePoints points = sampled(2000, f);
    const double tolerance = 2e-3;
    const TimePoints kept = thinnedLine(points, tolerance);
    EXPECT_LE(deviation(points, kept), 1.01 * tolerance);
    EXPECT_LT(kept.size(), points.size() / 8);
  }
}

TEST(ThinnedLine, gapsStayGaps) {
  TimePoints points = sampled(100, [](double t) { return t; });
  points[40].value = kNoValue;
  points[41].value = kNoValue;
  const TimePoints kept = thinnedLine(points, 1e-6);
  ASSERT_EQ(kept.size(), 6);
  EXPECT_EQ(kept[1].key, points[39].key);
  EXPECT_TRUE(std::isnan(kept[2].value));
  EXPECT_EQ(kept[4].key, points[42].key);
}

TEST(ThinnedLine, aJumpAtOneInstantKeepsBothItsEnds) {
  TimePoints points = sampled(50, [](double) { return 1.0; });
  const double t = points.last().key;
  points << QCPGraphData(t, -2) << QCPGraphData(t + 1, -2);
  const TimePoints kept = thinnedLine(points, 1e-6);
  ASSERT_EQ(kept.size(), 4);
  EXPECT_EQ(kept[1].value, 1);
  EXPECT_EQ(kept[2].value, -2);
  EXPECT_EQ(kept[2].key, t);
}

TEST(ThinnedLine, nothingIsNothing) {
  EXPECT_TRUE(thinnedLine({}, 1).isEmpty());
  EXPECT_EQ(thinnedLine({QCPGraphData(1, 2)}, 1).size(), 1);
}

}  // namespace
}  // namespace painleve::ui
