#include "core/analysis/direction_field.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/model/rod_theory.h"
#include "tests/core/analysis/plane_fixture.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

using test::kDifferenceQuotient;

const std::vector<double> kRod{1, 1, 1.0 / 3, 9.8};
const PlaneWindow kWindow{0.05, 1.55, -7, 7, 13, 9};

// d(theta)/dt = omega, d(omega)/dt = C F_N = C A/B while the tip slides left. [GB] eq. (7)
TEST(DirectionField, IsTheSlideWhereTheForceIsAOverB) {
  const SystemPlane rod("rod", kRod, 1.4);
  const auto field = directionField(rod.plane(-1), kWindow);
  int pressed = 0;
  for (const FieldArrow& arrow : field) {
    const LeftSlide slide = leftSlide({}, 1.4, arrow.at.x, arrow.at.y);
    const double force = std::max(0.0, slide.A / slide.B);
    EXPECT_NEAR(arrow.dx, arrow.at.y, kDifferenceQuotient);
    EXPECT_NEAR(arrow.dy, slide.C * force, 10 * kDifferenceQuotient * (1 + force));
    pressed += force > 0 ? 1 : 0;
  }
  EXPECT_GT(pressed, 20);
}

TEST(DirectionField, IsEmptyWhereNoForceSolvesTheContactProblem) {
  const SystemPlane rod("rod", kRod, 1.4);
  const auto field = directionField(rod.plane(-1), kWindow);
  EXPECT_LT(field.size(), 13U * 9U);
  for (const FieldArrow& arrow : field) {
    const LeftSlide slide = leftSlide({}, 1.4, arrow.at.x, arrow.at.y);
    EXPECT_FALSE(slide.A > 0 && slide.B < 0) << arrow.at.x << " " << arrow.at.y;
  }
}

TEST(DirectionField, LeavesOutWhatIsNoState) {
  const SystemPlane rod("rod", kRod, 1.4);
  EXPECT_TRUE(directionField(rod.plane(-1), {-2, -1, -7, 7, 5, 5}).empty()) << "theta < 0";
}

TEST(DirectionField, AnyChartHasOne) {
  const SystemPlane pendulum("double_pendulum", {1, 1, 1.8, 9.81}, 0.5);
  const auto field = directionField(pendulum.plane(0), {-0.5, 0.5, -3, 3, 6, 6});
  ASSERT_FALSE(field.empty());
  for (const FieldArrow& arrow : field) {
    EXPECT_NEAR(arrow.dx, arrow.at.y, kDifferenceQuotient) << "theta1 and its rate";
    EXPECT_TRUE(std::isfinite(arrow.dy));
  }
}

}  // namespace
}  // namespace painleve
