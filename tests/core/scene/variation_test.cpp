#include "core/scene/variation.h"

#include <gtest/gtest.h>

#include "core/errors.h"
#include "core/scene/scene_json.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

Scene base() {
  return parseScene(test::sceneText(
      R"("laws": {"friction": {"mu": 1.4}, "impact": {"type": "newton", "e": 0.5}}, "duration": 0.2)"));
}

/// What a variation may change, the rest out of the way.
Tree comparable(Scene scene) {
  scene.variations.clear();
  scene.view = Tree::object();
  return sceneTree(scene);
}

TEST(SceneVariation, setTheirValuesAndTheirChoicesOnly) {
  Scene scene = base();
  scene.choices = {{0, "contact", {}}};
  scene.variations = {{"a", {{"laws.friction.mu", 1.6}}, {}}};
  const Scene varied = variedScene(scene, {"b", {{"laws.friction.mu", 0.3}}, {{1, "impact", 0.5}}});
  EXPECT_EQ(varied.laws.numberOr("friction.mu", 0), 0.3);
  EXPECT_EQ(varied.choices, (std::vector<Choice>{{1, "impact", 0.5}}));
  EXPECT_TRUE(varied.variations.empty());
  EXPECT_EQ(varied.initial, scene.initial);
}

TEST(SceneVariation, thatGiveNoSceneAreRefused) {
  EXPECT_THROW(variedScene(base(), {"bad", {{"laws.friction.mu", -1}}, {}}), SceneError);
}

TEST(SceneVariation, OfAnotherSystemDoNotFailAtTheSweepOfThisOne) {
  Scene scene = base();
  scene.view.set("sweep",
                 Members{{"path", "system.parameters.half_length"}, {"from", 1}, {"to", 2}});
  const Variation other{
      "other",
      {{"system.type", "double_pendulum"},
       {"system.parameters", Tree::object()},
       {"initial",
        Members{{"theta1", 0.1}, {"theta2", 0.2}, {"theta1_dot", 0}, {"theta2_dot", 0}}}},
      {}};
  EXPECT_EQ(variedScene(scene, other).system.textOr("type", ""), "double_pendulum");
}

TEST(SceneVariation, sayOneChangedNumberByItsPath) {
  const Scene varied = withValue(base(), "laws.friction.mu", 1.6);
  EXPECT_EQ(variationOf(base(), varied, "v"), (Variation{"v", {{"laws.friction.mu", 1.6}}, {}}));
  EXPECT_TRUE(variationOf(base(), base(), "same").set.empty());
}

TEST(SceneVariation, ofAnythingThatMayDifferGiveItBack) {
  std::vector<Scene> scenes{base()};
  for (const auto& [path, value] : Members{{"laws.friction.mu", 0.25},
                                           {"laws.impact.type", "newton"},
                                           {"laws.friction.mu_plus", 0.7},
                                           {"system.parameters.mass", 3},
                                           {"solver.rtol", 1e-9},
                                           {"branch.policy", "contact"},
                                           {"branch.singular_point", "lift_off"},
                                           {"branch.impulse", 0.25},
                                           {"output.step", 0.01},
                                           {"duration", 1.5},
                                           {"initial.theta", 0.5}})
    scenes.push_back(withValue(base(), path, value));
  Scene choosing = base();
  choosing.choices = {{0, "contact", {}}};
  scenes.push_back(choosing);
  Scene edited = base();
  edited.edits = {{0.1, {{"laws.friction.mu", 1.6}}}};
  scenes.push_back(edited);
  for (const Scene& from : scenes) {
    for (const Scene& to : scenes) {
      const Scene back = variedScene(from, variationOf(from, to, "v"));
      EXPECT_TRUE(variationOf(to, back, "").set.empty())
          << writeScene(from) << writeScene(to) << writeScene(back);
      EXPECT_EQ(back.choices, to.choices);
      EXPECT_EQ(back.edits, to.edits);
    }
  }
}

TEST(SceneVariation, ofAnotherSystemGiveItBack) {
  const Scene other = parseScene(R"({"format": "painleve-lab/scene", "version": 1,
    "system": {"type": "double_pendulum"}, "initial": {"theta1": 0.3, "theta2": 0.4, "theta1_dot": 0, "theta2_dot": 0}})");
  EXPECT_EQ(comparable(variedScene(base(), variationOf(base(), other, "v")))
                .at("system")
                ->textOr("type", ""),
            "double_pendulum");
  EXPECT_TRUE(
      variationOf(other, variedScene(base(), variationOf(base(), other, "v")), "").set.empty());
}

TEST(SceneVariation, stayWhatTheyWereWhenTheirSceneChanges) {
  const Variation kept{"kept", {{"laws.impact.e", 0.9}}, {{0, "impact", {}}}};
  const Scene before = base();
  const Scene after = withValues(before, {{"laws.friction.mu", 1.7}, {"initial.theta", 0.4}});
  const Variation said = rebased(kept, before, after);
  EXPECT_EQ(said.name, "kept");
  EXPECT_EQ(said.choices, kept.choices);
  EXPECT_TRUE(variationOf(variedScene(before, kept), variedScene(after, said), "").set.empty());
  EXPECT_EQ(rebased(said, after, after).set.size(), said.set.size());
}

TEST(SceneVariation, takeTheEditsOfTheirSceneUnlessTheyHaveTheirOwn) {
  Scene scene = base();
  scene.edits = {{0.1, {{"laws.friction.mu", 1.6}}}};
  EXPECT_EQ(variedScene(scene, {"follows", {}, {}}).edits, scene.edits);
  EXPECT_TRUE(variedScene(scene, {"none", {}, {}, std::vector<Edit>{}}).edits.empty());
  const Variation kept = rebased({"kept", {}, {}}, base(), scene);
  EXPECT_TRUE(variedScene(scene, kept).edits.empty()) << "kept before there was an edit";
}

// The scene's edit speaks of a friction that the variation does not have.
TEST(SceneVariation, thatCannotRunStayAsTheyAre) {
  Scene scene = base();
  scene.edits = {{0.1, {{"laws.friction.mu", 1.6}}}};
  const Variation variation{"v", {{"laws.friction.type", "none"}}, {}};
  EXPECT_THROW(variedScene(scene, variation), SceneError);
  EXPECT_EQ(rebased(variation, scene, withValue(scene, "duration", 0.3)), variation);
}

}  // namespace
}  // namespace painleve
