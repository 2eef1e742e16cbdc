#include <algorithm>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "core/analyse.h"
#include "core/simulate.h"
#include "tests/support/scene/sliding_start.h"
#include "tests/support/ui/long_run.h"
#include "ui/plots/plane_run.h"

namespace painleve::ui {
namespace {

const std::vector<Column> kPlane{
    {"theta", "θ", "rad"}, {"theta_dot", "θ̇", "rad/s"}, {"mode", "", "", ColumnKind::Mode}};

RowReader cell(std::size_t column) {
  return [column](std::span<const double> cells) { return cells[column]; };
}

/// Of runs with the columns above.
PlaneTrace trace(PlanePoint grain) {
  return {cell(1), cell(2), 0, grain, 0};
}

PlaneTrace traceOf(const Scene& scene, const Trajectory& run) {
  return {chartEntry(scene, run, "tip_on_ground", "theta"),
          chartEntry(scene, run, "tip_on_ground", "theta_dot"),
          0,
          {1e-3, 1e-2},
          0};
}

TEST(PlaneRun, contactAndFlightMeetWithoutAGap) {
  const auto run = madeRun(kPlane, 101, 0.01, [](std::size_t column, double t) {
    return column == 2 ? static_cast<double>(t < 0.5 ? Mode::SlipMinus : Mode::Free) : t;
  });
  const auto path = planeRun(*run, trace({1e-6, 1e-6}));
  ASSERT_GT(path.contact.size(), 2);
  ASSERT_GT(path.flight.size(), 2);
  EXPECT_TRUE(std::isnan(path.contact.last().key));
  EXPECT_DOUBLE_EQ(path.contact[path.contact.size() - 2].key, path.flight.first().key);
}

TEST(PlaneRun, aMillionRowsBecomeWhatTheScreenShows) {
  const auto run = madeRun(kPlane, 1'000'000, 1e-6, [](std::size_t column, double t) {
    return column == 2 ? 1.0 : column == 0 ? std::cos(6 * t) : std::sin(6 * t);
  });
  const auto path = planeRun(*run, trace({2.0 / 600, 2.0 / 400}));
  EXPECT_LT(path.contact.size(), 3000);
  EXPECT_GT(path.contact.size(), 300);
  EXPECT_TRUE(path.flight.isEmpty());
  EXPECT_NEAR(path.extent.xLower, -1, 1e-6);
  EXPECT_NEAR(path.extent.yUpper, 1, 1e-6);
}

// Close rows, then a bend: the drawn bend must begin at the last row before it.
TEST(PlaneRun, aBendBeginsWhereThePathWas) {
  const auto run = madeRun(kPlane, 101, 0.01, [](std::size_t column, double t) {
    if (column == 2) return 1.0;
    return column == 0 ? t * 1e-3 : (t < 0.755 ? 0.0 : 10.0);
  });
  const auto path = planeRun(*run, trace({0.01, 0.01}));
  const auto atRow75 = [](const QCPCurveData& p) {
    return std::abs(p.key - 0.75e-3) < 1e-9 && p.value == 0;
  };
  EXPECT_TRUE(std::any_of(path.contact.begin(), path.contact.end(), atRow75));
  EXPECT_TRUE(path.jumps.empty()) << "time passes between the rows";
}

TEST(PlaneRun, theStartIsInContactOrThereIsNone) {
  const auto flies = [](std::size_t column, double t) {
    return column == 2 ? static_cast<double>(Mode::Free) : t + 1;
  };
  const auto run = madeRun(kPlane, 10, 0.01, flies);
  EXPECT_FALSE(planeRun(*run, trace({1e-6, 1e-6})).start);
  auto flight = trace({1e-6, 1e-6});
  flight.contact = -1;
  const auto path = planeRun(*run, flight);
  ASSERT_TRUE(path.start) << "a chart of flight has no contact to ask for";
  EXPECT_DOUBLE_EQ(path.start->x, 1);
  EXPECT_DOUBLE_EQ(path.extent.xUpper, 1.09);
}

TEST(PlaneRun, nothingLeadsOverARowWithoutAPoint) {
  const auto run = madeRun(kPlane, 101, 0.01, [](std::size_t column, double t) {
    if (column == 2) return 1.0;
    return column == 1 && t > 0.4 && t < 0.6 ? kNoValue : t;
  });
  const auto path = planeRun(*run, trace({1e-6, 1e-6}));
  int gaps = 0;
  for (const QCPCurveData& p : path.contact) gaps += std::isnan(p.key) ? 1 : 0;
  EXPECT_EQ(gaps, 2) << "one in the middle, one at the end";
  EXPECT_TRUE(path.unbounded.empty());
}

TEST(PlaneRun, infiniteValuesAreNoPointsAndHugeOnesAreFinite) {
  const auto run = madeRun(kPlane, 4, 1, [](std::size_t column, double t) {
    if (column != 1) return t;
    return t == 1 ? 1e308 : t == 2 ? std::numeric_limits<double>::infinity() : 0;
  });
  const auto path = planeRun(*run, trace({1e-6, 1e-6}));
  ASSERT_EQ(path.unbounded.size(), 1U);
  EXPECT_TRUE(std::isinf(path.unbounded[0].y));
  for (const auto* points : {&path.contact, &path.flight})
    for (const QCPCurveData& p : *points) EXPECT_FALSE(std::abs(p.value) > 1e200);
}

TEST(PlaneRun, contactCanBeThatOfAnyContact) {
  auto any = trace({1e-6, 1e-6});
  any.contact = kAnyContact;
  const auto run = madeRun(kPlane, 101, 0.01, [](std::size_t column, double t) {
    return column == 2 ? static_cast<double>(t < 0.5 ? Mode::SlipMinus : Mode::Free) : t;
  });
  EXPECT_EQ(planeRun(*run, any).contact.size(), planeRun(*run, trace({1e-6, 1e-6})).contact.size());
  EXPECT_FALSE(planeRun(*run, any).flight.isEmpty());
}

TEST(PlaneRun, aGhostBeginsWhereItParts) {
  const auto run = madeRun(kPlane, 101, 0.01,
                           [](std::size_t column, double t) { return column == 2 ? 1.0 : t; });
  auto late = trace({1e-6, 1e-6});
  late.since = 0.5;
  EXPECT_DOUBLE_EQ(planeRun(*run, late).contact.first().key, 0.5);
}

// Lesson 3.1: in mode (2) the slip stops in no time and the angular velocity jumps.
TEST(PlaneRun, aTangentialImpactIsAJumpAndNoMotion) {
  const Scene scene = test::slidingStart({.mu = 1.5, .theta = 1.05, .thetaDot = 1, .slip = -4},
                                         R"("duration": 0.05)");
  const auto run = simulate(scene);
  const auto event = std::find_if(run->events.begin(), run->events.end(), [](const Event& e) {
    return e.kind == EventKind::TangentialImpact;
  });
  ASSERT_NE(event, run->events.end());
  const auto path = planeRun(*run, traceOf(scene, *run));
  ASSERT_EQ(path.jumps.size(), 1U);
  const std::size_t spin = run->column("theta_dot");
  EXPECT_TRUE(path.jumps[0].isTangential);
  EXPECT_DOUBLE_EQ(path.jumps[0].from.y, event->before[spin]);
  EXPECT_DOUBLE_EQ(path.jumps[0].from.x, path.jumps[0].to.x);
  EXPECT_GT(std::abs(path.jumps[0].to.y - path.jumps[0].from.y), 0.1);
  for (const auto* points : {&path.contact, &path.flight}) {
    for (int k = 1; k < points->size(); ++k) {
      const double step = std::abs((*points)[k].value - (*points)[k - 1].value);
      EXPECT_FALSE(step > 0.1) << "the paths do not hold the jump";
    }
  }
}

TEST(PlaneRun, aCollisionIsAJumpOfItsOwnKind) {
  const Scene scene = parseScene(R"({"format": "painleve-lab/scene", "version": 1,
    "system": {"type": "rod"}, "laws": {"impact": {"type": "newton", "e": 0.5}},
    "initial": {"x": 0, "y": 1.2, "theta": 1, "x_dot": 0, "y_dot": 0, "theta_dot": 0},
    "duration": 0.4})");
  const auto run = simulate(scene);
  const auto path = planeRun(*run, traceOf(scene, *run));
  ASSERT_FALSE(path.jumps.empty());
  EXPECT_FALSE(path.jumps[0].isTangential);
  EXPECT_NEAR(path.jumps[0].from.y, 0, 1e-9) << "it fell without turning";
  EXPECT_FALSE(path.start) << "it starts in flight";
}

TEST(PlaneRun, tooManyJumpsAreThinnedToTheLargest) {
  auto run = madeRun(kPlane, 4000, 1, [](std::size_t column, double t) {
    return column == 2 ? 1.0 : column == 0 ? 0.0 : std::fmod(t, 2) * (t < 3000 ? 1 : 50);
  });
  for (auto& chunk : run->chunks) {
    // Two rows an instant.
    auto twins = std::make_shared<Chunk>(*chunk);
    for (std::size_t r = 0; r < twins->rows(); ++r)
      twins->cells[r * twins->columns] = std::floor(twins->cells[r * twins->columns] / 2);
    chunk = twins;
  }
  const auto path = planeRun(*run, trace({1e-3, 1e-3}));
  EXPECT_EQ(path.jumps.size(), 400U);
  for (const auto& jump : path.jumps) EXPECT_DOUBLE_EQ(std::abs(jump.to.y - jump.from.y), 50);
}

}  // namespace
}  // namespace painleve::ui
