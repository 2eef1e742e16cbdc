// The sweep of a scene's view block: read, checked, played.

#include "core/scene/sweep.h"

#include <gtest/gtest.h>

#include "core/scene/scene_check.h"
#include "core/scene/tree_json.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

std::string problemWith(const std::string& sweep) {
  return test::problemOf(
      [&] { parseScene(test::sceneText(R"("view": {"sweep": )" + sweep + "}")); });
}

TEST(Sweep, GoesFromOneEndToTheOther) {
  const Sweep sweep{"laws.friction.mu", 0.8, 2, 8};
  EXPECT_EQ(sweep.at(-1), 0.8);
  EXPECT_EQ(sweep.at(0), 0.8);
  EXPECT_DOUBLE_EQ(sweep.at(4), 1.4);
  EXPECT_EQ(sweep.at(8), 2) << "the end itself, not a rounding of it";
  EXPECT_EQ(sweep.at(100), 2);
  EXPECT_DOUBLE_EQ((Sweep{"laws.impact.e", 1, 0, 10}).at(2.5), 0.75) << "downwards too";
}

TEST(Sweep, IsReadFromTheSceneAndBack) {
  EXPECT_EQ(sweepOf(parseScene(test::sceneText())), std::nullopt);
  const Sweep sweep{"laws.friction.mu", 0.8, 2, 12};
  Scene scene = parseScene(test::sceneText());
  scene.view.set("sweep", sweepTree(sweep));
  const Scene read = parseScene(writeScene(scene));
  EXPECT_EQ(sweepOf(read), sweep);
  EXPECT_EQ(read, scene);
}

TEST(Sweep, TakesEightSecondsWhereNothingIsSaid) {
  const Scene scene = parseScene(
      test::sceneText(R"("view": {"sweep": {"path": "laws.impact.e", "from": 0, "to": 1}})"));
  EXPECT_EQ(sweepOf(scene)->seconds, 8);
}

TEST(Sweep, MayNameANumberOfAnotherChoice) {
  EXPECT_EQ(problemWith(R"({"path": "initial.x", "from": 0, "to": 1})"), "");
  EXPECT_EQ(problemWith(R"({"path": "laws.impact.delta", "from": 0, "to": 1})"), "");
}

TEST(Sweep, WrongOnesNameThePlaceAndWhatIsAllowed) {
  const std::string unknown = problemWith(R"({"path": "laws.friction.nu", "from": 0, "to": 1})");
  EXPECT_EQ(unknown.find("/view/sweep/path: \"laws.friction.nu\" is no number of this scene"), 0U)
      << unknown;
  EXPECT_NE(unknown.find("laws.friction.mu"), std::string::npos) << unknown;
  EXPECT_EQ(unknown.find("solver.max_events"), std::string::npos) << "a count is not swept";
  EXPECT_EQ(problemWith(R"({"path": "laws.impact.e", "from": 0, "to": 1.5})"),
            "/view/sweep/to: 1.5 is out of range; allowed: 0 <= to <= 1");
  EXPECT_EQ(problemWith(R"({"path": "laws.impact.e", "from": "a", "to": 1})"),
            "/view/sweep/from: \"a\" is not a number; allowed: 0 <= from <= 1");
  EXPECT_EQ(problemWith(R"({"path": "laws.impact.e", "from": 0, "to": 1, "seconds": 0})"),
            "/view/sweep/seconds: 0 is out of range; allowed: 0.1 <= seconds <= 3600");
  EXPECT_EQ(problemWith(R"({"path": "laws.impact.e", "to": 1})").find("/view/sweep/from: "), 0U);
  EXPECT_EQ(problemWith(R"({"from": 0, "to": 1})").find("/view/sweep/path: "), 0U);
  EXPECT_EQ(problemWith(R"({"path": "laws.impact.e", "from": 0, "to": 1, "loop": true})")
                .find("/view/sweep/loop: unknown key"),
            0U);
}

}  // namespace
}  // namespace painleve
