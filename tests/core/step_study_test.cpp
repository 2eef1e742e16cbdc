// "Physics or step?" on one scene for each answer.
#include "core/step_study.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"

namespace painleve {
namespace {

Scene rod(const std::string& mu, const std::string& initial, const std::string& rest) {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
    "laws": {"friction": {"mu": )" +
                    mu + R"(}}, "initial": )" + initial + ", " + rest + "}");
}

TEST(StepStudy, FreeFlightOfARodIsTheSame) {
  const StepStudy s = studySteps(rod("0.5", R"({"x": 0, "y": 5, "theta": 1, "x_dot": 1,
    "y_dot": 0, "theta_dot": 0.5})",
                                     R"("duration": 0.2)"));
  EXPECT_EQ(s.verdict, StepVerdict::Same);
  EXPECT_EQ(s.runs.front().step, 1e-3);
  EXPECT_EQ(s.runs.back().step, 0);
}

TEST(StepStudy, ASlideConvergesWithOrderOne) {
  const StepStudy s =
      studySteps(rod("0.6", R"({"theta": 1.0, "theta_dot": 0.5, "slip": -3, "on_ground": true})",
                     R"("duration": 0.3, "solver": {"type": "moreau", "step": 0.002})"));
  EXPECT_EQ(s.verdict, StepVerdict::Converging);
  EXPECT_NEAR(s.order, 1, 0.15);
  EXPECT_EQ(s.runs.front().step, 2e-3);
  EXPECT_LT(s.outlier, 10);
  EXPECT_EQ(s.errors.size(), 4U);
}

// The singular point at mu = 1.8: whether the slip survives is decided by the phase of the steps.
TEST(StepStudy, AtTheSingularPointTheMeshDecides) {
  for (const char* step : {"1e-4", "8e-5", "6.4e-5", "4e-5"}) {
    const StepStudy s = studySteps(rod(
        "1.8", R"({"theta": 0.6894050545377601, "theta_dot": 3, "slip": -30, "on_ground": true})",
        R"("duration": 0.0125, "solver": {"type": "moreau", "step": )" + std::string(step) + "}"));
    EXPECT_EQ(s.verdict, StepVerdict::MeshDependent) << step;
    EXPECT_GT(s.farthest, 0.1) << step;
  }
}

TEST(StepStudy, StopsWhenAsked) {
  int polls = 0;
  const StepStudy s =
      studySteps(rod("0.6", R"({"theta": 1.0, "theta_dot": 0.5, "slip": -3, "on_ground": true})",
                     R"("duration": 0.3)"),
                 [&polls] { return ++polls > 10; });
  EXPECT_EQ(s.verdict, StepVerdict::Unfinished);
  EXPECT_LT(s.runs.size(), 28U);
}

TEST(StepStudy, TellsHowFarItIs) {
  std::vector<StudyProgress> told;
  const Scene scene =
      rod("0.6", R"({"theta": 1.0, "theta_dot": 0.5, "slip": -3, "on_ground": true})",
          R"("duration": 0.01)");
  const StepStudy s =
      studySteps(scene, {}, [&](const StudyProgress& progress) { told.push_back(progress); });
  ASSERT_EQ(s.runs.size(), kStudiedRuns);
  ASSERT_EQ(told.size(), kStudiedRuns + 1);
  EXPECT_TRUE(std::ranges::is_sorted(told, {}, &StudyProgress::share));
  for (std::size_t i = 0; i < told.size(); ++i) EXPECT_EQ(told[i].runs, i);
  EXPECT_EQ(told.front().share, 0);
  EXPECT_DOUBLE_EQ(told.back().share, 1);
  EXPECT_EQ(studiedStep(scene), s.runs.front().step);
}

// Wherever it comes, also between the question of the study and the first step of a run.
TEST(StepStudy, StopsAtAnyQuestion) {
  const Scene scene =
      rod("0.6", R"({"theta": 1.0, "theta_dot": 0.5, "slip": -3, "on_ground": true})",
          R"("duration": 0.01)");
  int all = 0;
  ASSERT_NE(studySteps(scene, [&all] { return ++all < 0; }).verdict, StepVerdict::Unfinished);
  ASSERT_GT(all, 60) << "two questions a run at least";
  for (int last = 1; last <= all; last = last < 40 || last > all - 20 ? last + 1 : last + 7) {
    int polls = 0;
    const StepStudy s = studySteps(scene, [&] { return ++polls >= last; });
    EXPECT_EQ(s.verdict, StepVerdict::Unfinished) << last << " of " << all;
  }
}

}  // namespace
}  // namespace painleve
