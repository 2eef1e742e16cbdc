// The tangential impacts of real runs, all of them. Derivations 10
#include "core/analysis/tangential_jumps.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/analyse.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/reference/rod_cases.h"
#include "tests/support/scene/sliding_start.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kQuarterTurn = 1.5707963267948966;

struct Jumped {
  Scene scene;
  std::shared_ptr<const Trajectory> trajectory;

  explicit Jumped(Scene s) : scene(std::move(s)), trajectory(simulate(scene)) {}
  Jumped(const SlidingStart& start, const std::string& branch)
      : Jumped(slidingStart(start, R"("duration": 0.001, "branch": )" + branch)) {}
  std::size_t event() const {
    const auto found =
        std::ranges::find(trajectory->events, EventKind::TangentialImpact, &Event::kind);
    EXPECT_NE(found, trajectory->events.end());
    return static_cast<std::size_t>(found - trajectory->events.begin());
  }
  ImpactReport report() const { return impactReport(scene, *trajectory, event()).value(); }
  TangentialJumps jumps() const { return report().jumps.value(); }
};

/// LESSONS 5.3.
Jumped lesson(const std::string& branch = R"({"impulse": 0.5})") {
  return {{.mu = 2, .theta = kQuarterTurn / 2, .thetaDot = 0, .slip = -1}, branch};
}

Scene familyScene(const nlohmann::json& entry) {
  const auto& params = entry["params"];
  const SlidingStart start{
      .mu = params["mu"], .theta = entry["theta"], .thetaDot = entry["omega"], .slip = entry["vt"]};
  const Scene scene = slidingStart(start, R"("duration": 0.001, "branch": {"policy": "impact"})");
  const auto number = [&](const char* id) { return Tree(params[id].get<double>()); };
  return withValues(scene, {{"system.parameters.mass", number("m")},
                            {"system.parameters.half_length", number("l")},
                            {"system.parameters.gravity", number("g")},
                            {"system.parameters.inertia", number("I")}});
}

TEST(TangentialJumps, TheParabolaOfTheLesson) {
  const TangentialJumps jumps = lesson().jumps();
  EXPECT_NEAR(jumps.largest, 0.75, kCancellation);
  EXPECT_NEAR(jumps.stopping(), 0.375, kCancellation);
  EXPECT_NEAR(jumps.ratio, 5.0 / 3, kCancellation);
  EXPECT_NEAR(0.5 + jumps.work(0.375), 0.1875, kCancellation);
  EXPECT_NEAR(0.5 + jumps.work(0.1875), 0.265625, kCancellation);
  EXPECT_NEAR(0.5 + jumps.work(0.5625), 0.265625, kCancellation);
  EXPECT_NEAR(jumps.work(0.75), 0, kCancellation);
  ASSERT_TRUE(jumps.fraction);
  EXPECT_EQ(*jumps.fraction, 0.5);
  EXPECT_FALSE(jumps.branch) << "mode (2) leaves no choice: it is no branch point";
}

// The branch point in mode (4) chose the contact; the jump comes later, in mode (2).
TEST(TangentialJumps, AnOlderBranchPointThatChoseTheContactIsNotTheirs) {
  const Jumped later(slidingStart({.mu = 1.6, .theta = 1.2, .thetaDot = -3.6, .slip = -20},
                                  R"("duration": 1, "branch": {"policy": "contact"})"));
  ASSERT_GE(later.trajectory->branches.size(), 1U);
  EXPECT_FALSE(later.jumps().branch);
}

// "The part below 0.375 is grey: the next LCP would again have no solution."
TEST(TangentialJumps, OnlyFromTheStopOnIsTheLessonSolvable) {
  const TangentialJumps jumps = lesson().jumps();
  ASSERT_EQ(jumps.solvable.size(), 1U);
  EXPECT_NEAR(jumps.solvable[0].lower, 0.375, kCancellation);
  EXPECT_NEAR(jumps.solvable[0].upper, 0.75, kCancellation);
  EXPECT_FALSE(jumps.isSolvable(0.3));
  EXPECT_TRUE(jumps.isSolvable(0.6));
}

