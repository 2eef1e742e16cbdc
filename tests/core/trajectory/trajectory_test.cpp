#include "core/trajectory/trajectory.h"

#include <set>

#include <gtest/gtest.h>

namespace painleve::test {
namespace {

// Rows (t, 10 t) at the given times, cut into chunks of two.
Trajectory rowsAt(const std::vector<double>& times) {
  Trajectory trajectory;
  trajectory.columns = {{"time", "t", "s"}, {"x", "x", "m"}};
  for (std::size_t i = 0; i < times.size(); i += 2) {
    Chunk chunk{i, 2, {}};
    for (std::size_t k = i; k < std::min(i + 2, times.size()); ++k) {
      chunk.cells.push_back(times[k]);
      chunk.cells.push_back(10 * times[k]);
    }
    trajectory.chunks.push_back(std::make_shared<const Chunk>(chunk));
  }
  return trajectory;
}

TEST(EventKindName, HasTheWordsOfTheEventsFile) {
  const std::vector<std::string> words{"start",
                                       "impact",
                                       "touch",
                                       "lift_off",
                                       "stop",
                                       "stick",
                                       "slip",
                                       "slip_reversal",
                                       "tangential_impact",
                                       "singular_point",
                                       "branch_point",
                                       "settle",
                                       "rest",
                                       "edit",
                                       "limit",
                                       "end"};
  std::vector<std::string> names;
  for (int kind = 0; kind <= static_cast<int>(EventKind::End); ++kind)
    names.emplace_back(eventKindName(static_cast<EventKind>(kind)));
  EXPECT_EQ(names, words);
}

TEST(Trajectory, EmptyHasNoRows) {
  EXPECT_EQ(Trajectory{}.rowCount(), 0U);
  EXPECT_EQ(Chunk{}.rows(), 0U);
}

TEST(Trajectory, FindsRowsAcrossChunks) {
  const Trajectory trajectory = rowsAt({0, 1, 2, 3, 4});
  ASSERT_EQ(trajectory.rowCount(), 5U);
  for (std::size_t i = 0; i < 5; ++i) {
    ASSERT_EQ(trajectory.row(i).size(), 2U);
    EXPECT_EQ(trajectory.row(i)[0], static_cast<double>(i));
    EXPECT_EQ(trajectory.row(i)[1], 10.0 * static_cast<double>(i));
  }
}

TEST(Trajectory, RowBeforeIsTheLastOneNotLater) {
  const Trajectory trajectory = rowsAt({0, 1, 2, 2, 3});
  EXPECT_EQ(trajectory.rowBefore(-1), 0U);
  EXPECT_EQ(trajectory.rowBefore(0), 0U);
  EXPECT_EQ(trajectory.rowBefore(1.5), 1U);
  EXPECT_EQ(trajectory.rowBefore(2), 3U) << "of an instant the row after it";
  EXPECT_EQ(trajectory.rowBefore(2.5), 3U);
  EXPECT_EQ(trajectory.rowBefore(99), 4U);
}

TEST(Trajectory, CheckpointBeforeIsTheLastOneNotLater) {
  Trajectory trajectory;
  EXPECT_THROW(trajectory.checkpointBefore(0), std::logic_error);
  for (const double time : {0.0, 1.0, 1.0, 2.0}) {
    Snapshot snapshot;
    snapshot.state.t = time;
    snapshot.step = static_cast<std::int64_t>(trajectory.checkpoints.size());
    trajectory.checkpoints.push_back(snapshot);
  }
  EXPECT_EQ(trajectory.checkpointBefore(-1).step, 0);
  EXPECT_EQ(trajectory.checkpointBefore(0.5).step, 0);
  EXPECT_EQ(trajectory.checkpointBefore(1).step, 2) << "of an instant the state after it";
  EXPECT_EQ(trajectory.checkpointBefore(9).step, 3);
}

TEST(Trajectory, FindsColumnsById) {
  const Trajectory trajectory = rowsAt({0});
  EXPECT_EQ(trajectory.column("time"), 0U);
  EXPECT_EQ(trajectory.column("x"), 1U);
  EXPECT_EQ(trajectory.column("y"), trajectory.columns.size());
}

TEST(Ledger, TotalIsTheSumOfItsAccounts) {
  EXPECT_EQ((Ledger{1, 2, 4, 8, 16}).total(), 31);
}

}  // namespace
}  // namespace painleve::test
