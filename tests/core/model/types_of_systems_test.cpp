#include "core/model/types_of_systems.h"

#include <stdexcept>

#include <gtest/gtest.h>

namespace painleve::test {
namespace {

const std::vector<Coordinate> kPlane{{"x", "x", "m", "ẋ", "m/s"},
                                     {"phi", "φ", "rad", "φ̇", "rad/s"}};
const std::vector<double> kStandards{1, 2, 3, 4};
const std::vector<std::pair<double, double>> kSliders{{-1, 1}, {-2, 2}, {-3, 3}, {-4, 4}};

TEST(FreeChart, HasCoordinatesThenVelocities) {
  const Chart chart = freeChart(kPlane, kStandards, kSliders, {1, 3});
  ASSERT_EQ(chart.entries.size(), 4U);
  const std::vector<std::string> ids{"x", "phi", "x_dot", "phi_dot"};
  const std::vector<std::string> units{"m", "rad", "m/s", "rad/s"};
  for (std::size_t i = 0; i < ids.size(); ++i) {
    EXPECT_EQ(chart.entries[i].id, ids[i]);
    EXPECT_EQ(chart.entries[i].unit, units[i]);
    EXPECT_EQ(chart.entries[i].standard, kStandards[i]);
    EXPECT_EQ(chart.entries[i].sliderLower, kSliders[i].first);
    EXPECT_EQ(chart.entries[i].sliderUpper, kSliders[i].second);
  }
  EXPECT_TRUE(chart.closed.empty());
  EXPECT_EQ(chart.horizontal, 1);
  EXPECT_EQ(chart.vertical, 3);
  EXPECT_EQ(chart.slip, -1);
}

TEST(FreeChart, RefusesTablesOfTheWrongLength) {
  EXPECT_THROW(freeChart(kPlane, {1, 2, 3}, kSliders, {0, 1}), std::logic_error);
  EXPECT_THROW(freeChart(kPlane, kStandards, {{0, 1}}, {0, 1}), std::logic_error);
}

TEST(FreeState, SplitsTheValuesAndPutsThemTogetherAgain) {
  const State s = freeState(2, kStandards);
  EXPECT_EQ(s.t, 0);
  ASSERT_EQ(s.q.size(), 2);
  ASSERT_EQ(s.v.size(), 2);
  EXPECT_EQ(s.q[1], 2);
  EXPECT_EQ(s.v[0], 3);
  EXPECT_EQ(freeValues(s), kStandards);
}

TEST(FreeState, RefusesTheWrongNumberOfValues) {
  EXPECT_THROW(freeState(2, std::vector<double>{1, 2, 3}), std::logic_error);
}

TEST(Sliders, AreSetOneAParameter) {
  std::vector<ParameterSpec> specs(2);
  setSliders(specs, {{0, 1}, {2, 3}});
  EXPECT_EQ(specs[1].sliderLower, 2);
  EXPECT_EQ(specs[1].sliderUpper, 3);
  EXPECT_THROW(setSliders(specs, {{0, 1}}), std::logic_error);
}

TEST(Makers, GiveTheTypesOfTheRegistry) {
  EXPECT_EQ(rodType().id, "rod");
  EXPECT_EQ(doublePendulumType().id, "double_pendulum");
}

}  // namespace
}  // namespace painleve::test
