#include "core/scene/presets.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

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

TEST(Presets, TheProgramShipsEight) {
  const auto presets = loadPresets(PAINLEVE_REPOSITORY "/resources/scenes");
  std::vector<std::string> ids;
  for (const Preset& preset : presets) {
    ids.push_back(preset.id);
    EXPECT_FALSE(preset.scene.title.empty()) << preset.id;
    EXPECT_FALSE(preset.scene.note.empty()) << preset.id;
    EXPECT_NE(preset.scene.view.find("speed"), nullptr) << preset.id;
  }
  for (const char* id :
       {"fig2_mu14", "mode4_painleve", "mode2_tangential_impact", "bouncing_rod", "slide_to_rest",
        "force_to_infinity", "falling_pencil", "kane_classic_hit"}) {
    EXPECT_NE(std::ranges::find(ids, id), ids.end()) << id;
  }
}

}  // namespace
}  // namespace painleve
