#include "core/scene/experiment.h"

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "tests/support/case_name.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

Laws lawsOf(const std::string& laws) {
  const Scene scene = parseScene(test::sceneText("\"laws\": " + laws));
  return makeLaws(scene, *makeSystem(scene));
}

struct FrictionCase {
  const char *name, *json;
  double plus, minus;
  std::optional<double> stick;
};

class FrictionValues : public testing::TestWithParam<FrictionCase> {};

TEST_P(FrictionValues, FallBackToMu) {
  const Laws laws = lawsOf(std::string(R"({"friction": )") + GetParam().json + "}");
  ASSERT_EQ(laws.friction.size(), 2U);
  const Coulomb law = coulombOf(laws.friction[0]);
  EXPECT_EQ(law.plus, GetParam().plus);
  EXPECT_EQ(law.minus, GetParam().minus);
  EXPECT_EQ(law.stick, GetParam().stick);
}

INSTANTIATE_TEST_SUITE_P(
    Laws, FrictionValues,
    testing::Values(FrictionCase{"None", R"({"type": "none"})", 0, 0, {}},
                    FrictionCase{"Default", "{}", 0, 0, {}},
                    FrictionCase{"Mu", R"({"mu": 0.5})", 0.5, 0.5, {}},
                    FrictionCase{"Plus", R"({"mu": 0.5, "mu_plus": 0.2})", 0.2, 0.5, {}},
                    FrictionCase{
                        "BothWithoutMu", R"({"mu_plus": 0.2, "mu_minus": 0.3})", 0.2, 0.3, {}},
                    FrictionCase{"Static", R"({"mu": 0.5, "mu_static": 0.7})", 0.5, 0.5, 0.7}),
    test::CaseName());

TEST(MakeLaws, AContactMayHaveItsOwnFriction) {
  const Laws laws =
      lawsOf(R"({"friction": {"mu": 1}, "contacts": {"other_end": {"friction": {"type": "none"}}},
                 "impact": {"e": 0.5, "e_t": -0.25}})");
  EXPECT_EQ(coulombOf(laws.friction[0]).plus, 1.0);
  EXPECT_TRUE(std::holds_alternative<Frictionless>(laws.friction[1]));
  EXPECT_EQ(std::get<Newton>(laws.impact).e, 0.5);
  EXPECT_EQ(std::get<Newton>(laws.impact).tangential, -0.25);
}

TEST(MakeLaws, EveryImpactLawHasItsValue) {
  const auto impactOf = [](const std::string& json) {
    return lawsOf(R"({"impact": )" + json + "}").impact;
  };
  EXPECT_EQ(std::get<Newton>(impactOf("{}")).e, 0.0);
  EXPECT_EQ(std::get<NewtonResolved>(impactOf(R"({"type": "newton-resolved", "e": 0.2})")).e, 0.2);
  EXPECT_EQ(std::get<Poisson>(impactOf(R"({"type": "poisson", "e": 0.3})")).e, 0.3);
  EXPECT_EQ(std::get<Energetic>(impactOf(R"({"type": "energetic", "e": 0.4})")).e, 0.4);
  EXPECT_EQ(std::get<MoreauImpact>(impactOf(R"({"type": "moreau"})")).delta, 1.0);
  EXPECT_EQ(std::get<MoreauImpact>(impactOf(R"({"type": "moreau", "delta": 0.5})")).delta, 0.5);
}

TEST(MakeOptions, FollowTheScene) {
  const SolverOptions options = makeOptions(parseScene(test::fullSceneText()));
  EXPECT_EQ(options.rtol, 1e-11);
  EXPECT_EQ(options.zenoSpeed, 0.0);
  EXPECT_EQ(options.maxEvents, 7);
  EXPECT_EQ(options.policy, BranchPolicy::Ask);
  EXPECT_EQ(options.impulseFraction, 1.0);
  EXPECT_EQ(options.outputStep, 64 * 0.001) << "thinned: a tenth of a second has two rows";
}

TEST(MakeExperiment, PutsTheTipOnTheGround) {
  const Experiment experiment = makeExperiment(parseScene(test::sceneText()));
  EXPECT_NEAR(experiment.system->gap(0, experiment.initial), 0, 1e-15);
  EXPECT_EQ(experiment.initial.t, 0.0);
  EXPECT_EQ(experiment.duration, 1.0);
}

TEST(MakeExperiment, AFreeStartIsTakenAsItIs) {
  const Scene scene = withValue(
      parseScene(test::sceneText()), "initial",
      Members{{"x", 1}, {"y", 2}, {"theta", 0.5}, {"x_dot", 3}, {"y_dot", 4}, {"theta_dot", 5}});
  const Experiment experiment = makeExperiment(scene);
  EXPECT_EQ(experiment.initial.q[1], 2.0);
  EXPECT_EQ(experiment.initial.v[2], 5.0);
  EXPECT_EQ(initialChart(scene, *experiment.system).closed.size(), 0U);
}

TEST(MakeExperiment, RefusesAStartInsideTheGround) {
  const Scene scene = withValue(
      parseScene(test::sceneText()), "initial",
      Members{{"x", 0}, {"y", -0.25}, {"theta", 0}, {"x_dot", 0}, {"y_dot", 0}, {"theta_dot", 0}});
  EXPECT_EQ(
      test::problemOf([&] { makeExperiment(scene); }),
      "/initial: contact \"tip\" starts 0.25 m inside its obstacle; allowed: gap >= -1e-09 m");
  EXPECT_NE(test::problemOf([&] { checkStart(scene); }), "");
}

TEST(MakeExperiment, RefusesScenesThatWereNeverChecked) {
  Scene scene = parseScene(test::sceneText());
  scene.system.set("type", "block");
  EXPECT_EQ(test::problemOf([&] { makeExperiment(scene); }),
            "/system/type: \"block\" is unknown; allowed: rod, double_pendulum");
  scene = parseScene(test::sceneText());
  scene.system.set("parameters.mass", -1);
  EXPECT_EQ(test::problemOf([&] { makeExperiment(scene); }),
            "/system/parameters/mass: -1 is out of range; allowed: 0 < mass <= 1000000");
}

}  // namespace
}  // namespace painleve
