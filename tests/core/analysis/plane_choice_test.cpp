#include "core/analysis/plane_choice.h"

#include <cmath>
#include <tuple>

#include <gtest/gtest.h>

#include "core/errors.h"
#include "core/scene/experiment.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "tests/support/scene/sliding_start.h"

namespace painleve {
namespace {

constexpr double kRounding = 1e-12;
constexpr std::size_t kAngle = 0, kSpin = 1, kSlip = 2;

Scene sliding() {
  return test::slidingStart({.mu = 1.4, .theta = 0.75, .thetaDot = 2.5, .slip = -20});
}

Scene flying() {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
    "initial": {"x": 0.5, "y": 2, "theta": 1, "x_dot": 4, "y_dot": 0, "theta_dot": 3}})");
}

std::optional<PlaneChoice> choose(const Scene& scene, const PlaneAxes& axes = {},
                                  std::vector<ChartValue> held = {}, int slip = 0) {
  return choosePlane(scene, *makeSystem(scene), axes, held, slip);
}

Tree start(const Scene& scene, const PlaneAxes& axes, PlanePoint at,
           const std::vector<ChartValue>& held = {}) {
  const auto system = makeSystem(scene);
  return startInPlane(scene, *system, *choosePlane(scene, *system, axes, held, 0), at);
}

TEST(PlaneChoice, UnnamedIsTheUsualPlaneOfTheFirstContactChart) {
  const auto choice = choose(sliding());
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->chart.id, "tip_on_ground");
  EXPECT_TRUE(choice->isUsual);
  EXPECT_TRUE(choice->isAxis(kAngle) && choice->isAxis(kSpin) && !choice->isAxis(kSlip));
  EXPECT_EQ(choice->values, (std::vector<double>{0.75, 2.5, -20, 0}));
  EXPECT_EQ(choice->slip, -1);
}

TEST(PlaneChoice, TakesAxesByName) {
  const auto choice = choose(sliding(), {"tip_on_ground", "slip", "theta_dot"});
  ASSERT_TRUE(choice);
  EXPECT_FALSE(choice->isUsual);
  EXPECT_EQ(choice->chart.horizontal, 2);
  EXPECT_EQ(choice->chart.vertical, 1);
  EXPECT_EQ(choice->slip, 0) << "where the slip is an axis it follows from the point";
  const auto turned = choose(sliding(), {"tip_on_ground", "theta_dot", "theta"});
  EXPECT_FALSE(turned->isUsual);
}

TEST(PlaneChoice, RefusesWhatTheSystemDoesNotHave) {
  EXPECT_FALSE(choose(sliding(), {"tip_on_floor", "", ""}));
  EXPECT_FALSE(choose(sliding(), {"", "gap", ""}));
  EXPECT_FALSE(choose(sliding(), {"", "theta", "theta"})) << "no plane over one entry";
}

TEST(PlaneChoice, AChartOfFlightHasNoContactAndNoSlip) {
  const auto choice = choose(sliding(), {"free", "", ""}, {}, -1);
  ASSERT_TRUE(choice);
  EXPECT_FALSE(choice->inContact());
  EXPECT_EQ(choice->slip, 0);
}

TEST(PlaneChoice, HeldEntriesStandAboveTheInitialState) {
  const auto choice =
      choose(sliding(), {"", "slip", "theta_dot"}, {{"theta", 1.25}, {"slip", 3}, {"none", 1}});
  EXPECT_EQ(choice->values[kAngle], 1.25);
  EXPECT_EQ(choice->values[kSlip], -20) << "an axis is not held";
  EXPECT_EQ(choose(sliding(), {"", "slip", "theta_dot"}, {{"theta", 4}})->values[kAngle], 0.75)
      << "what the entry does not accept is no value for it";
}

TEST(PlaneChoice, TheWantedSlipKeepsTheSpeed) {
  EXPECT_EQ(choose(sliding(), {}, {}, 1)->values[kSlip], 20);
  EXPECT_EQ(choose(sliding(), {}, {{"slip", 0}}, 1)->values[kSlip], 1) << "some speed it must have";
}

TEST(PlaneChoice, AStartInFlightIsSeenInTheContactChart) {
  const auto choice = choose(flying());
  ASSERT_TRUE(choice);
  EXPECT_NEAR(choice->values[kAngle], 1, kRounding);
  EXPECT_NEAR(choice->values[kSlip], 4 + 3 * std::sin(1), kRounding) << "v_t of the tip";
  EXPECT_EQ(choice->slip, 1);
}

TEST(PlaneStart, ChangesOnlyTheAxes) {
  const Scene scene = sliding();
  const Tree initial = start(scene, {}, {1.2, -3});
  Tree expected = scene.initial;
  expected.set("theta", 1.2);
  expected.set("theta_dot", -3);
  EXPECT_EQ(initial, expected);
}

TEST(PlaneStart, TakesWhatIsHeldWithIt) {
  const Tree initial = start(sliding(), {"", "slip", "theta_dot"}, {-2, 1}, {{"theta", 1.1}});
  EXPECT_EQ(initial.numberOr("theta", 0), 1.1);
  EXPECT_EQ(initial.numberOr("slip", 0), -2);
}

TEST(PlaneStart, PutsAFlyingBodyOnTheGround) {
  Scene scene = flying();
  scene.initial = start(scene, {}, {0.7, 1});
  EXPECT_TRUE(startsOnGround(scene));
  const auto system = makeSystem(scene);
  const State state = makeExperiment(scene).initial;
  EXPECT_NEAR(system->gap(0, state), 0, kRounding);
  EXPECT_NEAR(state.q[2], 0.7, kRounding);
}

TEST(PlaneStart, InTheChartOfFlightTheBodyLeavesTheGround) {
  Scene scene = sliding();
  const double height = std::sin(0.75);
  scene.initial = start(scene, {"free", "y", "y_dot"}, {height + 1, -2});
  EXPECT_FALSE(startsOnGround(scene));
  EXPECT_NEAR(makeExperiment(scene).initial.q[1], height + 1, kRounding);
  EXPECT_NEAR(makeExperiment(scene).initial.q[2], 0.75, kRounding) << "the rest as it was";
}

TEST(PlaneStart, RefusesWhatIsNoState) {
  EXPECT_THROW(std::ignore = start(sliding(), {}, {3.5, 0}), SceneError) << "theta < pi";
  EXPECT_THROW(std::ignore = start(sliding(), {"free", "y", "y_dot"}, {0.1, 0}), SceneError)
      << "the tip would be below the ground";
}

}  // namespace
}  // namespace painleve
