// Every shipped scene is loaded, run, saved, reloaded and run again: same tree, same bits.

#include <algorithm>
#include <bit>
#include <cstdint>

#include <gtest/gtest.h>

#include "core/scene/presets.h"
#include "core/scene/scene_json.h"
#include "core/scene/variation.h"
#include "core/simulate.h"

namespace painleve {

void PrintTo(const Preset& preset, std::ostream* out) {
  *out << preset.id;
}

namespace {

bool sameBits(double a, double b) {
  return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

void expectSameBits(std::span<const double> a, std::span<const double> b,
                    const std::string& where) {
  ASSERT_EQ(a.size(), b.size()) << where;
  for (std::size_t i = 0; i < a.size(); ++i) {
    ASSERT_TRUE(sameBits(a[i], b[i])) << where << ", cell " << i << ": " << a[i] << ", " << b[i];
  }
}

void expectSame(const Trajectory& a, const Trajectory& b) {
  ASSERT_EQ(a.rowCount(), b.rowCount());
  for (std::size_t i = 0; i < a.rowCount(); ++i) {
    expectSameBits(a.row(i), b.row(i), "row " + std::to_string(i));
  }
  ASSERT_EQ(a.events.size(), b.events.size());
  for (std::size_t i = 0; i < a.events.size(); ++i) {
    EXPECT_EQ(a.events[i].kind, b.events[i].kind);
    expectSameBits(a.events[i].before, b.events[i].before, "before event " + std::to_string(i));
    expectSameBits(a.events[i].after, b.events[i].after, "after event " + std::to_string(i));
  }
  EXPECT_EQ(a.end, b.end);
  EXPECT_TRUE(sameBits(a.endTime, b.endTime));
}

class SceneFile : public testing::TestWithParam<Preset> {};

TEST_P(SceneFile, IsTheSameAfterSavingAndLoading) {
  const Scene& scene = GetParam().scene;
  const Scene again = parseScene(writeScene(scene));
  EXPECT_EQ(again, scene);
  EXPECT_EQ(sceneTree(again), sceneTree(scene));
  expectSame(*simulate(scene), *simulate(again));
}

TEST_P(SceneFile, RunsAlikeWithoutItsView) {
  Scene plain = GetParam().scene;
  plain.view = Tree::object();
  expectSame(*simulate(GetParam().scene), *simulate(plain));
}

bool asks(const Scene& scene) {
  return scene.branch.textOr("policy", "") == "ask";
}

TEST_P(SceneFile, RunsToItsEndOrAsks) {
  const Scene& scene = GetParam().scene;
  const auto trajectory = simulate(scene);
  if (asks(scene)) {
    EXPECT_EQ(trajectory->end, End::NeedsChoice) << trajectory->endReason;
    return;
  }
  EXPECT_EQ(trajectory->end, End::Duration) << trajectory->endReason;
  EXPECT_EQ(trajectory->endTime, scene.duration.value());
  EXPECT_GE(trajectory->events.size(), 2U);
}

TEST_P(SceneFile, SoDoTheRunsItComparesItselfWith) {
  const Scene& scene = GetParam().scene;
  for (const Variation& variation : scene.variations) {
    const auto trajectory = simulate(variedScene(scene, variation));
    EXPECT_EQ(trajectory->end, End::Duration) << variation.name << ": " << trajectory->endReason;
  }
}

INSTANTIATE_TEST_SUITE_P(Shipped, SceneFile,
                         testing::ValuesIn(loadPresets(PAINLEVE_REPOSITORY "/resources/scenes")),
                         [](const auto& tested) { return tested.param.id; });

}  // namespace
}  // namespace painleve
