#include <algorithm>
#include <cmath>
#include <limits>

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

/// A frame of 1000 pixels in which a third of a pixel is so much.
LineFrame within(double tolerance) {
  return {{-500 * tolerance / 0.3, 500 * tolerance / 0.3}, 1000, false};
}

TEST(ThinnedLine, aStraightLineIsItsEnds) {
  const TimePoints kept =
      thinnedLine(sampled(1000, [](double t) { return 3 * t - 1; }), within(1e-3));
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
    const TimePoints kept = thinnedLine(points, {{0, 1000}, 150'000, false});
    EXPECT_LE(deviation(points, kept), 1.01 * tolerance);
    EXPECT_LT(kept.size(), points.size() / 8);
  }
}

TEST(ThinnedLine, gapsStayGaps) {
  TimePoints points = sampled(100, [](double t) { return t; });
  points[40].value = kNoValue;
  points[41].value = kNoValue;
  const TimePoints kept = thinnedLine(points, within(1e-2));
  ASSERT_EQ(kept.size(), 6);
  EXPECT_EQ(kept[1].key, points[39].key);
  EXPECT_TRUE(std::isnan(kept[2].value));
  EXPECT_EQ(kept[4].key, points[42].key);
}

TEST(ThinnedLine, aJumpAtOneInstantKeepsBothItsEnds) {
  TimePoints points = sampled(50, [](double) { return 1.0; });
  const double t = points.last().key;
  points << QCPGraphData(t, -2) << QCPGraphData(t + 1, -2);
  const TimePoints kept = thinnedLine(points, within(1e-2));
  ASSERT_EQ(kept.size(), 4);
  EXPECT_EQ(kept[1].value, 1);
  EXPECT_EQ(kept[2].value, -2);
  EXPECT_EQ(kept[2].key, t);
}

TEST(ThinnedLine, nothingIsNothing) {
  EXPECT_TRUE(thinnedLine({}, {}).isEmpty());
  EXPECT_EQ(thinnedLine({QCPGraphData(1, 2)}, {}).size(), 1);
}

TEST(ThinnedLine, onALogarithmicAxisDecadesCount) {
  const TimePoints points = sampled(2000, [](double t) { return std::pow(10, 6 * t - 6); });
  const TimePoints kept = thinnedLine(points, {{1e-6, 1}, 300, true});
  EXPECT_EQ(kept.size(), 2) << "an exponential is straight there";
  TimePoints wave;
  for (const QCPGraphData& p : points)
    wave << QCPGraphData(p.key, 1e-3 * (1 + 0.9 * std::sin(20 * p.key)));
  const TimePoints few = thinnedLine(wave, {{1e-6, 1}, 300, true});
  EXPECT_GT(few.size(), 10);
  EXPECT_LT(few.size(), wave.size() / 8);
}

TEST(ThinnedLine, whatAPainterCannotTakeIsHeldOutsideTheFrame) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  for (const bool logarithmic : {false, true}) {
    const LineFrame frame{{1e-3, 1}, 300, logarithmic};
    const TimePoints kept = thinnedLine(
        {{0, 0.1}, {0.2, 1e308}, {0.4, kInfinity}, {0.6, -kInfinity}, {0.8, 5e-324}}, frame);
    ASSERT_GE(kept.size(), 4);
    for (const QCPGraphData& p : kept) {
      ASSERT_TRUE(std::isfinite(p.value));
      EXPECT_TRUE(!logarithmic || p.value > 0) << "a logarithm exists";
    }
    EXPECT_GT(kept[1].value, frame.range.upper) << "and it does leave the frame";
  }
}

}  // namespace
}  // namespace painleve::ui
