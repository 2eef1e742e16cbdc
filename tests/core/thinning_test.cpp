// Long runs keep every 2^n-th row of their grid and all rows at instants: what is left lies where
// it lay before.
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/io/csv.h"
#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "core/simulate.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

constexpr double kStep = 0.0001;  // s

Scene scene(const std::string& members) {
  return parseScene(
      R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"}, )" + members +
      "}");
}

const Scene& bounces() {
  static const Scene all = scene(R"("laws": {"friction": {"mu": 0.3}, "impact": {"e": 0.6}},
      "initial": {"x": 0, "y": 1.2, "theta": 1.2, "x_dot": 1, "y_dot": 0, "theta_dot": 2},
      "output": {"step": 0.0001}, "duration": 0.5)");
  return all;
}

Scene thinned(const Scene& whole, double maxRows) {
  return withValue(whole, "output.max_rows", maxRows);
}

std::map<double, std::vector<Cells>> rowsByTime(const Trajectory& trajectory) {
  std::map<double, std::vector<Cells>> rows;
  for (std::size_t i = 0; i < trajectory.rowCount(); ++i) {
    const auto row = trajectory.row(i);
    rows[row[0]].emplace_back(row.begin(), row.end());
  }
  return rows;
}

std::set<double> instantsOf(const Trajectory& trajectory) {
  std::set<double> instants;
  for (const Event& event : trajectory.events) instants.insert(event.time);
  return instants;
}

void expectNear(const Cells& expected, const Cells& actual) {
  ASSERT_EQ(expected.size(), actual.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (std::isnan(expected[i])) {
      EXPECT_TRUE(std::isnan(actual[i])) << "column " << i;
    } else {
      EXPECT_NEAR(actual[i], expected[i], kReference * (1 + std::abs(expected[i])))
          << "column " << i << " at " << expected[0];
    }
  }
}

TEST(Thinning, LeavesRowsOfTheWholeRun) {
  const auto whole = simulate(bounces()), few = simulate(thinned(bounces(), 100));
  EXPECT_EQ(few->end, End::Duration) << few->endReason;
  const auto all = rowsByTime(*whole), left = rowsByTime(*few);
  EXPECT_LT(left.size(), all.size() / 32);
  const std::set<double> instants = instantsOf(*few);
  for (const auto& [time, rows] : left) {
    if (instants.contains(time)) continue;  // see ChangesNoEvent: their last digits are computed
    const auto same = all.find(time);
    ASSERT_NE(same, all.end()) << time;
    ASSERT_EQ(rows.size(), same->second.size()) << time;
    for (std::size_t i = 0; i < rows.size(); ++i) expectNear(same->second[i], rows[i]);
  }
}

TEST(Thinning, KeepsTheInstantsAndEverySixtyFourthRowOfTheGrid) {
  const auto few = simulate(thinned(bounces(), 100));
  const auto instants = instantsOf(*few);
  ASSERT_GE(instants.size(), 4U);
  const auto rows = rowsByTime(*few);
  std::set<double> expected = instants;
  for (int k = 64; k * kStep < 0.5; k += 64) expected.insert(k * kStep);
  std::set<double> times;
  for (const auto& [time, at] : rows) times.insert(time);
  EXPECT_EQ(times, expected);
  for (const double time : instants) EXPECT_EQ(rows.at(time).size(), 2U) << time;
  EXPECT_EQ(*times.begin(), 0);
  EXPECT_EQ(*times.rbegin(), 0.5);
}

TEST(Thinning, ChangesNoEvent) {
  const auto whole = simulate(bounces()), few = simulate(thinned(bounces(), 40));
  ASSERT_EQ(few->events.size(), whole->events.size());
  for (std::size_t i = 0; i < whole->events.size(); ++i) {
    EXPECT_EQ(few->events[i].kind, whole->events[i].kind);
    expectNear(whole->events[i].before, few->events[i].before);
    expectNear(whole->events[i].after, few->events[i].after);
  }
}

TEST(Thinning, HandsOutFinalChunksOnTheWay) {
  std::vector<std::shared_ptr<const Chunk>> seen;
  const auto few =
      simulate(thinned(bounces(), 1000), [&](const auto& chunk) { seen.push_back(chunk); });
  EXPECT_GE(seen.size(), 3U);
  EXPECT_EQ(seen, few->chunks);
}

