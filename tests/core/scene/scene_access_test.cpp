#include "core/scene/scene_access.h"

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "tests/support/case_name.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

const FieldGroup& groupNamed(const std::vector<FieldGroup>& groups, const std::string& title) {
  for (const FieldGroup& group : groups) {
    if (group.title == title) return group;
  }
  throw std::out_of_range(title);
}

TEST(FieldGroups, HoldValuesAndDefaults) {
  const auto groups = fieldGroups(parseScene(test::fullSceneText()));
  const FieldGroup& friction = groupNamed(groups, "Friction");
  EXPECT_EQ(friction.selectorPath, "laws.friction.type");
  EXPECT_EQ(friction.chosen, "coulomb");
  EXPECT_EQ(friction.alternatives.size(), 2U);
  ASSERT_EQ(friction.fields.size(), 4U);
  EXPECT_EQ(friction.fields[0].path, "laws.friction.mu");
  EXPECT_EQ(friction.fields[0].value, 1.4);
  EXPECT_TRUE(friction.fields[0].given);
  EXPECT_FALSE(friction.fields[2].given) << "mu_minus";
  EXPECT_EQ(groupNamed(groups, "Friction: other end").chosen, "none");
  EXPECT_EQ(groupNamed(groups, "Body").selectorPath, "");
  EXPECT_FALSE(groupNamed(groups, "Body").fields.front().given);
  EXPECT_EQ(groupNamed(groups, "Run").fields.at(0).path, "duration");
}

TEST(FieldGroups, TheSystemIsNoField) {
  for (const FieldGroup& group : fieldGroups(parseScene(test::sceneText()))) {
    EXPECT_NE(group.selectorPath, "system.type");
  }
}

TEST(FieldGroups, EveryFieldCanBeSetToItsValue) {
  const Scene scene = parseScene(test::fullSceneText());
  for (const FieldGroup& group : fieldGroups(scene)) {
    for (const Field& field : group.fields) {
      const Scene same = withValue(scene, field.path, field.value);
      EXPECT_EQ(numberAt(same, field.path), field.value) << field.path;
    }
  }
}

TEST(Lookup, ValuesElseDefaults) {
  const Scene scene = parseScene(test::fullSceneText());
  EXPECT_EQ(numberAt(scene, "laws.friction.mu"), 1.4);
  EXPECT_EQ(numberAt(scene, "system.parameters.gravity"),
            numberAt(parseScene(test::sceneText()), "system.parameters.gravity"));
  EXPECT_EQ(numberAt(parseScene(test::sceneText()), "solver.zeno_speed"), 3e-6);
  EXPECT_EQ(textAt(scene, "branch.policy"), "ask");
  EXPECT_EQ(textAt(scene, "title"), "All");
  EXPECT_EQ(textAt(parseScene(test::sceneText()), "branch.policy"), "painleve");
  EXPECT_EQ(systemTypeOf(scene), "rod");
  EXPECT_TRUE(startsOnGround(scene));
  EXPECT_THROW(numberAt(scene, "laws.friction.my"), std::logic_error);
  EXPECT_THROW(textAt(scene, "laws.friction.mu"), std::logic_error);
}

TEST(KnownSystems, AreNamedAndExplained) {
  const auto systems = knownSystems();
  ASSERT_GE(systems.size(), 2U);
  EXPECT_EQ(systems[0].id, "rod");
  for (const Alternative& system : systems)
    EXPECT_FALSE(system.name.empty() || system.help.empty());
}

struct StepCase {
  const char* name;
  double duration, step;
};

class OutputStep : public testing::TestWithParam<StepCase> {};

TEST_P(OutputStep, IsAThousandthRoundedTo125) {
  const Scene scene = withValue(parseScene(test::sceneText()), "duration", GetParam().duration);
  EXPECT_EQ(outputStepOf(scene), GetParam().step);
}

INSTANTIATE_TEST_SUITE_P(Durations, OutputStep,
                         testing::Values(StepCase{"One", 1, 0.001},
                                         StepCase{"Quarter", 0.25, 0.0002},
                                         StepCase{"Third", 0.3, 0.0002},
                                         StepCase{"Half", 0.5, 0.0005}, StepCase{"Nine", 9, 0.01},
                                         StepCase{"Short", 1e-9, 1e-12},
                                         StepCase{"Long", 36000, 50}, StepCase{"Seven", 7, 0.005}),
                         test::CaseName());

TEST(OutputStepGiven, TheSceneMaySayIt) {
  EXPECT_EQ(outputStepOf(withValue(parseScene(test::sceneText()), "output.step", 0.003)), 0.003);
  EXPECT_EQ(durationOf(parseScene(test::sceneText())), 1.0);
}

struct RowStepCase {
  const char* name;
  double duration, step, maxRows;
  double times;  // the output step
};

class RowStep : public testing::TestWithParam<RowStepCase> {};

TEST_P(RowStep, IsTheLeastPowerOfTwoThatKeepsTheGridSmall) {
  const auto& c = GetParam();
  const Scene scene = withValues(
      parseScene(test::sceneText()),
      {{"duration", c.duration}, {"output.step", c.step}, {"output.max_rows", c.maxRows}});
  EXPECT_EQ(rowStepOf(scene), c.times * c.step);
}

INSTANTIATE_TEST_SUITE_P(Scenes, RowStep,
                         testing::Values(RowStepCase{"Few", 1, 0.001, 2000, 1},
                                         RowStepCase{"JustFew", 1, 0.125, 7, 1},
                                         RowStepCase{"OneTooMany", 1, 0.125, 6, 2},
                                         RowStepCase{"Quarter", 1, 0.001, 300, 4},
                                         RowStepCase{"TwoRows", 1, 0.001, 2, 512},
                                         RowStepCase{"TenHours", 36000, 0.001, 1000, 65536},
                                         RowStepCase{"LongerThanTheRun", 1, 7, 2, 1}),
                         test::CaseName());

// However small the step, counting its rows overflows nothing.
TEST(RowStepGiven, TheSmallestStepThereIs) {
  const Scene scene = withValue(parseScene(test::sceneText()), "output.step", 5e-324);
  EXPECT_LE(1 / rowStepOf(scene), 2000001);
  EXPECT_GE(1 / rowStepOf(scene), 1000000);
}

}  // namespace
}  // namespace painleve
