#include "core/scene/stage.h"

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "tests/support/scene/scene_text.h"

namespace painleve {
namespace {

double frictionAt(const Scene& scene, double t) {
  return coulombOf(stageAt(scene, t).experiment.laws.friction[0]).plus;
}

// Not in order of time; the last one comes when the run is over.
Scene editedScene() {
  return parseScene(test::sceneText(R"("duration": 1, "laws": {"friction": {"mu": 0.1}},
 "edits": [{"time": 0.5, "set": {"laws.friction.mu": 0.3}},
           {"time": 0.25, "set": {"laws.friction.mu": 0.2}},
           {"time": 0.5, "set": {"laws.friction.mu": 0.4}},
           {"time": 1, "set": {"laws.friction.mu": 0.9}}])"));
}

TEST(SceneStage, EditsAreInForceFromTheirTimeOn) {
  const Scene scene = editedScene();
  EXPECT_EQ(frictionAt(scene, 0), 0.1);
  EXPECT_EQ(frictionAt(scene, 0.2499), 0.1);
  EXPECT_EQ(frictionAt(scene, 0.25), 0.2);
  EXPECT_EQ(frictionAt(scene, 0.5), 0.4) << "of two edits at one time the later one wins";
}

TEST(SceneStage, AnEditAtTheEndIsNotMade) {
  EXPECT_EQ(frictionAt(editedScene(), 1), 0.4);
}

TEST(SceneStage, AnEditOfTheBodyMakesAnotherSystem) {
  const Scene scene = parseScene(
      test::sceneText(R"("edits": [{"time": 0.1, "set": {"system.parameters.mass": 2}}])"));
  const State rest{0, Vec::Zero(3), Vec::Zero(3)};
  const auto massAt = [&](double t) {
    return stageAt(scene, t).experiment.system->massMatrix(rest)(0, 0);
  };
  EXPECT_EQ(massAt(0.2), 2 * massAt(0));
}

}  // namespace
}  // namespace painleve