TEST(Thinning, RowsAtInstantsAloneMayBeTooMany) {
  const auto whole = simulate(bounces());
  const double kept = 2 * static_cast<double>(instantsOf(*whole).size());
  EXPECT_EQ(simulate(thinned(bounces(), kept))->end, End::Duration);
  const auto cut = simulate(thinned(bounces(), kept - 1));
  EXPECT_EQ(cut->end, End::RowLimit);
  EXPECT_NE(cut->endReason.find("max_rows"), std::string::npos);
  EXPECT_EQ(cut->row(cut->rowCount() - 1)[0], cut->endTime);
}

// Towards P_c1 the force grows without bound: the rows that show it lie between those of the grid.
TEST(Thinning, KeepsRowsWhereTheForceGrowsTenfold) {
  const auto run = simulate(scene(R"("laws": {"friction": {"mu": 2}},
      "initial": {"on_ground": true, "theta": 0.55, "theta_dot": 2, "slip": -40},
      "output": {"step": 0.00001, "max_rows": 30}, "duration": 0.1)"));
  ASSERT_EQ(run->end, End::Duration) << run->endReason;
  const auto instants = instantsOf(*run);
  const double step = 0.00001 * 512;
  double last = 0;
  int grown = 0;
  for (const auto& [time, rows] : rowsByTime(*run)) {
    const bool onGrid = std::round(time / step) * step == time;
    if (onGrid || instants.contains(time)) continue;
    const double force = rows.front()[run->column("F_N_tip")];
    EXPECT_GE(force, 5 * last);
    last = force;
    ++grown;
  }
  EXPECT_GE(grown, 4);
}

const Scene& tenHours() {
  static const Scene flight = scene(R"("initial": {"x": 0, "y": 2, "theta": 1, "x_dot": 0,
      "y_dot": 176000, "theta_dot": 0.01},
      "output": {"step": 0.001, "max_rows": 1000}, "duration": 36000)");
  return flight;
}

TEST(Thinning, TenHoursFitIntoAThousandRows) {
  const auto run = simulate(tenHours());
  EXPECT_GE(run->endTime, 35900);
  EXPECT_LE(run->rowCount(), 1000 + 2 * run->events.size());
  EXPECT_GE(run->rowCount(), 500U);
  const double step = rowStepOf(tenHours());
  EXPECT_EQ(step, 65.536);
  for (std::size_t k = 1; k < 500; ++k)  // after the two rows of the start
    EXPECT_EQ(run->row(k + 1)[0], static_cast<double>(k * 65536) * 0.001);
}

TEST(Thinning, CsvHasTheRowsThatAreLeft) {
  const auto run = simulate(tenHours());
  std::string text;
  writeCsv(*run, [&](std::string_view piece) {
    text += piece;
    return true;
  });
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(text, '\n')), 1 + run->rowCount());
  EXPECT_NE(text.find("\n65.536,"), std::string::npos);
  EXPECT_NE(text.find("\n131.072,"), std::string::npos);
  EXPECT_EQ(text.find("\n32.768,"), std::string::npos);
}

// --- States between rows that are far apart.

const Scene& swings() {
  static const Scene pendulum = parseScene(R"({"format": "painleve-lab/scene", "version": 1,
      "system": {"type": "double_pendulum", "parameters": {"height": 3}},
      "initial": {"theta1": 0.3, "theta2": 0.2, "theta1_dot": 0, "theta2_dot": 0},
      "output": {"step": 0.01, "max_rows": 4}, "duration": 60})");
  return pendulum;
}

TEST(Thinning, StatesBetweenFarRowsAreThoseOfTheWholeRun) {
  const auto whole = simulate(thinned(swings(), 1e6)), few = simulate(swings());
  EXPECT_LE(few->rowCount(), 6U);
  for (const double t : {0.01, 7.77, 29.99, 43.21, 59.9})
    expectNear(cellsAt(thinned(swings(), 1e6), *whole, t), cellsAt(swings(), *few, t));
}

TEST(Thinning, NoStateIsFarFromACheckpoint) {
  const auto few = simulate(swings());
  double last = 0;
  for (const Snapshot& point : few->checkpoints) {
    EXPECT_LE(point.state.t - last, 5) << "a twelfth of the run";
    last = point.state.t;
  }
  EXPECT_GE(last, 55);
}

}  // namespace
}  // namespace painleve::test
