// «Physics or step?» on the shipped scenes that are about the step.

#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "core/step_study.h"

namespace painleve {
namespace {

StepStudy studyOf(const std::string& preset) {
  return studySteps(loadScene(PAINLEVE_REPOSITORY "/resources/scenes/" + preset + ".json"));
}

TEST(StepPresets, AnHonestErrorConvergesWithOrderOne) {
  const StepStudy study = studyOf("honest_error");
  EXPECT_EQ(study.verdict, StepVerdict::Converging);
  // Of the last pair, as the lesson says: the long steps also differ in their touches.
  ASSERT_EQ(study.errors.size(), 4U);
  EXPECT_NEAR(std::log2(study.errors[2] / study.errors[3]), 1, 0.3);
}

TEST(StepPresets, WhereTheStepDecidesTheVerdictIsTheMesh) {
  EXPECT_EQ(studyOf("step_decides").verdict, StepVerdict::MeshDependent);
}

}  // namespace
}  // namespace painleve
