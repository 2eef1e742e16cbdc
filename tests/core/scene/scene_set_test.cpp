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

}  // namespace
}  // namespace painleve
