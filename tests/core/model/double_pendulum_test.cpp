// Kane's double pendulum against its equations and the reference configurations. [CB] sec. 6.2
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "core/errors.h"
#include "tests/support/draws.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr int kDraws = 200;
constexpr double kDegree = std::numbers::pi / 180;

const nlohmann::json& frictionCase(const std::string& id) {
  for (const auto& entry : reference("friction")["cases"])
    if (entry["id"] == id) return entry;
  throw std::out_of_range("no such case in friction.json: " + id);
}

State degrees(const Bench& b, double first, double second) {
  return b.free({first * kDegree, second * kDegree, 0, 0}).state;
}

// Case G01 of the reference file.
TEST(DoublePendulum, ClassicConfigurationHasTheReferenceMatrices) {
  const Bench b = pendulumBench(0);
  const State s = degrees(b, 20, 30);
  const auto& expected = frictionCase("G01")["outputs"];
  const Mat M = b.system->massMatrix(s);
  const Kinematics k = b.system->kinematics(0, s);
  for (int i = 0; i < 2; ++i) {
    EXPECT_NEAR(k.points[0].normal.row[i], expected["g"][i], kReference);
    EXPECT_NEAR(k.points[0].tangent[0].row[i], expected["h"][i], kReference);
    for (int j = 0; j < 2; ++j) EXPECT_NEAR(M(i, j), expected["M"][i][j], kReference);
  }
}

// Case G08: coefficients over configurations.
TEST(DoublePendulum, ContactCoefficientsOverConfigurations) {
  const Bench b = pendulumBench(0);
  for (const auto& entry : frictionCase("G08")["outputs"]["table"]) {
    const State s = degrees(b, entry["theta_deg"][0], entry["theta_deg"][1]);
    const Kinematics k = b.system->kinematics(0, s);
    const Mat W = b.system->inverseMass(s);
    const Row n = k.points[0].normal.row, t = k.points[0].tangent[0].row;
    EXPECT_NEAR((n * W).dot(n), entry["a_nn"], kReference) << entry["theta_deg"];
    EXPECT_NEAR((n * W).dot(t), entry["a_nt"], kReference) << entry["theta_deg"];
    EXPECT_NEAR((t * W).dot(t), entry["a_tt"], kReference) << entry["theta_deg"];
  }
}

TEST(DoublePendulum, TipIsTheHeightMinusBothRodsAboveTheFloor) {
  Draws draws(1);
  for (int i = 0; i < kDraws; ++i) {
    const double L = draws.between(0.2, 2), H = L * draws.between(1, 3);
    const Bench b = bench("double_pendulum", {1, L, H, 9.8}, 0);
    const double first = draws.between(-3, 3), second = draws.between(-3, 3);
    const State s = b.free({first, second, 0, 0}).state;
    EXPECT_NEAR(b.system->gap(0, s), H - L * (std::cos(first) + std::cos(second)), kRounding * 10);
    EXPECT_NEAR(b.system->depict(s).contacts[0].place.x(), L * (std::sin(first) + std::sin(second)),
                kRounding * 10);
  }
}

TEST(DoublePendulum, HangingStraightDownIsAtRest) {
  const Bench b = bench("double_pendulum", {1, 1, 2.5, 9.8}, 0);
  EXPECT_LE(b.system->force(b.free({0, 0, 0, 0}).state).cwiseAbs().maxCoeff(), kRounding);
}

TEST(DoublePendulum, FloorChartPutsTheLowerRodToTheRight) {
  const Bench b = pendulumBench(0);
  const State s = b.closed({-0.3, 1.5}, Mode::Stick).state;
  EXPECT_GT(s.q[1], 0);
  EXPECT_LT(s.q[1], std::numbers::pi);
  EXPECT_NEAR(b.system->gap(0, s), 0, kRounding);
}

TEST(DoublePendulum, FloorOutOfReachIsAnErrorThatNamesTheAngle) {
  const Bench b = bench("double_pendulum", {1, 1, 1.99, 9.8}, 0);
  try {
    b.system->toState(b.system->charts()[1], std::vector<double>{1.0, 0.0});
    FAIL() << "the tip cannot reach the floor";
  } catch (const SceneError& error) {
    EXPECT_EQ(error.problems[0].pointer, "/theta1");
    EXPECT_FALSE(error.problems[0].allowed.empty());
  }
}

TEST(DoublePendulum, PivotBelowTheLengthIsAnErrorThatNamesTheHeight) {
  try {
    findSystemType("double_pendulum")->make(std::vector<double>{1, 1, 0.9, 9.8});
    FAIL() << "the elbow would be below the floor";
  } catch (const SceneError& error) {
    EXPECT_EQ(error.problems[0].pointer, "/system/parameters/height");
    EXPECT_EQ(error.problems[0].allowed, "height >= length");
  }
}

}  // namespace
}  // namespace painleve::test
