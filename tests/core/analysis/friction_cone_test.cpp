// The generalised friction cone: [GB] eq. (10); numbers of lesson 5.5.

#include "core/analysis/friction_cone.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/analyse.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/small/small_system.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

constexpr double kDegree = std::numbers::pi / 180;
constexpr double kPrinted = 0.05;  // degrees: half a unit of the last digit

Scene sliding(double theta, double mu, const std::string& initial = R"("slip": -3)") {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
 "duration": 0.01, "laws": {"friction": {"mu": )" +
                    std::to_string(mu) + R"(}},
 "initial": {"on_ground": true, "theta_dot": 0, "theta": )" +
                    std::to_string(theta) + ", " + initial + "}}");
}

FrictionCone firstCone(const Scene& scene) {
  const auto run = simulate(scene);
  const auto cone = frictionCone(scene, *run, run->events.front().before);
  EXPECT_TRUE(cone.has_value());
  return cone.value_or(FrictionCone{});
}

double lengthOf(const ConeVector& v) {
  return std::hypot(v.normal, v.tangent);
}

TEST(FrictionCone, TheEdgeOfTheLeftSlideSinksAsInTheLesson) {
  EXPECT_NEAR(firstCone(sliding(1, 0.8)).minus.angle / kDegree, 63.9, kPrinted);
  EXPECT_NEAR(firstCone(sliding(1, 1.2)).minus.angle / kDegree, 84.3, kPrinted);
  EXPECT_NEAR(firstCone(sliding(1, 1.3753)).minus.angle / kDegree, 90.0, kPrinted);
  EXPECT_NEAR(firstCone(sliding(1, 1.6)).minus.angle / kDegree, 95.5, kPrinted);
}

// mu_theta = (1 + 3 cos^2)/(3 sin cos): B = 0 there.
TEST(FrictionCone, TheEdgeLiesInTheTangentPlaneWhereBIsZero) {
  const double s = std::sin(1.0), c = std::cos(1.0), border = (1 + 3 * c * c) / (3 * s * c);
  EXPECT_NEAR(border, 1.3753, 5e-5);
  EXPECT_GT(firstCone(sliding(1, border - 1e-5)).minus.B, 0);
  const FrictionCone beyond = firstCone(sliding(1, border + 1e-5));
  EXPECT_LT(beyond.minus.B, 0);
  EXPECT_LT(beyond.minus.vector.normal, 0);
  EXPECT_GT(beyond.minus.angle, std::numbers::pi / 2);
}

// cos of the angle = B/sqrt(G_nn (G_nn +- 2 mu G_nt + mu^2 G_tt)), in the matrices themselves.
TEST(FrictionCone, AnglesAndLengthsAreThoseOfTheKineticMetric) {
  const double mu = 0.7, s = std::sin(0.8), c = std::cos(0.8);
  const double nn = 1 + 3 * c * c, nt = -3 * s * c, tt = 1 + 3 * s * s;
  const FrictionCone cone = firstCone(sliding(0.8, mu));
  EXPECT_NEAR(cone.length, std::sqrt(nn), test::kRounding);
  EXPECT_NEAR(lengthOf(cone.tangent), std::sqrt(tt / nn), test::kRounding);
  EXPECT_NEAR(cone.tangent.normal, nt / nn, test::kRounding);
  for (const int slip : {-1, +1}) {
    const ConeEdge& edge = slip < 0 ? cone.minus : cone.plus;
    const double B = nn - slip * mu * nt, size = nn - 2 * slip * mu * nt + mu * mu * tt;
    EXPECT_NEAR(edge.B, B, test::kRounding);
    EXPECT_NEAR(std::cos(edge.angle), B / std::sqrt(nn * size), test::kRounding);
    EXPECT_NEAR(lengthOf(edge.vector), std::sqrt(size / nn), test::kRounding);
  }
}

TEST(FrictionCone, TheReactionOfASlideLiesOnItsEdge) {
  const FrictionCone cone = firstCone(sliding(1, 0.8));
  ASSERT_TRUE(cone.reaction.has_value());
  // F_N = A/B with A = g at rest of the angle.
  const double s = std::sin(1.0), c = std::cos(1.0);
  const double weights = 1 / (1 + 3 * c * c - 3 * 0.8 * s * c);
  EXPECT_NEAR(cone.weights, weights, test::kRounding);
  EXPECT_NEAR(cone.reaction->normal, weights * cone.minus.vector.normal, test::kRounding);
  EXPECT_NEAR(cone.reaction->tangent, weights * cone.minus.vector.tangent, test::kRounding);
}

