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

TEST(Analyse, ThePlaneKnowsWhatItIsDrawnOver) {
  PhaseRequest request{-30, 30, -7, 7, 0};
  request.axes = {"tip_on_ground", "slip", "theta_dot"};
  request.held = {{"theta", 1.1}};
  const auto plane = phasePlane(rodScene(kSlidesLeft), request);
  EXPECT_EQ(plane.xId, "slip");
  EXPECT_EQ(plane.yId, "theta_dot");
  EXPECT_EQ(plane.slip, 0);
  ASSERT_EQ(plane.held.size(), 1U);
  EXPECT_EQ(plane.held[0].id, "theta");
  EXPECT_EQ(plane.held[0].value, 1.1);
  EXPECT_TRUE(plane.critical.empty()) << "they belong to the usual plane";
  // At 1.1 between P_c1 and P_c2: no solution or two while pushed, one while pulled.
  EXPECT_TRUE(plane.present[1] && plane.present[2] && plane.present[3] && plane.present[4]);
}

TEST(Analyse, AxesMayBeTurned) {
  PhaseRequest request{-7, 7, 0.01, 1.57, -1};
  request.axes = {"", "theta_dot", "theta"};
  const auto plane = phasePlane(rodScene(kSlidesLeft), request);
  ASSERT_EQ(plane.singular.size(), 4U);
  EXPECT_NEAR(plane.singular[3].at.x, 3.446616977370851, kReference);
  EXPECT_NEAR(plane.singular[3].at.y, 0.9701554159882791, kReference);
  EXPECT_EQ(plane.singular[3].index, 0);
}

TEST(Analyse, AChartOfFlightHasAxesOnly) {
  PhaseRequest request;
  request.axes.chart = "free";
  const auto plane = phasePlane(rodScene(kSlidesLeft), request);
  EXPECT_EQ(plane.chart, "free");
  EXPECT_FALSE(plane.inContact);
  EXPECT_EQ(plane.xId, "theta");
  EXPECT_FALSE(plane.present[1] || plane.present[3]);
  EXPECT_TRUE(plane.field.empty());
  request.axes.chart = "tip_on_floor";
  EXPECT_TRUE(phasePlane(rodScene(kSlidesLeft), request).chart.empty());
}

TEST(Analyse, AnotherStartInThePlaneGivesTheSamePlane) {
  const Scene here = rodScene(kSlidesLeft), right = rodScene(kSlidesRight);
  const Scene there = rodScene(R"({"theta": 0.3, "theta_dot": -1, "slip": -4, "on_ground": true})");
  PhaseRequest request;
  const auto plane = phasePlane(here, request);
  EXPECT_TRUE(givesSamePlane(here, there, request, &plane));
  EXPECT_FALSE(givesSamePlane(here, there, request, nullptr)) << "the slip speed may count";
  EXPECT_TRUE(givesSamePlane(here, right, request, &plane)) << "asked for slip-";
  request.slip = 0;
  EXPECT_FALSE(givesSamePlane(here, right, request, &plane));
  EXPECT_FALSE(givesSamePlane(here, rodScene(kSlidesLeft, "1.5"), request, &plane));
  request.axes = {"", "slip", "theta_dot"};
  EXPECT_FALSE(givesSamePlane(here, there, request, &plane)) << "another plane is known";
  const auto held = phasePlane(here, request);
  EXPECT_FALSE(givesSamePlane(here, there, request, &held)) << "theta is held";
  EXPECT_TRUE(givesSamePlane(here, right, request, &held));
}

TEST(Analyse, ReadsAPointOfThePlane) {
  const Scene scene = rodScene(kSlidesLeft);
  const PhaseRequest request;
  // [GB] eqs. (5)-(6) at theta = 1.1, at rest: B < 0 between the two lines, A = g.
  const auto reading = planePoint(scene, request, 1.1, 0);
  ASSERT_TRUE(reading.isState && reading.inContact);
  const double cosine = std::cos(1.1), sine = std::sin(1.1);
  EXPECT_NEAR(reading.A, 9.8, kReference);
  EXPECT_NEAR(reading.B, 1 + 3 * cosine * (cosine - 1.4 * sine), kReference);
  EXPECT_EQ(reading.lcpMode, 2);
  EXPECT_EQ(reading.slip, -1);
  const auto outside = planePoint(scene, request, 3.5, 0);
  EXPECT_FALSE(outside.isState);
  EXPECT_NE(outside.reason.find("theta"), std::string::npos) << outside.reason;
  PhaseRequest flight;
  flight.axes = {"free", "y", "y_dot"};
  EXPECT_TRUE(planePoint(scene, flight, 2, 0).isState);
  EXPECT_FALSE(planePoint(scene, flight, 2, 0).inContact);
  EXPECT_NE(planePoint(scene, flight, 0.1, 0).reason.find("inside its obstacle"),
            std::string::npos);
}

TEST(Analyse, AStartInThePlaneRuns) {
  Scene scene = rodScene(kSlidesLeft);
  scene.initial = planeStart(scene, {}, 0.4, 1);
  EXPECT_EQ(simulate(scene)->row(0)[3], 0.4);
  EXPECT_THROW(planeStart(scene, {}, -0.1, 1), SceneError);
  PhaseRequest other;
  other.axes.chart = "tip_on_floor";
  EXPECT_THROW(planeStart(scene, other, 0.4, 1), SceneError);
}

TEST(Analyse, ReadsEntriesOfAChartFromARun) {
  const Scene scene = rodScene(kSlidesLeft);
  const auto run = simulate(scene);
  EXPECT_EQ(chartEntry(scene, *run, "tip_on_ground", "slip")(run->row(0)), -20);
  EXPECT_FALSE(chartEntry(scene, *run, "tip_on_ground", "F_N"));
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
