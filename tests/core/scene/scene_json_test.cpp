#include "core/scene/scene_json.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/scene/tree_json.h"
#include "tests/support/case_name.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

TEST(SceneJson, ReadsEverything) {
  const Scene scene = parseScene(test::fullSceneText());
  EXPECT_EQ(scene.title, "All");
  EXPECT_EQ(scene.note, "Look.");
  EXPECT_EQ(scene.laws.numberOr("friction.mu", 0), 1.4);
  EXPECT_EQ(scene.duration, 0.1);
  ASSERT_EQ(scene.edits.size(), 1U);
  EXPECT_EQ(scene.edits[0].set.at(0).key, "laws.friction.mu");
  ASSERT_EQ(scene.choices.size(), 2U);
  EXPECT_EQ(scene.choices[1], (Choice{2, "impact", 0.25}));
  EXPECT_EQ(scene.branch.find("choices"), nullptr) << "choices are typed, not in the tree";
  EXPECT_EQ(scene.variations.at(1).choices.size(), 1U);
  EXPECT_EQ(scene.seed, std::numeric_limits<std::uint64_t>::max());
}

struct TripCase {
  const char* name;
  std::string text;
};

class RoundTrip : public testing::TestWithParam<TripCase> {};

TEST_P(RoundTrip, LosesNothing) {
  const Scene scene = parseScene(GetParam().text);
  const std::string written = writeScene(scene);
  EXPECT_EQ(parseScene(written), scene) << written;
  EXPECT_EQ(writeScene(parseScene(written)), written);
  EXPECT_EQ(sceneFromTree(sceneTree(scene)), scene);
}

INSTANTIATE_TEST_SUITE_P(
    Scenes, RoundTrip,
    testing::Values(
        TripCase{"Least", test::sceneText()}, TripCase{"Full", test::fullSceneText()},
        TripCase{"EmptyParts", test::sceneText(R"("laws": {}, "edits": [], "view": {})")},
        TripCase{"Seed", test::sceneText(R"("seed": 9007199254740993)")},
        TripCase{"Numbers", test::sceneText(R"("view": {"a": -0.0, "b": 5e-324, "c": 1e300})")},
        TripCase{"ByteOrderMark", "\xef\xbb\xbf" + test::sceneText()}),
    test::CaseName());

RC_GTEST_PROP(RoundTripProperty, NumbersAndSeedsKeepTheirBits, ()) {
  Scene scene = parseScene(test::sceneText());
  scene.seed = *rc::gen::arbitrary<std::uint64_t>();
  scene.initial.set("slip", *rc::gen::arbitrary<double>());
  scene.view.set("text", *rc::gen::container<std::string>(rc::gen::inRange('\x01', '\x7f')));
  const Scene back = parseScene(writeScene(scene));
  RC_ASSERT(back == scene);
}

TEST(SceneJson, WritesPrettyTextWithASeedOfSixtyFourBits) {
  const std::string text =
      writeScene(parseScene(test::sceneText(R"("seed": 18446744073709551615)")));
  EXPECT_TRUE(text.starts_with("{\n  \"format\": \"painleve-lab/scene\",\n  \"version\": 1,\n"))
      << text;
  EXPECT_TRUE(text.ends_with("\n  },\n  \"seed\": 18446744073709551615\n}\n")) << text;
}

struct SeedCase {
  const char *name, *seed;
};

class WrongSeed : public testing::TestWithParam<SeedCase> {};

TEST_P(WrongSeed, IsRefused) {
  const auto read = [] {
    parseScene(test::sceneText(std::string("\"seed\": ") + GetParam().seed));
  };
  EXPECT_NE(test::problemOf(read).find("is not a seed; allowed: a whole number, 0 <= seed <= "
                                       "18446744073709551615"),
            std::string::npos)
      << test::problemOf(read);
}

INSTANTIATE_TEST_SUITE_P(Seeds, WrongSeed,
                         testing::Values(SeedCase{"Negative", "-1"}, SeedCase{"Half", "0.5"},
                                         SeedCase{"TooLarge", "18446744073709551616"},
                                         SeedCase{"Text", "\"x1\""}, SeedCase{"List", "[]"}),
                         test::CaseName());

TEST(SceneJson, TellsAllProblems) {
  const std::string text =
      test::sceneText(R"("laws": {"friction": {"mu": -1}, "impact": {"e": 2}}, "duration": "x")");
  try {
    parseScene(text);
    FAIL();
  } catch (const SceneError& error) {
    EXPECT_EQ(error.problems.size(), 3U);
    EXPECT_STREQ(error.what(), "/laws/friction/mu: -1 is out of range; allowed: 0 <= mu");
  }
}

TEST(SceneJson, TreesOfTheProgramAreCheckedLikeFiles) {
  Scene scene = parseScene(test::sceneText());
  scene.view.set("zoom", std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(test::problemOf([&] { sceneFromTree(sceneTree(scene)); }),
            "/view/zoom: NaN is not a number; allowed: a finite number");
}

struct FileCase {
  const char *name, *path, *problem;
};

class UnreadableFile : public testing::TestWithParam<FileCase> {};

TEST_P(UnreadableFile, IsToldInOneLine) {
  EXPECT_EQ(test::problemOf([] { loadScene(GetParam().path); }), GetParam().problem);
}

INSTANTIATE_TEST_SUITE_P(
    Files, UnreadableFile,
    testing::Values(FileCase{"Missing", "/nowhere/scene.json",
                             "(whole file): cannot be read: No such file or directory"},
                    FileCase{"Directory", "/", "(whole file): cannot be read: Is a directory"},
                    FileCase{
                        "Endless", "/dev/zero",
                        "(whole file): 16842752 bytes are too many; allowed: at most 16777216"},
                    FileCase{"Empty", "/dev/null",
                             "(whole file): line 1, column 1: syntax error while parsing value - "
                             "unexpected end of input; expected '[', '{', or a literal"}),
    test::CaseName());

TEST(LoadScene, ReadsAFile) {
  const auto path = std::filesystem::path(testing::TempDir()) / "load_scene_test.json";
  std::ofstream(path) << test::fullSceneText();
  EXPECT_EQ(loadScene(path.string()), parseScene(test::fullSceneText()));
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace painleve
