#include "core/analysis/plane_function.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "tests/core/analysis/plane_fixture.h"

namespace painleve {
namespace {

constexpr double kRounding = 1e-12;

SystemPlane rod(double mu) {
  return {"rod", {1, 1, 1.0 / 3, 9.8}, mu};
}

// [GB] eqs. (5)-(6) for the slender rod: A = g - l w^2 sin, m B = 1 + 3 cos (cos - mu sin) in
// slip-.
TEST(PlaneFunction, IsTheClosedFormOfTheRod) {
  const auto plane = rod(1.4);
  const auto pushed = plane.function(-1), pulled = plane.function(1);
  for (const double theta : {0.1, 0.7, 1.2, 1.5}) {
    for (const double spin : {-5.0, 0.0, 2.5}) {
      const double s = std::sin(theta), c = std::cos(theta);
      EXPECT_NEAR(pushed({theta, spin}).A, 9.8 - spin * spin * s, kRounding);
      EXPECT_NEAR(pushed({theta, spin}).B, 1 + 3 * c * (c - 1.4 * s), kRounding);
      EXPECT_NEAR(pulled({theta, spin}).B, 1 + 3 * c * (c + 1.4 * s), kRounding);
    }
  }
}

TEST(PlaneFunction, TellsPushedFromPulled) {
  const auto plane = rod(1.4);
  EXPECT_EQ(plane.function(-1)({0.7, 1}).drive, 1);
  EXPECT_EQ(plane.function(1)({0.7, 1}).drive, -1);
  EXPECT_EQ(plane.function(-1)({std::numbers::pi - 0.7, 1}).drive, -1);
  EXPECT_EQ(rod(0).function(-1)({0.7, 1}).drive, 0);
}

TEST(PlaneFunction, LeavesOutWhatIsNoStateOfTheChart) {
  const auto plane = rod(1.4);
  EXPECT_TRUE(plane.function(-1)({1, 0}).exists);
  EXPECT_FALSE(plane.function(-1)({-0.1, 0}).exists);
  EXPECT_FALSE(plane.function(-1)({std::nan(""), 0}).exists);
  const SystemPlane pendulum("double_pendulum", {1, 1, 1.8, 9.8}, 0.5);
  EXPECT_TRUE(pendulum.function(0)({0.6, 1}).exists);
  EXPECT_FALSE(pendulum.function(0)({0.7, 1}).exists) << "the tip cannot reach the floor";
}

// The lower rod leans to the right: v_t has the sign of -theta1_dot near the upright position.
TEST(PlaneFunction, TakesTheSlipDirectionFromTheStateWhereTheChartHasNone) {
  const SystemPlane smooth("double_pendulum", {1, 1, 1.8, 9.8}, 0);
  const SystemPlane rough("double_pendulum", {1, 1, 1.8, 9.8}, 0.5);
  const auto difference = [&](double spin) {
    return rough.function(0)({0.1, spin}).B - smooth.function(0)({0.1, spin}).B;
  };
  EXPECT_NEAR(difference(1), -difference(-1), kRounding);
  EXPECT_NE(difference(1), 0);
}

}  // namespace
}  // namespace painleve
