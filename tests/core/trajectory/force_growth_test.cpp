// Lemma 9 and lesson 3: the force without bound, and the event that only comes near to one.

#include "core/trajectory/force_growth.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "core/simulate.h"

namespace painleve {
namespace {

constexpr double kWeight = 9.8;

Scene steep(double mu, double spin, double slip) {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
 "duration": 0.06, "output": {"step": 0.0001}, "laws": {"friction": {"mu": )" +
                    std::to_string(mu) + R"(}},
 "initial": {"on_ground": true, "theta": 0.55, "theta_dot": )" +
                    std::to_string(spin) + R"(, "slip": )" + std::to_string(slip) + "}}");
}

const Event* singularEvent(const Trajectory& run) {
  const auto found = std::ranges::find(run.events, EventKind::SingularPoint, &Event::kind);
  return found == run.events.end() ? nullptr : &*found;
}

// r = 2 T1/D = 0.341641 at mu = 2: the slope is -(1 - r) = -0.658.
TEST(ForceGrowth, HasTheSlopeOfTheLemma) {
  const auto run = simulate(steep(2, 2, -40));
  const Event* event = singularEvent(*run);
  ASSERT_NE(event, nullptr);
  const auto growth = forceGrowth(*run, *event);
  ASSERT_TRUE(growth.has_value());
  EXPECT_NEAR(growth->time, 0.042336, 1e-6);
  EXPECT_NEAR(growth->slope, -(1 - 0.341641), 0.01);
  EXPECT_GT(growth->points.back()[1] / kWeight, 1000);
  EXPECT_GE(growth->points.size(), 20U);
}

TEST(ForceGrowth, PointsGoFromFarToNearAndUpwards) {
  const auto run = simulate(steep(2, 2, -40));
  const auto growth = forceGrowth(*run, *singularEvent(*run));
  ASSERT_TRUE(growth.has_value());
  EXPECT_TRUE(std::ranges::is_sorted(growth->points,
                                     [](const auto& a, const auto& b) { return a[0] > b[0]; }));
  EXPECT_LE(growth->points.front()[0], growth->time);
  EXPECT_GT(growth->points.back()[0], 0);
}

TEST(ForceGrowth, OtherEventsHaveNone) {
  const auto run = simulate(steep(2, 2, -40));
  EXPECT_FALSE(forceGrowth(*run, run->events.front()).has_value());
  EXPECT_FALSE(forceGrowth(*run, run->events.back()).has_value());
}

TEST(StrongMoments, AreSingularPointsAndWhatGreatForcesLeadTo) {
  const auto infinite = simulate(steep(2, 2, -40));
  const auto times = strongMoments(*infinite, 10 * kWeight);
  ASSERT_FALSE(times.empty());
  EXPECT_NEAR(times.front(), 0.042336, 1e-6);
  // Lesson 3.4: the tip stops with 23.2 mg, before the singular point.
  const auto slow = simulate(steep(2, 2, -4));
  ASSERT_EQ(strongMoments(*slow, 10 * kWeight).size(), 1U);
  EXPECT_NEAR(strongMoments(*slow, 10 * kWeight).front(), 0.041661, 1e-6);
  EXPECT_TRUE(strongMoments(*slow, 30 * kWeight).empty());
}

TEST(StrongMoments, AreNoneWhereTheRunOrItsAuthorBreaksOff) {
  Scene scene = steep(2, 2, -4);
  scene.duration = 0.04165;  // just before the tip stops
  const auto run = simulate(scene);
  const std::size_t force = run->column("F_N_tip");
  ASSERT_GT(run->events.back().before[force], 15 * kWeight) << "the force is strong at the end";
  EXPECT_TRUE(strongMoments(*run, 10 * kWeight).empty());
}

}  // namespace
}  // namespace painleve