TEST(FrictionCone, WhereTheContactProblemHasNoSolutionThereIsNoReaction) {
  EXPECT_FALSE(firstCone(sliding(1, 1.6)).reaction.has_value());
}

TEST(FrictionCone, InFlightItIsThatOfTheNearestContact) {
  Scene scene = sliding(1, 0.8);
  for (const double theta : {1.0, -1.0}) {
    scene.initial = Tree(Members{
        {"x", 0}, {"y", 3}, {"theta", theta}, {"x_dot", 0}, {"y_dot", 0}, {"theta_dot", 0}});
    const FrictionCone cone = firstCone(scene);
    EXPECT_TRUE(cone.inFlight());
    EXPECT_EQ(cone.contact, theta > 0 ? "tip" : "other_end");
    EXPECT_NEAR(cone.gap, 3 - std::sin(1.0), test::kRounding);
    EXPECT_FALSE(cone.reaction.has_value());
  }
}

TEST(FrictionCone, AboutToCollideTheContactIsNotInFlight) {
  Scene scene = sliding(1, 0.8);
  scene.initial = Tree(
      Members{{"x", 0}, {"y", 1}, {"theta", 1.0}, {"x_dot", 0}, {"y_dot", -1}, {"theta_dot", 0}});
  scene.duration = 0.5;
  const auto run = simulate(scene);
  const auto impact = std::ranges::find(run->events, EventKind::Impact, &Event::kind);
  ASSERT_NE(impact, run->events.end());
  const auto cone = frictionCone(scene, *run, impact->before);
  ASSERT_TRUE(cone.has_value());
  EXPECT_FALSE(cone->inFlight());
  EXPECT_EQ(cone->contact, "tip");
  EXPECT_NEAR(cone->gap, 0, 1e-9);
  EXPECT_TRUE(frictionCone(scene, *run, run->events.front().before)->inFlight());
}

TEST(FrictionCone, AnEditAtTheStartIsNotMadeBeforeIt) {
  Scene scene = sliding(1, 1.2);
  scene.edits.push_back({0, {{"laws.friction.mu", 0.8}}});
  const auto run = simulate(scene);
  EXPECT_EQ(frictionCone(scene, *run, run->events.front().before)->minus.mu, 1.2);
  EXPECT_EQ(frictionCone(scene, *run, run->row(run->rowCount() - 1))->minus.mu, 0.8);
}

TEST(FrictionCone, HasTheFrictionOfEachSideAndWhatHoldsAtRest) {
  Scene scene = sliding(1, 0.8);
  scene.laws.set("friction.mu_plus", 0.3);
  EXPECT_EQ(firstCone(scene).plus.mu, 0.3);
  EXPECT_EQ(firstCone(scene).minus.mu, 0.8);
  scene = sliding(1, 0.8, R"("slip": 0)");
  scene.laws.set("friction.mu_static", 1.1);
  EXPECT_EQ(firstCone(scene).minus.mu, 1.1);
  EXPECT_EQ(firstCone(scene).plus.mu, 1.1);
}

TEST(FrictionCone, OfAPointMassItIsTheConeOfTheTextbook) {
  const test::Block block;
  const State state{0, test::vecOf({0, 0}), test::vecOf({-1, 0})};
  const Laws laws{Formulation::Coulomb, {Coulomb{0.5, 1, {}}}, Newton{}};
  const FrictionCone cone = readCone(block, laws, state, {0, Mode::SlipMinus, 9.81, 9.81});
  EXPECT_NEAR(cone.minus.angle, std::numbers::pi / 4, test::kRounding);
  EXPECT_NEAR(cone.plus.angle, std::atan(0.5), test::kRounding);
  EXPECT_NEAR(cone.minus.vector.tangent, 1, test::kRounding);
  EXPECT_NEAR(cone.plus.vector.tangent, -0.5, test::kRounding);
}

}  // namespace
}  // namespace painleve
