#include "core/parameters/tree.h"

#include <gtest/gtest.h>

namespace painleve {
namespace {

Tree sample() {
  return Members{{"laws", Members{{"friction", Members{{"mu", 1.4}, {"type", "coulomb"}}}}},
                 {"duration", 2},
                 {"flags", Array{true, Tree(), "x"}}};
}

TEST(Tree, KnowsItsKind) {
  EXPECT_TRUE(Tree().isNull());
  EXPECT_TRUE(Tree::object().isObject());
  EXPECT_TRUE(Tree(Array{}).isArray());
  EXPECT_TRUE(*Tree(true).boolean());
  EXPECT_EQ(*Tree(3).number(), 3.0);
  EXPECT_EQ(*Tree("text").text(), "text");
  EXPECT_EQ(Tree("text").number(), nullptr);
}

TEST(Tree, FindsByKeyAndByPath) {
  const Tree tree = sample();
  EXPECT_EQ(*tree.find("duration"), Tree(2));
  EXPECT_EQ(*tree.at("laws.friction.mu"), Tree(1.4));
  EXPECT_EQ(tree.at("laws.friction.nu"), nullptr);
  EXPECT_EQ(tree.at("duration.mu"), nullptr) << "a number has no members";
  EXPECT_EQ(tree.at(""), nullptr);
  EXPECT_EQ(Tree(1).find("a"), nullptr);
}

TEST(Tree, SetsOnTheWayWhatIsMissing) {
  Tree tree = sample();
  tree.set("laws.friction.mu", 1.6);
  tree.set("laws.impact.e", 0.5);
  tree.set("duration.unit", "s");
  EXPECT_EQ(tree.numberOr("laws.friction.mu", 0), 1.6);
  EXPECT_EQ(tree.textOr("laws.friction.type", ""), "coulomb") << "neighbours stay";
  EXPECT_EQ(tree.numberOr("laws.impact.e", 0), 0.5);
  EXPECT_EQ(tree.textOr("duration.unit", ""), "s") << "a number on the way is replaced";
}

TEST(Tree, ErasesDirectMembersOnly) {
  Tree tree = sample();
  tree.erase("duration");
  tree.erase("mu");
  EXPECT_EQ(tree.find("duration"), nullptr);
  EXPECT_NE(tree.at("laws.friction.mu"), nullptr);
  Tree number(1);
  number.erase("a");
  EXPECT_EQ(number, Tree(1));
}

TEST(Tree, DefaultsWhereTheKindIsAnother) {
  EXPECT_EQ(sample().numberOr("laws.friction.type", 7), 7.0);
  EXPECT_EQ(sample().textOr("duration", "none"), "none");
  EXPECT_EQ(sample().textOr("nowhere", "none"), "none");
}

TEST(Tree, EqualityCountsTheOrderOfMembers) {
  EXPECT_EQ(sample(), sample());
  EXPECT_NE(Tree(Members{{"a", 1}, {"b", 2}}), Tree(Members{{"b", 2}, {"a", 1}}));
  EXPECT_NE(Tree(1), Tree("1"));
}

}  // namespace
}  // namespace painleve
