// What an animation may be, and at which instants its frames are.

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/simulate.h"
#include "tests/support/ui/session_bench.h"
#include "ui/export/animation_settings.h"

namespace painleve::ui {
namespace {

AnimationSettings slowFilm() {
  AnimationSettings settings;
  settings.speed = 0.25;
  settings.path = "out.mp4";
  return settings;
}

double longestStep(const std::vector<double>& plan) {
  double longest = 0;
  for (std::size_t i = 1; i < plan.size(); ++i) longest = std::max(longest, plan[i] - plan[i - 1]);
  return longest;
}

class ExportPlan : public testing::Test {
 protected:
  std::vector<double> plan(const AnimationSettings& settings) const {
    return framePlan(settings, scene_, *run_);
  }
  Scene scene_ = slidingScene();
  std::shared_ptr<const Trajectory> run_ = simulate(scene_);
};

TEST_F(ExportPlan, firstAndLastInstantsAreExactAndTheStepsAreEven) {
  AnimationSettings settings = slowFilm();
  settings.from = 0.01;
  settings.to = 0.11;
  const auto times = plan(settings);
  ASSERT_EQ(times.size(), 13U) << "0.4 s of film at 30 frames a second, and the last frame";
  EXPECT_EQ(times.front(), 0.01);
  EXPECT_EQ(times.back(), 0.11);
  EXPECT_NEAR(longestStep(times), 0.25 / 30, 1e-12);
}

TEST_F(ExportPlan, withoutAnEndItGoesToTheEndOfTheRun) {
  const auto times = plan(slowFilm());
  EXPECT_EQ(times.front(), 0);
  EXPECT_EQ(times.back(), run_->endTime);
  EXPECT_TRUE(std::is_sorted(times.begin(), times.end()));
}

TEST_F(ExportPlan, anInstantIsOneFrame) {
  AnimationSettings settings = slowFilm();
  settings.from = 0.1;
  settings.to = 0.1;
  EXPECT_EQ(plan(settings), std::vector<double>{0.1});
}

TEST_F(ExportPlan, theLensTakesMoreFramesAndPassesEverything) {
  AnimationSettings settings = slowFilm();
  const auto even = plan(settings);
  settings.slowsAtEvents = true;
  const auto slowed = plan(settings);
  EXPECT_GT(slowed.size(), even.size());
  EXPECT_EQ(slowed.back(), even.back());
  EXPECT_LE(longestStep(slowed), longestStep(even) * (1 + 1e-9));
}

TEST_F(ExportPlan, aSweepIsPlayedFromValueToValue) {
  AnimationSettings settings = slowFilm();
  settings.sweep = Sweep{"laws.friction.mu", 1.5, 0.5, 2};
  const auto values = plan(settings);
  ASSERT_EQ(values.size(), 61U);
  EXPECT_EQ(values.front(), 1.5);
  EXPECT_NEAR(values[30], 1, 1e-12);
  EXPECT_EQ(values.back(), 0.5);
}

TEST_F(ExportPlan, aPlanIsNeverEndless) {
  AnimationSettings settings = slowFilm();
  settings.framesPerSecond = 120;
  settings.sweep = Sweep{"laws.friction.mu", 1.5, 0.5, 3600};
  EXPECT_EQ(plan(settings).size(), kMostFrames + 1);
  EXPECT_NE(problemOf(settings, scene_), "");
}

struct ProblemCase {
  const char* name;
  void (*spoil)(AnimationSettings&);
  const char* words;  // the place and the allowed values
};

class ExportProblem : public testing::TestWithParam<ProblemCase> {};

TEST_P(ExportProblem, isOneSentenceThatNamesTheAllowed) {
  AnimationSettings settings = slowFilm();
  const Scene scene = slidingScene();
  ASSERT_EQ(problemOf(settings, scene), "");
  GetParam().spoil(settings);
  const QString problem = problemOf(settings, scene);
  EXPECT_TRUE(problem.contains(GetParam().words)) << problem.toStdString();
  EXPECT_TRUE(problem.endsWith('.')) << problem.toStdString();
}

INSTANTIATE_TEST_SUITE_P(
    Each, ExportProblem,
    testing::Values(ProblemCase{"Size",
                                [](auto& s) {
                                  s.size = {0, 720};
                                },
                                "size 0 × 720"},
                    ProblemCase{"Huge",
                                [](auto& s) {
                                  s.size = {9000, 720};
                                },
                                "1 to 8192 pixels"},
                    ProblemCase{"Rate", [](auto& s) { s.framesPerSecond = 0; }, "1 to 120"},
                    ProblemCase{"GifRate",
                                [](auto& s) {
                                  s.format = AnimationFormat::Gif;
                                  s.framesPerSecond = 60;
                                },
                                "1 to 50"},
                    ProblemCase{"Speed", [](auto& s) { s.speed = 0; }, "0.001 to 4"},
                    ProblemCase{"NoSpeed", [](auto& s) { s.speed = std::nan(""); }, "0.001 to 4"},
                    ProblemCase{"From", [](auto& s) { s.from = -1; }, "0 to 0.25 s"},
                    ProblemCase{"To", [](auto& s) { s.to = 7; }, "0 to 0.25 s"},
                    ProblemCase{"Order",
                                [](auto& s) {
                                  s.from = 0.2;
                                  s.to = 0.1;
                                },
                                "0.2 to 0.25 s"},
                    ProblemCase{"Sweep",
                                [](auto& s) {
                                  s.sweep = Sweep{"laws.friction.nu", 0, 1, 8};
                                },
                                "laws.friction.mu"},
                    ProblemCase{"Path", [](auto& s) { s.path.clear(); }, "file"}),
    [](const auto& info) { return std::string(info.param.name); });

TEST(ExportSize, anMp4HasEvenSidesAndSaysSo) {
  AnimationSettings settings = slowFilm();
  settings.size = {641, 480};
  EXPECT_EQ(effectiveSize(settings), QSize(642, 480));
  EXPECT_TRUE(sizeNote(settings).contains("642 × 480"));
  settings.size = {1, 1};
  EXPECT_EQ(effectiveSize(settings), QSize(2, 2));
  settings.format = AnimationFormat::Gif;
  EXPECT_EQ(effectiveSize(settings), QSize(1, 1));
  EXPECT_EQ(sizeNote(settings), "");
}

}  // namespace
}  // namespace painleve::ui
