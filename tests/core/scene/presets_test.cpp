#include "core/scene/presets.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

class PresetFolder : public testing::Test {
 protected:
  PresetFolder() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directory(folder_);
  }
  ~PresetFolder() override { std::filesystem::remove_all(folder_); }

  void add(const std::string& file, const std::string& text) {
    std::ofstream(folder_ / file) << text;
  }

  std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) / "presets_test";
};

TEST_F(PresetFolder, AreSortedByFileName) {
  add("b.json", test::sceneText(R"("title": "B")"));
  add("a.json", test::sceneText(R"("title": "A")"));
  add("notes.txt", "not a scene");
  const auto presets = loadPresets(folder_.string());
  ASSERT_EQ(presets.size(), 2U);
  EXPECT_EQ(presets[0].id, "a");
  EXPECT_EQ(presets[1].scene.title, "B");
  EXPECT_EQ(presets[1].path, (folder_ / "b.json").string());
}

TEST_F(PresetFolder, ABrokenFileIsNamed) {
  add("a.json", test::sceneText(R"("duration": -1)"));
  EXPECT_EQ(test::problemOf([&] { loadPresets(folder_.string()); }),
            "/duration: -1 is out of range (in a.json); allowed: 0 < duration <= 36000");
}

TEST(Presets, NoFolderNoPresets) {
  EXPECT_TRUE(loadPresets("/nowhere").empty());
}

std::size_t lengthOf(const std::string& utf8) {
  return static_cast<std::size_t>(
      std::ranges::count_if(utf8, [](char c) { return (c & 0xc0) != 0x80; }));
}

class ShippedPresets : public testing::Test {
 protected:
  std::vector<Preset> presets_ = loadPresets(PAINLEVE_REPOSITORY "/resources/scenes");
};

TEST_F(ShippedPresets, AreAtLeastThirtyThreeWithTheirNames) {
  EXPECT_GE(presets_.size(), 33U);
  for (const char* id :
       {"fig2_mu14", "mode4_painleve", "mode2_tangential_impact", "bouncing_rod", "slide_to_rest",
        "force_to_infinity", "falling_pencil", "kane_classic_hit"}) {
    EXPECT_NE(std::ranges::find(presets_, id, &Preset::id), presets_.end()) << id;
  }
}

TEST_F(ShippedPresets, SayInOneSentenceWhatToLookFor) {
  for (const auto& [id, path, scene] : presets_) {
    EXPECT_FALSE(scene.title.empty()) << id;
    EXPECT_LE(lengthOf(scene.title), 40U) << id;
    EXPECT_TRUE(scene.note.ends_with('.')) << id;
    EXPECT_EQ(scene.note.find(". "), std::string::npos) << id;
    EXPECT_LE(lengthOf(scene.note), 150U) << id;
  }
}

TEST_F(ShippedPresets, OpenInALayoutAndAtASpeed) {
  const std::vector<std::string> layouts{"standard", "map",  "force", "energy",
                                         "impulse",  "fork", "cone"};
  for (const auto& [id, path, scene] : presets_) {
    EXPECT_NE(std::ranges::find(layouts, scene.view.textOr("layout", "")), layouts.end()) << id;
    const double speed = scene.view.numberOr("speed", 0);
    EXPECT_TRUE(speed > 0 && speed <= 1 && std::log2(speed) == std::floor(std::log2(speed))) << id;
  }
}

TEST_F(ShippedPresets, NameDifferentStepsOfLessons) {
  std::set<std::string> steps;
  for (const auto& [id, path, scene] : presets_) {
    const std::string step = scene.view.textOr("lesson", "");
    if (step.empty()) continue;
    EXPECT_TRUE(step.size() == 3 && step[0] >= '1' && step[0] <= '7' && step[1] == '.') << id;
    EXPECT_TRUE(steps.insert(step).second) << id;
  }
  EXPECT_GE(steps.size(), 25U);
}

TEST_F(ShippedPresets, GiveTheirRunsDifferentNames) {
  for (const auto& [id, path, scene] : presets_) {
    std::set<std::string> names;
    for (const Variation& variation : scene.variations)
      EXPECT_TRUE(names.insert(variation.name).second) << id << ", " << variation.name;
  }
}

}  // namespace
}  // namespace painleve
