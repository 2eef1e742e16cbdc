#include "core/scene/sight.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/scene/scene_text.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

// The slender rod of 2 m and 1 kg on the ground, at 45 degrees.
Scene leaning(double mu, double slip, const std::string& friction = "") {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
 "duration": 0.01, "laws": {"friction": {"mu": )" +
                    std::to_string(mu) + friction + R"(}},
 "initial": {"on_ground": true, "theta": 0.7853981633974483, "theta_dot": 2, "slip": )" +
                    std::to_string(slip) + "}}");
}

Sight firstSight(const Scene& scene) {
  const auto run = simulate(scene);
  return sightOf(scene, *run, run->events.front().before);
}

TEST(Sight, AContactMovesWithItsSlip) {
  const ContactSight tip = firstSight(leaning(0.5, -1.5)).contacts[0];
  EXPECT_NEAR(tip.slip, -1.5, test::kRounding);
  EXPECT_NEAR(tip.opening, 0, test::kRounding);
}

TEST(Sight, TheOtherEndMovesWithTheTurn) {
  const Sight sight = firstSight(leaning(0.5, -1.5));
  const double side = 2 * 2 / std::numbers::sqrt2;  // length times spin, along x and y
  EXPECT_NEAR(sight.contacts[1].slip, -1.5 - side, test::kRounding);
  EXPECT_NEAR(sight.contacts[1].opening, side, test::kRounding);
}

// [GB] Eq. (6) at 45 degrees: m B = 1 + 3 (1 -+ mu)/2.
TEST(Sight, ConesHaveTheFrictionInForceAndItsLift) {
  const ContactSight tip =
      firstSight(leaning(0.5, -1.5, R"(, "mu_plus": 0.2, "mu_static": 0.7)")).contacts[0];
  EXPECT_EQ(tip.minus.mu, 0.5);
  EXPECT_EQ(tip.plus.mu, 0.2);
  EXPECT_NEAR(tip.minus.B, 1 + 1.5 * (1 - 0.5), test::kRounding);
  EXPECT_NEAR(tip.plus.B, 1 + 1.5 * (1 + 0.2), test::kRounding);
}

TEST(Sight, AStickingContactIsHeldByStaticFriction) {
  const ContactSight tip = firstSight(leaning(0.9, 0, R"(, "mu_static": 2)")).contacts[0];
  EXPECT_EQ(tip.minus.mu, 2);
  EXPECT_EQ(tip.plus.mu, 2);
  EXPECT_NEAR(tip.minus.B, 1 + 1.5 * (1 - 0.9), test::kRounding);
}

TEST(Sight, FrictionAbovePainleveTurnsTheConeBelowTheTangentPlane) {
  EXPECT_LT(firstSight(leaning(1.7, -1)).contacts[0].minus.B, 0);
  EXPECT_GT(firstSight(leaning(1.6, -1)).contacts[0].minus.B, 0);
}

TEST(Sight, TellsPushedFromPulled) {
  EXPECT_EQ(firstSight(leaning(0.5, -1)).contacts[0].drive, 1);
  EXPECT_EQ(firstSight(leaning(0.5, +1)).contacts[0].drive, -1);
  EXPECT_EQ(firstSight(leaning(0, +1)).contacts[0].drive, 0) << "no friction does neither";
  EXPECT_EQ(firstSight(leaning(0.9, 0)).contacts[0].drive, 0) << "nor does a tip at rest";
  EXPECT_EQ(firstSight(leaning(0.5, -1)).contacts[1].drive, 0) << "nor a free end";
}

TEST(Sight, BodiesMoveAsTheStateSays) {
  const Sight sight = firstSight(leaning(0.5, -1.5));
  ASSERT_EQ(sight.bodies.size(), 1U);
  const double side = 2 / std::numbers::sqrt2;
  EXPECT_NEAR(sight.bodies[0].spin, 2, test::kDifferenceQuotient);
  EXPECT_NEAR(sight.bodies[0].velocity.x(), -1.5 - side, test::kDifferenceQuotient);
  EXPECT_NEAR(sight.bodies[0].velocity.y(), side, test::kDifferenceQuotient);
}

TEST(Sight, EditsAreInForceFromTheirTimeOn) {
  Scene scene = leaning(0.5, -1.5);
  scene.edits = {{0.005, {{"laws.friction.mu", 0.25}}}};
  const auto run = simulate(scene);
  EXPECT_EQ(sightOf(scene, *run, cellsAt(scene, *run, 0.004)).contacts[0].minus.mu, 0.5);
  EXPECT_EQ(sightOf(scene, *run, cellsAt(scene, *run, 0.005)).contacts[0].minus.mu, 0.25);
}

TEST(Sight, DrawsWhatDepictDraws) {
  const Scene scene = leaning(0.5, -1.5);
  const auto run = simulate(scene);
  const Depiction drawn = depictionOf(scene, cellsAt(scene, *run, 0.005));
  const Depiction expected = depict(scene, *run, 0.005);
  EXPECT_EQ(drawn.bodies[0].centre, expected.bodies[0].centre);
  EXPECT_EQ(drawn.contacts[1].place, expected.contacts[1].place);
}

}  // namespace
}  // namespace painleve
