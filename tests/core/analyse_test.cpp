#include "core/analyse.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/scene/sliding_start.h"

namespace painleve {
namespace {

constexpr double kReference = 1e-9;

Scene rodScene(const char* initial, const char* mu = "1.4") {
  return parseScene(std::string(R"({"format": "painleve-lab/scene", "version": 1,
    "system": {"type": "rod"}, "laws": {"friction": {"type": "coulomb", "mu": )") +
                    mu + "}}, \"initial\": " + initial + "}");
}

const char* const kSlidesLeft =
    R"({"theta": 0.75, "theta_dot": 2.5, "slip": -20, "on_ground": true})";
const char* const kSlidesRight =
    R"({"theta": 0.75, "theta_dot": 2.5, "slip": 3, "on_ground": true})";
const char* const kFliesRight =
    R"({"x": 0, "y": 2, "theta": 1, "x_dot": 4, "y_dot": 0, "theta_dot": 0})";

TEST(Analyse, NamesTheAxesOfTheContactChart) {
  const auto plane = phasePlane(rodScene(kSlidesLeft), {});
  EXPECT_EQ(plane.xId, "theta");
  EXPECT_EQ(plane.yId, "theta_dot");
  EXPECT_EQ(plane.xUnit, "rad");
  EXPECT_EQ(plane.yUnit, "rad/s");
  EXPECT_FALSE(plane.xSymbol.empty() || plane.ySymbol.empty());
}

// Reference: rod.json, singular_points[0].
TEST(Analyse, FindsTheSingularPointsOfTheScene) {
  const auto plane = phasePlane(rodScene(kSlidesLeft), {});
  ASSERT_EQ(plane.singular.size(), 4U);
  EXPECT_NEAR(plane.singular[1].at.x, 0.9701554159882791, kReference);
  EXPECT_NEAR(plane.singular[1].at.y, 3.446616977370851, kReference);
}

TEST(Analyse, HandsOutTheCriticalOrbitsAndTheField) {
  EXPECT_TRUE(phasePlane(rodScene(kSlidesLeft), {}).critical.empty()) << "mu = 1.4 < mu_C";
  const auto plane = phasePlane(rodScene(kSlidesLeft, "2"), {});
  ASSERT_EQ(plane.critical.size(), 2U);
  for (const CriticalCurve& curve : plane.critical) {
    EXPECT_EQ(curve.orbit.back(), curve.point);
    EXPECT_NEAR(curve.point.x, plane.singular[0].at.x, kReference);
    EXPECT_NEAR(std::abs(curve.point.y), std::abs(plane.singular[0].at.y), kReference);
  }
  const PhaseRequest standard;
  EXPECT_GT(plane.field.size(), 200U);
  EXPECT_LE(plane.field.size(), std::size_t(standard.fieldColumns * standard.fieldRows));
}

TEST(Analyse, TakesTheSlipDirectionAsAsked) {
  PhaseRequest request;
  request.slip = 1;
  EXPECT_EQ(phasePlane(rodScene(kSlidesLeft), request).slip, 1);
  EXPECT_TRUE(phasePlane(rodScene(kSlidesLeft), request).singular.empty());
}

TEST(Analyse, TakesTheSlipDirectionFromTheStartWhereNoneIsAsked) {
  PhaseRequest request;
  request.slip = 0;
  EXPECT_EQ(phasePlane(rodScene(kSlidesLeft), request).slip, -1);
  EXPECT_EQ(phasePlane(rodScene(kSlidesRight), request).slip, 1);
  EXPECT_EQ(phasePlane(rodScene(kFliesRight), request).slip, 1);
}

TEST(Analyse, PendulumSlipFollowsFromThePoint) {
  const auto scene = parseScene(R"({"format": "painleve-lab/scene", "version": 1,
    "system": {"type": "double_pendulum"}, "initial": {"theta1": 0.3, "theta1_dot": 1, "on_ground": true}})");
  const auto plane = phasePlane(scene, {-0.6, 0.6, -7, 7, 0});
  EXPECT_EQ(plane.slip, 0);
  EXPECT_TRUE(plane.present[1]);
}

TEST(Analyse, StopsWhenTold) {
  const auto plane = phasePlane(rodScene(kSlidesLeft), {}, [] { return true; });
  EXPECT_FALSE(plane.present[1]);
}

// Lesson 5.4: at the edit the state lands in mode (2).
TEST(ContactSolutionsOfARun, EditsUpToTheMomentAreMade) {
  const Scene scene = test::slidingStart(
      {.mu = 1.2, .theta = 1, .thetaDot = 0, .slip = -8},
      R"("duration": 0.1, "edits": [{"time": 0.02, "set": {"laws.friction.mu": 1.6}}])");
  const auto run = simulate(scene);
  const auto before = contactSolutions(scene, *run, 0.0199);
  EXPECT_EQ(before.contacts[0].friction.minus, 1.2);
  EXPECT_EQ(before.contacts[0].lcpMode, 1);
  const auto there = contactSolutions(scene, *run, 0.02);
  EXPECT_EQ(there.contacts[0].friction.minus, 1.6);
  EXPECT_EQ(there.contacts[0].lcpMode, 2);
  EXPECT_TRUE(there.solutions.empty());
  const auto later = contactSolutions(scene, *run, 0.03);
  EXPECT_EQ(later.situation, Situation::Flight);
  EXPECT_EQ(later.contacts[0].friction.minus, 1.6);
}

TEST(ContactSolutionsOfARun, AnEditAtTheStartComesAfterIt) {
  const Scene scene = test::slidingStart(
      {.mu = 1.2, .theta = 1, .thetaDot = 0, .slip = -8},
      R"("duration": 0.1, "edits": [{"time": 0, "set": {"laws.friction.mu": 1.6}}])");
  const auto start = contactSolutions(scene, *simulate(scene), 0);
  EXPECT_EQ(start.contacts[0].friction.minus, 1.2);
  EXPECT_EQ(start.solutions.size(), 1U);
}

TEST(ContactSolutionsOfARun, TimesOutsideTheRunAreItsEnds) {
  const Scene scene = test::slidingStart({.theta = 0.6}, R"("duration": 0.1)");
  const auto run = simulate(scene);
  EXPECT_EQ(contactSolutions(scene, *run, -1).time, 0);
  EXPECT_EQ(contactSolutions(scene, *run, 9).time, 0.1);
}

}  // namespace
}  // namespace painleve
