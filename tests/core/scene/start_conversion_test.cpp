#include "core/scene/start_conversion.h"

#include <gtest/gtest.h>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"

namespace painleve {
namespace {

Scene onGround() {
  return parseScene(R"({
    "format": "painleve-lab/scene", "version": 1,
    "system": { "type": "rod", "parameters": { "mass": 1, "half_length": 1, "inertia": 0.3333333333333333, "gravity": 9.8 } },
    "initial": { "theta": 0.75, "theta_dot": 2.5, "slip": -20, "tip_x": 0.5, "on_ground": true } })");
}

TEST(StartConversion, theSameStateInTheOtherChart) {
  const Scene free = withStart(onGround(), false);
  EXPECT_FALSE(startsOnGround(free));
  EXPECT_DOUBLE_EQ(numberAt(free, "initial.theta"), 0.75);
  EXPECT_DOUBLE_EQ(numberAt(free, "initial.theta_dot"), 2.5);
  EXPECT_NEAR(numberAt(free, "initial.y"), 0.681638760023334, 1e-15);  // l sin(theta)

  const Scene back = withStart(free, true);
  EXPECT_TRUE(startsOnGround(back));
  EXPECT_NEAR(numberAt(back, "initial.slip"), -20, 1e-13);
  EXPECT_NEAR(numberAt(back, "initial.tip_x"), 0.5, 1e-15);
}

TEST(StartConversion, nothingToDo) {
  EXPECT_EQ(withStart(onGround(), true), onGround());
}

}  // namespace
}  // namespace painleve
