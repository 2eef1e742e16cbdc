#include "core/analysis/plane_dependence.h"

#include <gtest/gtest.h>

#include "core/scene/experiment.h"
#include "tests/support/scene/sliding_start.h"

namespace painleve {
namespace {

std::vector<std::string> heldOver(const PlaneAxes& axes, const PlaneWindow& window) {
  const Scene scene = test::slidingStart({});
  const auto system = makeSystem(scene);
  const auto choice = choosePlane(scene, *system, axes, {}, 0);
  std::vector<std::string> ids;
  for (const std::size_t k : heldEntries(*system, makeLaws(scene, *system), *choice, window)) {
    ids.push_back(choice->chart.entries[k].id);
  }
  return ids;
}

// [GB] eqs. (5)-(6), (9): neither A and B nor the motion of angle and spin know slip speed or
// place.
TEST(PlaneDependence, TheUsualPlaneOfTheRodDependsOnNothingElse) {
  EXPECT_TRUE(heldOver({}, {0, 1.5, -7, 7}).empty());
}

TEST(PlaneDependence, OverSlipAndSpinTheAngleIsHeld) {
  EXPECT_EQ(heldOver({"", "slip", "theta_dot"}, {-30, 30, -7, 7}),
            (std::vector<std::string>{"theta"}));
}

// The tip moves with the slip velocity, whatever A and B are.
TEST(PlaneDependence, TheMotionCountsAsWell) {
  EXPECT_EQ(heldOver({"", "tip_x", "theta"}, {-1, 1, 0.1, 1.5}),
            (std::vector<std::string>{"theta_dot", "slip"}));
}

}  // namespace
}  // namespace painleve
