#include "core/scene/contact_path.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/scene/scene_text.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

Scene sliding() {
  return parseScene(test::sceneText(R"("duration": 0.25, "laws": {"friction": {"mu": 1.4}})"));
}

Scene bouncing() {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
 "duration": 0.7, "laws": {"friction": {"mu": 0.3}, "impact": {"e": 0.5}},
 "initial": {"x": 0, "y": 1.3, "theta": 1.2, "x_dot": 0.5, "y_dot": 0, "theta_dot": 0.3}})");
}

std::vector<ContactPath> pathsOf(const Scene& scene, std::size_t most) {
  return contactPaths(scene, *simulate(scene), most);
}

TEST(ContactPath, RunsFromTheFirstRowToTheLast) {
  const auto paths = pathsOf(sliding(), 100);
  ASSERT_EQ(paths.size(), 2U);
  EXPECT_EQ(paths[0].contact, "tip");
  EXPECT_EQ(paths[0].points.front().time, 0);
  EXPECT_EQ(paths[0].points.back().time, 0.25);
  EXPECT_TRUE(std::is_sorted(paths[0].points.begin(), paths[0].points.end(),
                             [](const auto& a, const auto& b) { return a.time < b.time; }));
}

TEST(ContactPath, GoesWhereTheSystemIsDrawn) {
  const Scene scene = sliding();
  const auto run = simulate(scene);
  for (const ContactPath& path : contactPaths(scene, *run, 20)) {
    const std::size_t contact = path.contact == "tip" ? 0 : 1;
    for (const PathPoint& point : path.points) {
      const Place place = depict(scene, *run, point.time).contacts[contact].place;
      EXPECT_NEAR((place - point.place).norm(), 0, test::kReplay) << path.contact << point.time;
    }
  }
}

TEST(ContactPath, IsAsLongAsAskedAndKeepsTheEvents) {
  const Scene scene = bouncing();
  const auto run = simulate(scene);
  for (const std::size_t most : {std::size_t{1}, std::size_t{50}, std::size_t{500}}) {
    const auto path = contactPaths(scene, *run, most)[0];
    EXPECT_LE(path.points.size(), 4 * most + 2) << most;
  }
  const auto path = contactPaths(scene, *run, 50)[0];
  for (const Event& event : run->events) {
    EXPECT_TRUE(std::any_of(path.points.begin(), path.points.end(),
                            [&](const PathPoint& p) { return p.time == event.time; }))
        << eventKindName(event.kind) << event.time;
  }
}

TEST(ContactPath, KnowsWhatTheContactDid) {
  const auto path = pathsOf(sliding(), 200)[0];
  EXPECT_TRUE(path.touches);
  EXPECT_EQ(path.points.front().mode, Mode::SlipMinus);
  EXPECT_EQ(path.points.front().lcpMode, 1);
  EXPECT_EQ(path.points.back().mode, Mode::Free) << "it lifts off at 0.07 s";
}

TEST(ContactPath, TellsAnEndThatNeverTouches) {
  EXPECT_FALSE(pathsOf(sliding(), 200)[1].touches);
}

TEST(ContactPath, KnowsTheFastestSlip) {
  const auto paths = pathsOf(sliding(), 200);
  EXPECT_NEAR(paths[0].fastest, 20, test::kRounding * 20) << "it starts with it";
  EXPECT_GT(paths[1].fastest, 20) << "the end in flight: at least v of the tip and the turn";
}

TEST(ContactPath, DrawsEveryPartWithItsBody) {
  Scene scene = sliding();
  scene.edits = {{0.01, {{"system.parameters.half_length", 1.5}}}};
  const auto path = pathsOf(scene, 500)[1];
  const auto heightAt = [&](double t) {
    return std::find_if(path.points.begin(), path.points.end(),
                        [&](const PathPoint& p) { return p.time > t; })
        ->place.y();
  };
  EXPECT_NEAR(heightAt(0), 2 * std::sin(0.75), 0.01);
  EXPECT_GT(heightAt(0.0105), 2.9 * std::sin(0.75)) << "the longer body keeps its angle";
}

TEST(ContactPath, ARunWithoutRowsHasNoPoints) {
  Trajectory none = *simulate(sliding());
  none.chunks.clear();
  none.events.clear();
  EXPECT_TRUE(contactPaths(sliding(), none, 10)[0].points.empty());
}

}  // namespace
}  // namespace painleve
