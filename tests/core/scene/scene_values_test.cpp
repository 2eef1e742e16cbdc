#include "core/scene/scene_values.h"

#include <stdexcept>

#include <gtest/gtest.h>

#include "core/scene/scene_access.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

TEST(SceneValues, AgreeWithSingleLookUps) {
  const Scene scene = parseScene(test::fullSceneText());
  const SceneValues values(scene);
  for (const FieldGroup& group : fieldGroups(scene)) {
    for (const Field& field : group.fields) EXPECT_EQ(values.number(field.path), field.value);
    if (group.selectorPath.empty()) continue;
    EXPECT_EQ(values.choice(group.selectorPath), group.chosen);
  }
}

TEST(SceneValues, DefaultsWhereTheSceneIsSilent) {
  const SceneValues values(parseScene(test::sceneText()));
  EXPECT_EQ(values.number("solver.rtol"), 1e-12);
  EXPECT_EQ(values.choice("branch.singular_point"), "impact");
}

TEST(SceneValues, UnknownPathsAreOurFault) {
  const SceneValues values(parseScene(test::sceneText()));
  EXPECT_THROW(values.number("laws.friction.my"), std::logic_error);
  EXPECT_THROW(values.choice("laws.friction.mu"), std::logic_error);
}

}  // namespace
}  // namespace painleve
