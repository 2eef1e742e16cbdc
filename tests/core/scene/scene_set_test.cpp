#include "core/scene/scene_set.h"

#include <gtest/gtest.h>

#include "core/scene/tree_json.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

TEST(SetValue, ChangesOneNumber) {
  Tree root = readTree(test::sceneText());
  setValue(root, "laws.friction.mu", 0.7);
  EXPECT_EQ(root.numberOr("laws.friction.mu", 0), 0.7);
}

TEST(SetValue, AnotherChoiceDropsForeignParameters) {
  Tree root = readTree(test::fullSceneText());
  setValue(root, "laws.friction.type", "none");
  EXPECT_EQ(*root.at("laws.friction"), Tree(Members{{"type", "none"}}));
}

TEST(SetValue, SharedParametersStay) {
  Tree root = readTree(test::fullSceneText());
  setValue(root, "branch.policy", "contact");
  EXPECT_EQ(root.numberOr("branch.impulse", 0), 1.0);
  EXPECT_EQ(root.textOr("branch.singular_point", ""), "stop");
  EXPECT_NE(root.at("branch.choices"), nullptr);
}

TEST(SetValue, TheOverrideOfAContactIsAChoiceToo) {
  Tree root = readTree(test::fullSceneText());
  setValue(root, "laws.contacts.other_end.friction.type", "coulomb");
  setValue(root, "laws.contacts.other_end.friction.mu", 0.2);
  setValue(root, "laws.contacts.other_end.friction.type", "none");
  EXPECT_EQ(root.at("laws.contacts.other_end.friction.mu"), nullptr);
}

TEST(SetValue, AnotherSolverDropsTheChoicesOfTheFirst) {
  Tree root = readTree(test::sceneText());
  setValue(root, "solver.type", "moreau");
  setValue(root, "solver.variant", "M");
  setValue(root, "solver.correction", "off");
  setValue(root, "solver.step", 0.5);
  EXPECT_EQ(root.textOr("solver.variant", ""), "M");
  setValue(root, "solver.type", "event-driven");
  EXPECT_EQ(*root.at("solver"), Tree(Members{{"type", "event-driven"}}));
}

}  // namespace
}  // namespace painleve
