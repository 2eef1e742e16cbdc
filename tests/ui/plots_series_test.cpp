#include <algorithm>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "tests/support/ui/long_run.h"
#include "ui/plots/force_range.h"
#include "ui/plots/series_memory.h"
#include "ui/plots/value_range.h"

namespace painleve::ui {
namespace {

const std::vector<Column> kOne{{"F_N", "F_N", "N"}};

TEST(TimeSeries, fewRowsAreTakenAsTheyAre) {
  const auto run = madeRun(kOne, 100, 0.01, [](std::size_t, double t) { return 2 * t; });
  const auto series = timeSeries(*run, {0, 1, 600}, {columnValue(1)});
  ASSERT_EQ(series[0].size(), 100);
  EXPECT_DOUBLE_EQ(series[0][50].key, 0.5);
  EXPECT_DOUBLE_EQ(series[0][50].value, 1);
}

TEST(TimeSeries, aMillionRowsKeepTheirPeaks) {
  const std::size_t peak = 654321;
  const auto run = madeRun(kOne, 1'000'000, 1e-6, [&](std::size_t, double t) {
    return std::abs(t - peak * 1e-6) < 5e-7 ? 99 : std::sin(40 * t);
  });
  const auto series = timeSeries(*run, {0, 1, 600}, {columnValue(1)});
  EXPECT_LE(series[0].size(), 4 * 602);
  ValueExtent extent;
  extent.add(series[0]);
  EXPECT_EQ(extent.upper, 99);
  EXPECT_NEAR(extent.lower, -1, 1e-6);
  for (int k = 1; k < series[0].size(); ++k) EXPECT_LE(series[0][k - 1].key, series[0][k].key);
}

TEST(TimeSeries, aZoomedWindowShowsItsRowsAndOneOnEitherSide) {
  const auto run = madeRun(kOne, 10'000, 1e-3, [](std::size_t, double t) { return t; });
  const auto series = timeSeries(*run, {5.0005, 5.0105, 600}, {columnValue(1)});
  EXPECT_LT(series[0].first().key, 5.0005);
  EXPECT_GT(series[0].last().key, 5.0105);
  EXPECT_LE(series[0].size(), 14);
}

TEST(TimeSeries, missingValuesMakeGaps) {
  const auto hole = [](std::size_t, double t) { return t > 0.4 && t < 0.6 ? kNoValue : 1; };
  for (const std::size_t rows : {100UL, 100'000UL}) {
    const double step = 1.0 / static_cast<double>(rows);
    const auto series = timeSeries(*madeRun(kOne, rows, step, hole), {0, 1, 300}, {columnValue(1)});
    const auto isGap = [](const QCPGraphData& p) { return std::isnan(p.value); };
    const auto gap = std::find_if(series[0].begin(), series[0].end(), isGap);
    ASSERT_NE(gap, series[0].end());
    EXPECT_NEAR(gap->key, 0.4, 0.02);
    ValueExtent extent;
    extent.add(series[0]);
    EXPECT_EQ(extent.lower, 1);
    EXPECT_EQ(extent.upper, 1);
  }
}

TEST(TimeSeries, digestsShowTheSamePeaksAndGaps) {
  const auto odd = [](std::size_t, double t) {
    if (t > 0.4 && t < 0.6) return kNoValue;
    return std::abs(t - 0.3) < 5e-7 ? 99 : std::sin(40 * t);
  };
  const auto run = madeRun(kOne, 1'000'000, 1e-6, odd);
  SeriesMemory memory;
  const TimeWindow window{0, 1, 600};
  const auto few = memory.series(*run, window, {columnQuantity(1)})[0];
  EXPECT_EQ(memory.digestCount(), 1U);
  EXPECT_LE(few.size(), 4 * 602);
  ValueExtent extent;
  extent.add(few);
  EXPECT_EQ(extent.upper, 99);
  EXPECT_NEAR(extent.lower, -1, 1e-6);
  const auto isGap = [](const QCPGraphData& p) { return std::isnan(p.value); };
  const auto gap = std::find_if(few.begin(), few.end(), isGap);
  ASSERT_NE(gap, few.end());
  EXPECT_GT(gap->key, 0.4);
  EXPECT_LE(gap->key, 0.6);
  for (int k = 1; k < few.size(); ++k) EXPECT_LE(few[k - 1].key, few[k].key);
}

TEST(TimeSeries, digestsAreKeptWhileTheyAreUsed) {
  const auto run = madeRun(kOne, 1'000'000, 1e-6, [](std::size_t, double t) { return t; });
  SeriesMemory memory;
  int calls = 0;
  const Quantity counted{"counted", [&](std::span<const double> row) { return ++calls, row[1]; }};
  memory.series(*run, {0, 1, 600}, {counted});
  const int once = calls;
  EXPECT_GE(once, 1'000'000);
  memory.beginRound();
  memory.series(*run, {0, 0.9, 600}, {counted});
  EXPECT_LT(calls, once + 1000) << "a zoom does not read the rows again";
  memory.beginRound();
  memory.beginRound();
  EXPECT_EQ(memory.digestCount(), 0U);
}

TEST(TimeSeries, nothingFromNothing) {
  EXPECT_TRUE(timeSeries(Trajectory(), {0, 1, 300}, {columnValue(0)})[0].isEmpty());
  EXPECT_TRUE(ValueExtent().isEmpty());
}

TEST(TimeSeries, findsTheColumnOfAContact) {
  const auto zero = [](std::size_t, double) { return 0.0; };
  const auto one = madeRun(kOne, 1, 1, zero);
  one->contacts = {"tip"};
  EXPECT_EQ(contactColumn(*one, "F_N", 0), 1U);
  const auto two = madeRun({{"F_N_tip", "", ""}, {"F_N_other_end", "", ""}}, 1, 1, zero);
  two->contacts = {"tip", "other_end"};
  EXPECT_EQ(contactColumn(*two, "F_N", 1), 2U);
  EXPECT_EQ(contactColumn(*two, "F_T", 1), 3U);
}

TimePoints hyperbola() {
  TimePoints points;
  for (int k = 0; k < 1000; ++k) points << QCPGraphData(k * 1e-3, 10 / (1 - k * 1e-3));
  return points;
}

TEST(AxisRange, isFiniteAndHoldsWhatThereIs) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const std::vector<std::vector<double>> all{{},
                                             {0},
                                             {7, 7},
                                             {5e-324, 1e-310},
                                             {-1e308, 1e308},
                                             {kInfinity, -kInfinity},
                                             {kNoValue, 3},
                                             {1e300, 1e300}};
  for (const auto& values : all) {
    ValueExtent extent;
    for (const double value : values) extent.add(value);
    const QCPRange range = axisRange(extent, {0.1, 0.1});
    EXPECT_TRUE(QCPRange::validRange(range)) << testing::PrintToString(values);
    for (const double value : values) {
      const bool isDrawn = std::abs(value) < 1e200;
      EXPECT_TRUE(!isDrawn || range.contains(value)) << value;
    }
  }
}

TEST(AxisRange, hasItsRoom) {
  ValueExtent extent;
  extent.add(1);
  extent.add(3);
  const QCPRange range = axisRange(extent, {0.1, 0.5});
  EXPECT_DOUBLE_EQ(range.lower, 0.8);
  EXPECT_DOUBLE_EQ(range.upper, 4);
}

TEST(ForceRange, staysFiniteWhateverTheForces) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  for (const double value : {kInfinity, -kInfinity, 1e308, -1e308, 5e-324}) {
    const auto range = forceRange({{QCPGraphData(0, value)}});
    EXPECT_TRUE(QCPRange::validRange(range.lower, range.upper)) << value;
  }
  EXPECT_TRUE(forceRange({{QCPGraphData(0, kNoValue)}}).isEmpty());
}

TEST(ForceRange, keepsItsHeadWhereTheForceLosesIts) {
  const auto range = forceRange({hyperbola()});
  EXPECT_LT(range.upper, 700) << "the curve goes to 10 000";
  EXPECT_GT(range.upper, 400) << "98 % of it stays below 500";
  EXPECT_LT(range.lower, 0.001);
}

TEST(ForceRange, holdsAllOfAnOrdinaryForce) {
  TimePoints wave;
  for (int k = 0; k < 300; ++k) wave << QCPGraphData(k, 5 + 3 * std::sin(0.1 * k));
  const auto range = forceRange({wave});
  EXPECT_GT(range.upper, 8);
  EXPECT_LT(range.upper, 9.5);
  EXPECT_LE(range.lower, 0);
  EXPECT_TRUE(forceRange({{}}).isEmpty());
}

TEST(ForceRange, marksWhereTheCurveLeavesTheFrame) {
  ValueExtent range;
  range.lower = 0, range.upper = 100;
  const auto unbounded = offFrame(hyperbola(), range, {0.999}, Qt::blue);
  ASSERT_EQ(unbounded.size(), 1U);
  EXPECT_TRUE(unbounded[0].unbounded && unbounded[0].above);
  auto paused = hyperbola();
  paused << QCPGraphData(1, kNoValue);
  EXPECT_TRUE(offFrame(paused, range, {1}, Qt::blue)[0].unbounded)
      << "no number at the singular instant itself";
  const auto peak = offFrame(hyperbola(), range, {0.2}, Qt::blue);
  ASSERT_EQ(peak.size(), 1U);
  EXPECT_FALSE(peak[0].unbounded);
  EXPECT_NEAR(peak[0].peak, 10'000, 1e-6);
}

}  // namespace
}  // namespace painleve::ui
