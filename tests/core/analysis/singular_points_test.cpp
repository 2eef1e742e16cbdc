#include "core/analysis/singular_points.h"

#include <cmath>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/core/analysis/plane_fixture.h"

namespace painleve {
namespace {

constexpr double kReference = 1e-9;  // what the reference file asks for
constexpr double kNewton = 1e-12;

TEST(SingularPoints, NewtonSettlesToRounding) {
  const auto point = refineSingularPoint(discAndLine(1, 0.6), {0.55, 0.83}, {0.1, 0.1});
  ASSERT_TRUE(point);
  EXPECT_NEAR(point->x, 0.6, kNewton);
  EXPECT_NEAR(point->y, 0.8, kNewton);
}

TEST(SingularPoints, ThereIsNoneFarFromTheGuess) {
  EXPECT_FALSE(refineSingularPoint(discAndLine(1, 0.6), {0.3, 0.3}, {0.1, 0.1}));
  EXPECT_FALSE(refineSingularPoint(discAndLine(1, 1.5), {1.4, 0}, {0.1, 0.1}));
  const PlaneFunction flat = [](PlanePoint) { return PlaneSample{1, 1, 0, true}; };
  EXPECT_FALSE(refineSingularPoint(flat, {0, 0}, {1, 1}));
}

TEST(SingularPoints, AreNumberedFromLeftToRightForEachSign) {
  const auto points = numberSingularPoints({{2, 1}, {1, -1}, {2, -1}, {1, 1}});
  ASSERT_EQ(points.size(), 4U);
  const auto is = [&](std::size_t k, int index, int sign) {
    return points[k].index == index && points[k].sign == sign;
  };
  EXPECT_TRUE(is(0, 1, -1) && is(1, 1, 1) && is(2, 2, -1) && is(3, 2, 1));
}

// [GB] eqs. (24)-(25) with general inertia: P_c1, P_c2 for every rod of the reference file.
TEST(SingularPoints, AreThoseOfTheReference) {
  std::ifstream file(std::string(PAINLEVE_TEST_DATA) + "/reference/rod.json");
  const auto cases = nlohmann::json::parse(file).at("singular_points");
  ASSERT_FALSE(cases.empty());
  for (const auto& entry : cases) {
    SCOPED_TRACE(entry.at("params").dump());
    const auto value = [&](const char* key) { return entry.at("params").at(key).get<double>(); };
    const SystemPlane rod("rod", {value("m"), value("l"), value("I"), value("g")}, value("mu"));
    const double top = 2 * entry.at("omega_c1").get<double>();
    const auto plane = tracePhasePlane(rod.function(-1), {0, 1.5707963267948966, -top, top});
    ASSERT_EQ(plane.singular.size(), 4U);
    for (const auto& point : plane.singular) {
      const std::string name = std::to_string(point.index);
      EXPECT_NEAR(point.at.x, entry.at("theta_c" + name).get<double>(), kReference);
      const double omega = entry.at("omega_c" + name).get<double>();
      EXPECT_NEAR(point.at.y, point.sign * omega, kReference);
    }
  }
}

}  // namespace
}  // namespace painleve
