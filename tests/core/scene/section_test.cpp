#include "core/scene/section.h"

#include <gtest/gtest.h>

#include "core/scene/tree_json.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

std::vector<std::string> titles(const Layout& layout) {
  std::vector<std::string> all;
  for (const Section& section : layout.sections) all.push_back(section.title);
  return all;
}

TEST(Layout, HasTheSectionsOfTheForm) {
  const Layout layout = layoutOf(readTree(test::fullSceneText()));
  EXPECT_EQ(titles(layout),
            (std::vector<std::string>{"System", "Body", "Friction", "Friction: other end", "Impact",
                                      "Initial state", "Formulation", "Several solutions",
                                      "Singular point", "Solver", "Output", "Run"}));
  ASSERT_NE(layout.chart, nullptr);
  EXPECT_FALSE(layout.chart->closed.empty());
}

TEST(Layout, FreeStartWithoutOnGround) {
  Tree root = readTree(test::sceneText());
  root.set("initial", Tree::object());
  EXPECT_TRUE(layoutOf(root).chart->closed.empty());
}

TEST(Layout, UnknownSystemHasNoBodyAndNoStart) {
  const Layout layout = layoutOf(Tree::object());
  EXPECT_EQ(layout.type, nullptr);
  EXPECT_EQ(layout.system, nullptr);
  EXPECT_EQ(layout.chart, nullptr);
  EXPECT_EQ(titles(layout).at(1), "Friction");
}

TEST(Layout, BadParametersDoNotHideTheRest) {
  Tree root = readTree(test::sceneText());
  root.set("system.parameters.mass", -1);
  EXPECT_NE(layoutOf(root).system, nullptr);
}

TEST(Layout, FindsSpecsAndSelectors) {
  const Layout layout = layoutOf(readTree(test::fullSceneText()));
  EXPECT_EQ(findSpec(layout, "laws.friction.mu").spec->id, "mu");
  EXPECT_EQ(findSpec(layout, "duration").section->title, "Run");
  EXPECT_EQ(findSpec(layout, "laws.contacts.other_end.friction.mu").spec, nullptr)
      << "it has no friction there";
  EXPECT_EQ(findSelector(layout, "branch.singular_point")->chosen, "stop");
  EXPECT_EQ(findSelector(layout, "laws.friction.mu"), nullptr);
  EXPECT_EQ(findSelector(layout, "output"), nullptr);
}

TEST(TabledTree, HoldsWhatTablesDescribe) {
  const Scene scene = parseScene(test::fullSceneText());
  const Tree tree = tabledTree(scene);
  EXPECT_EQ(tree.numberOr("duration", 0), 0.1);
  EXPECT_EQ(tree.find("view"), nullptr);
}

}  // namespace
}  // namespace painleve
