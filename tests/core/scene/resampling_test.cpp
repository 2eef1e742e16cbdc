#include "core/scene/resampling.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"

namespace painleve {
namespace {

constexpr double kReplay = 1e-9;  // relative to 1 and the value: what the tolerances leave

/// A fall with an impact, a slide with a stop, and an edit on the way.
Scene eventful() {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1,
    "system": {"type": "rod"},
    "laws": {"friction": {"mu": 0.4}, "impact": {"type": "newton", "e": 0.5}},
    "initial": {"x": 0, "y": 1.2, "theta": 1.1, "x_dot": 1, "y_dot": -1, "theta_dot": 0.5},
    "edits": [{"time": 0.21, "set": {"laws.friction.mu": 0.6}}],
    "duration": 0.8})");
}

bool hasRowAt(const Trajectory& run, double time) {
  const double found = run.row(run.rowBefore(time + 1e-12))[0];
  return std::abs(found - time) <= 1e-12;
}

std::string refusalOf(const Scene& scene, double step) {
  try {
    resampled(scene, step);
  } catch (const SceneError& error) {
    return error.what();
  }
  return {};
}

TEST(Resampling, HasARowAtEveryMultipleOfTheStep) {
  constexpr double kStep = 0.0137;
  const auto run = simulate(resampled(eventful(), kStep));
  for (int k = 0; k * kStep < 0.8; ++k) EXPECT_TRUE(hasRowAt(*run, k * kStep)) << k;
  EXPECT_EQ(run->row(run->rowCount() - 1)[0], 0.8);
}

TEST(Resampling, RowsAreThoseOfTheRunItself) {
  const Scene scene = eventful();
  const auto run = simulate(scene), again = simulate(resampled(scene, 0.0137));
  std::size_t compared = 0;
  for (std::size_t i = 0; i < again->rowCount(); ++i) {
    const auto row = again->row(i);
    const bool isInstant = std::ranges::any_of(
        again->events, [&](const Event& event) { return std::abs(event.time - row[0]) < 1e-9; });
    if (isInstant) continue;
    const Cells exact = cellsAt(scene, *run, row[0]);
    for (std::size_t c = 0; c < exact.size(); ++c) {
      ASSERT_EQ(std::isnan(exact[c]), std::isnan(row[c])) << run->columns[c].id << " " << row[0];
      if (std::isnan(exact[c])) continue;
      EXPECT_NEAR(row[c], exact[c], kReplay * std::max(1.0, std::abs(exact[c])))
          << run->columns[c].id << " at " << row[0];
      ++compared;
    }
  }
  EXPECT_GT(compared, 500U);
}

TEST(Resampling, EventsAndTheirRowsAreKept) {
  const auto run = simulate(eventful()), again = simulate(resampled(eventful(), 0.25));
  ASSERT_EQ(again->events.size(), run->events.size());
  ASSERT_GT(run->events.size(), 3U);
  for (std::size_t i = 0; i < run->events.size(); ++i) {
    EXPECT_EQ(again->events[i].kind, run->events[i].kind);
    EXPECT_NEAR(again->events[i].time, run->events[i].time, 1e-9);
    EXPECT_TRUE(hasRowAt(*again, again->events[i].time)) << run->events[i].time;
  }
  EXPECT_LT(again->rowCount(), run->rowCount());
}

TEST(Resampling, AnythingButATimeIsRefused) {
  EXPECT_EQ(refusalOf(eventful(), 0),
            "/output/step: 0 s is no time between rows; allowed: a time > 0 s");
  EXPECT_EQ(refusalOf(eventful(), -0.5),
            "/output/step: -0.5 s is no time between rows; allowed: a time > 0 s");
  for (const double odd : {std::nan(""), std::numeric_limits<double>::infinity()})
    EXPECT_EQ(refusalOf(eventful(), odd),
              "/output/step: the time between rows is not a number; allowed: a time > 0 s");
  EXPECT_EQ(
      refusalOf(eventful(), 1e-7),
      "/output/step: a row every 1e-07 s would be 8e+06 rows; allowed: at most 2000000 rows, a "
      "row every 4e-07 s");
  EXPECT_EQ(refusalOf(eventful(), 4e-7), "");
}

TEST(Resampling, NoRowIsDropped) {
  Scene scene = eventful();
  scene.output.set("max_rows", 10.0);
  const Scene fine = resampled(scene, 0.01);
  EXPECT_EQ(rowStepOf(fine), 0.01);
  EXPECT_GE(simulate(fine)->rowCount(), 81U);
}

TEST(Resampling, TheSceneIsAsValidAsBefore) {
  const Scene scene = resampled(eventful(), 0.02);
  EXPECT_EQ(parseScene(writeScene(scene)), scene);
}

TEST(Resampling, ACutRunIsAsLongAsWhatThereIs) {
  const Scene scene = eventful();
  const Scene cut = shortened(scene, 0.3);
  EXPECT_EQ(durationOf(cut), 0.3);
  EXPECT_EQ(outputStepOf(cut), outputStepOf(scene));
  EXPECT_EQ(simulate(cut)->endTime, 0.3);
  EXPECT_EQ(parseScene(writeScene(cut)), cut);
}

}  // namespace
}  // namespace painleve