TEST(TangentialJumps, AreTheFamilyOfTheReference) {
  for (const auto& entry : reference("rod")["iwoc_family"]) {
    const TangentialJumps jumps = Jumped(familyScene(entry)).jumps();
    EXPECT_NEAR(jumps.largest, entry["Ln_max"], kReference);
    EXPECT_NEAR(jumps.ratio, entry["mu_theta"], kReference);
    for (const auto& member : entry["family"]) {
      const double normal = member["Ln"];
      EXPECT_NEAR(jumps.ratio * normal, member["Lt"], kReference * (1 + std::abs(normal)));
      EXPECT_NEAR(jumps.work(normal), member["dT"], kReference * (1 + std::abs(normal)));
    }
  }
}

// The solver takes exactly the members called solvable; the others it drives on to the stop.
TEST(TangentialJumps, TheSolverAgreesWithTheParts) {
  const std::vector<SlidingStart> starts{{.mu = 1.6, .theta = 1, .thetaDot = 0, .slip = -8},
                                         {.mu = 1.6, .theta = 1.2, .thetaDot = 2, .slip = -6},
                                         {.mu = 1.6, .theta = 1, .thetaDot = 4, .slip = -3},
                                         {.mu = 1.6, .theta = 1.2, .thetaDot = -3.6, .slip = -20}};
  int taken = 0, refused = 0;
  for (const SlidingStart& start : starts) {
    for (int k = 1; k <= 20; ++k) {
      const double fraction = k / 20.0;
      const Jumped run(start,
                       R"({"policy": "impact", "impulse": )" + std::to_string(fraction) + "}");
      const TangentialJumps jumps = run.jumps();
      const bool solvable = jumps.isSolvable(fraction * jumps.largest);
      EXPECT_NEAR(jumps.fraction.value(), solvable ? fraction : 0.5, kCancellation)
          << "slip " << start.slip << ", fraction " << fraction;
      ++(solvable ? taken : refused);
    }
  }
  EXPECT_GT(taken, 40);
  EXPECT_GT(refused, 10) << "no start had a part without a solution";
}

// M4-: a tiny impulse leaves the slip in a problem with solutions, a larger one does not.
TEST(TangentialJumps, SolvablePartsMayBeSeveral) {
  const TangentialJumps jumps =
      Jumped({.mu = 1.6, .theta = 1.2, .thetaDot = -3.6, .slip = -20}, R"({"policy": "impact"})")
          .jumps();
  ASSERT_EQ(jumps.solvable.size(), 2U);
  EXPECT_EQ(jumps.solvable[0].lower, 0);
  EXPECT_LT(jumps.solvable[0].upper, jumps.solvable[1].lower);
  EXPECT_FALSE(jumps.isSolvable(0.5 * (jumps.solvable[0].upper + jumps.solvable[1].lower)));
}

// A = B = 0 before the jump: the rounding of A leaves no part without a solution behind.
TEST(TangentialJumps, AtTheSingularPointAllMembersAreSolvable) {
  const SlidingStart start{.mu = 2, .theta = 0.55, .thetaDot = 2, .slip = -40};
  const TangentialJumps jumps = Jumped(slidingStart(start, R"("duration": 0.05)")).jumps();
  ASSERT_EQ(jumps.solvable.size(), 1U);
  EXPECT_EQ(jumps.solvable[0].lower, 0);
  EXPECT_EQ(jumps.solvable[0].upper, jumps.largest);
  EXPECT_EQ(jumps.branch, 0U) << "the singular point is a branch point";
}

TEST(TangentialJumps, AJumpThatWasChosenNamesItsBranchPoint) {
  const Jumped run({.mu = 1.6, .theta = 1, .thetaDot = 4, .slip = -3}, R"({"policy": "impact"})");
  EXPECT_EQ(run.jumps().branch, 0U);
}

TEST(TangentialJumps, AReboundOfTheImpactLawIsNoMember) {
  Scene scene = lesson().scene;
  scene = withValue(scene, "laws.impact.type", "poisson");
  scene = withValue(scene, "laws.impact.e", 0.5);
  const Jumped run(scene);
  const TangentialJumps jumps = run.jumps();
  EXPECT_TRUE(jumps.hops);
  EXPECT_FALSE(jumps.fraction);
  EXPECT_NEAR(jumps.largest, 0.75, kCancellation);
  EXPECT_GT(run.report().after.normal, 0);
}

}  // namespace
}  // namespace painleve::test
