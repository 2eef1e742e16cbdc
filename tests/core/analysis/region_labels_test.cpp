#include "core/analysis/region_labels.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/core/analysis/plane_fixture.h"

namespace painleve {
namespace {

std::vector<RegionLabel> labelsOf(const PlaneFunction& function, const PlaneWindow& window) {
  const auto grid = sampleGrid(function, window, {});
  return placeLabels(*grid, *traceRegions(function, *grid, {}));
}

TEST(RegionLabels, StandDeepInsideTheirPiece) {
  const auto labels = labelsOf(discAndLine(0.5, -9), {-1, 1, -1, 1, 80, 80});
  ASSERT_EQ(labels.size(), 2U);
  EXPECT_EQ(labels[0].mode, 3) << "the largest first";
  EXPECT_EQ(labels[1].mode, 1);
  EXPECT_LT(std::hypot(labels[1].at.x, labels[1].at.y), 0.05);
  EXPECT_NEAR(labels[1].depth, 0.25, 0.03);
  EXPECT_NEAR(labels[1].share, std::acos(-1.0) / 16, 0.02);
}

TEST(RegionLabels, EveryPieceHasOne) {
  const PlaneFunction stripes = [](PlanePoint p) { return PlaneSample{std::cos(p.x), 1, 0, true}; };
  const auto labels = labelsOf(stripes, {-6, 6, -1, 1, 120, 20});
  EXPECT_EQ(labels.size(), 5U);
  for (const auto& label : labels) {
    const auto at = stripes(label.at);
    EXPECT_EQ(label.mode, at.A > 0 ? 1 : 3);
    EXPECT_LT(std::abs(label.at.y), 0.6) << "in the middle of the stripe";
  }
}

TEST(RegionLabels, AThinRegionHasOneToo) {
  const PlaneFunction sliver = [](PlanePoint p) {
    return PlaneSample{1, 1e-2 - std::abs(p.x - 0.5), 0, true};
  };
  const auto labels = labelsOf(sliver, {0, 1, 0, 1, 10, 10});
  const auto thin = labels.back();
  EXPECT_EQ(thin.mode, 1);
  EXPECT_EQ(thin.depth, 0);
  EXPECT_NEAR(thin.at.x, 0.5, 0.01);
  EXPECT_NEAR(thin.at.y, 0.5, 0.01);
}

}  // namespace
}  // namespace painleve
