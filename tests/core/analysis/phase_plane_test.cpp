#include "core/analysis/phase_plane.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include <gtest/gtest.h>

#include "core/analysis/outlines.h"
#include "core/contact/mode.h"
#include "tests/core/analysis/plane_fixture.h"

namespace painleve {
namespace {

constexpr double kHalfPi = std::numbers::pi / 2;
const PlaneWindow kFigure2{0, kHalfPi, -7, 7, 160, 120};

SystemPlane rod(double mu) {
  return {"rod", {1, 1, 1.0 / 3, 9.8}, mu};
}

double areaOf(const PhasePlane& plane) {
  double area = 0;
  for (const auto& polygons : plane.regions) {
    for (const auto& polygon : polygons) area += signedArea(polygon);
  }
  return area;
}

// [GB] Fig. 2: nine fields, two A = 0 branches, two B = 0 lines, four singular points.
TEST(PhasePlane, IsFigure2) {
  const auto plane = tracePhasePlane(rod(1.4).function(-1), kFigure2);
  EXPECT_EQ(plane.regions[1].size(), 2U);
  EXPECT_EQ(plane.regions[2].size(), 1U);
  EXPECT_EQ(plane.regions[3].size(), 4U);
  EXPECT_EQ(plane.regions[4].size(), 2U);
  EXPECT_EQ(plane.labels.size(), 9U);
  EXPECT_EQ(plane.aZero.size(), 2U);
  EXPECT_EQ(plane.bZero.size(), 2U);
  EXPECT_EQ(plane.singular.size(), 4U);
  EXPECT_EQ(plane.drive, 1);
  EXPECT_NEAR(areaOf(plane), 14 * kHalfPi, 1e-10);
}

TEST(PhasePlane, PointsHaveTheModeOfAAndB) {
  const auto plane0 = rod(1.4);
  const auto function = plane0.function(-1);
  const auto plane = tracePhasePlane(function, kFigure2);
  std::mt19937 random(7);
  std::uniform_real_distribution<double> theta(0, kHalfPi), spin(-7, 7);
  int compared = 0;
  for (int k = 0; k < 3000; ++k) {
    const PlanePoint p{theta(random), spin(random)};
    const auto at = function(p);
    if (std::abs(at.A) < 1e-2 || std::abs(at.B) < 1e-3) continue;  // within a chord of a curve
    ++compared;
    const auto mode = static_cast<std::size_t>(lcpMode(at.A, at.B));
    EXPECT_TRUE(covers(plane.regions[mode], p)) << p.x << ' ' << p.y;
  }
  EXPECT_GT(compared, 2900);
}

TEST(PhasePlane, CurvesAreExactToANanoWindow) {
  const auto plane = tracePhasePlane(rod(1.4).function(-1), kFigure2);
  for (const auto& curve : plane.aZero) {
    for (const auto& p : curve) {
      const double theta = std::asin(std::min(1.0, 9.8 / (p.y * p.y)));
      EXPECT_TRUE(std::abs(theta - p.x) < kEdgeTolerance * kHalfPi ||
                  std::abs(std::sqrt(9.8 / std::sin(p.x)) - std::abs(p.y)) < kEdgeTolerance * 14);
    }
  }
}

// [GB] Lemma 1: mu_P = 4/3 for the slender rod.
TEST(PhasePlane, HasNoBCurveBelowMuP) {
  const auto below = tracePhasePlane(rod(1.3333).function(-1), kFigure2);
  EXPECT_TRUE(below.bZero.empty());
  EXPECT_TRUE(below.singular.empty());
  EXPECT_FALSE(below.present[2] || below.present[4]);
  const auto pulled = tracePhasePlane(rod(1.4).function(1), kFigure2);
  EXPECT_TRUE(pulled.bZero.empty());
  EXPECT_EQ(pulled.drive, -1);
}

TEST(PhasePlane, LabelsStandInTheirRegionAwayFromSingularPoints) {
  for (const double mu : {1.2, 1.35, 1.4, 1.6, 2.0, 3.0}) {
    SCOPED_TRACE(mu);
    const auto plane = tracePhasePlane(rod(mu).function(-1), kFigure2);
    for (std::size_t mode = 1; mode <= 4; ++mode) {
      if (!plane.present[mode]) continue;
      EXPECT_TRUE(covers(plane.regions[mode], plane.label[mode])) << mode;
      for (const auto& point : plane.singular) {
        const double dx = (plane.label[mode].x - point.at.x) / kHalfPi;
        EXPECT_GT(std::hypot(dx, (plane.label[mode].y - point.at.y) / 14), 0.02) << mode;
      }
    }
  }
}

// The chart ends where the tip no longer reaches the floor: cos(theta1) > H/L - 1.
TEST(PhasePlane, EndsWhereThePendulumCannotReachTheFloor) {
  const SystemPlane pendulum("double_pendulum", {1, 1, 1.8, 9.8}, 0.5);
  const auto plane = tracePhasePlane(pendulum.function(0), {-1.5, 1.5, -7, 7, 90, 60});
  EXPECT_NEAR(areaOf(plane), 2 * std::acos(0.8) * 14, 1e-6);
}

TEST(PhasePlane, IsEmptyWhenStopped) {
  const auto plane = tracePhasePlane(rod(1.4).function(-1), kFigure2, [] { return true; });
  EXPECT_TRUE(std::none_of(plane.present.begin(), plane.present.end(), [](bool p) { return p; }));
  EXPECT_EQ(plane.yUpper, 7);
}

}  // namespace
}  // namespace painleve
