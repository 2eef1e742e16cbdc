#include "core/solver/trajectory_recorder.h"

#include <cmath>

#include <gtest/gtest.h>

#include "tests/support/solver_bench.h"

namespace painleve::test {
namespace {

constexpr std::size_t kUnlimited = 1000000;

class RecorderTest : public testing::Test {
 protected:
  Snapshot at(double t) const {
    Snapshot s = bench_.free({0, 2, 1, 0, -t, 0});
    s.state.t = t;
    return s;
  }
  TrajectoryRecorder recorder(const ChoiceOf& choices = {}, std::size_t maxRows = kUnlimited) {
    return {*bench_.system, bench_.laws, choices,
            [this](const std::shared_ptr<const Chunk>& chunk) { sunk_.push_back(chunk); }, maxRows};
  }

  Bench bench_ = rodBench(0.5);
  std::vector<std::shared_ptr<const Chunk>> sunk_;
};

TEST_F(RecorderTest, CutsRowsIntoChunksByCount) {
  TrajectoryRecorder r = recorder();
  for (int i = 0; i < 600; ++i) r.gridRow(at(i));
  EXPECT_EQ(sunk_.size(), 2U);
  const auto trajectory = r.finish({}, 599);
  ASSERT_EQ(trajectory->chunks.size(), 3U);
  EXPECT_EQ(trajectory->chunks[1]->firstRow, kChunkRows);
  EXPECT_EQ(trajectory->chunks[2]->rows(), 600 - 2 * kChunkRows);
  EXPECT_EQ(sunk_, trajectory->chunks) << "the sink sees every chunk once";
  ASSERT_EQ(trajectory->rowCount(), 600U);
  for (std::size_t i : {0U, 255U, 256U, 599U})
    EXPECT_EQ(trajectory->row(i)[0], static_cast<double>(i));
}

TEST_F(RecorderTest, NothingRecordedIsAnEmptyTrajectory) {
  const auto trajectory = recorder().finish({End::Cancelled, "stopped"}, 0);
  EXPECT_EQ(trajectory->rowCount(), 0U);
  EXPECT_TRUE(trajectory->chunks.empty());
  EXPECT_EQ(trajectory->contacts, (std::vector<std::string>{"tip", "other_end"}));
  EXPECT_EQ(trajectory->end, End::Cancelled);
  EXPECT_EQ(trajectory->endReason, "stopped");
}

TEST_F(RecorderTest, CheckpointsStandAtTheStartAfterEventsAndAtEveryChunk) {
  TrajectoryRecorder r = recorder();
  for (int i = 0; i < 10; ++i) r.row(at(i));
  const Snapshot before = at(10), after = at(10);
  r.event({EventKind::Touch, 0, before, after, kNoValue, kNoValue, -1, ""});
  for (int i = 10; i < 300; ++i) r.row(at(i));
  const auto trajectory = r.finish({}, 299);
  ASSERT_EQ(trajectory->checkpoints.size(), 3U);
  EXPECT_EQ(trajectory->checkpoints[0].state.t, 0);
  EXPECT_EQ(trajectory->checkpoints[1].state.t, 10);
  EXPECT_EQ(trajectory->checkpoints[2].state.t, 256);
}

TEST_F(RecorderTest, EventsCarryTheirRowsAndTheJumpOfEnergy) {
  TrajectoryRecorder r = recorder();
  const Snapshot before = at(2), after = at(2);
  Snapshot slower = after;
  slower.state.v.setZero();
  r.row(before);
  r.event({EventKind::Impact, 1, before, slower, 2, 0.5, 1, "newton"});
  const auto trajectory = r.finish({}, 2);
  ASSERT_EQ(trajectory->events.size(), 1U);
  const Event& event = trajectory->events[0];
  EXPECT_EQ(event.kind, EventKind::Impact);
  EXPECT_EQ(event.time, 2);
  EXPECT_EQ(event.contact, 1);
  EXPECT_EQ(event.before.size(), trajectory->columns.size());
  EXPECT_EQ(event.after.size(), trajectory->columns.size());
  EXPECT_EQ(event.energyChange, -2);
  EXPECT_EQ(event.impulseNormal, 2);
  EXPECT_EQ(event.impulseTangent, 0.5);
  EXPECT_EQ(event.lcpSolutions, 1);
  EXPECT_EQ(event.rule, "newton");
}

TEST_F(RecorderTest, IsFullAtItsRowLimit) {
  TrajectoryRecorder r = recorder({}, 3);
  for (int i = 0; i < 3; ++i) r.row(at(i));
  EXPECT_FALSE(r.full()) << "as many rows as allowed are not too many";
  r.row(at(3));
  EXPECT_TRUE(r.full());
  const Snapshot late = at(3);
  r.event({EventKind::End, -1, late, late, kNoValue, kNoValue, -1, ""});
  const auto trajectory = r.finish({End::RowLimit, "full"}, 3);
  EXPECT_EQ(trajectory->rowCount(), 3U);
  EXPECT_TRUE(trajectory->events.empty());
  EXPECT_EQ(trajectory->endTime, 2) << "the trajectory ends with its last row";
}

TEST_F(RecorderTest, RowsOfTheGridAreNotCounted) {
  TrajectoryRecorder r = recorder({}, 2);
  r.row(at(0));
  for (int i = 1; i < 300; ++i) r.gridRow(at(i));
  r.row(at(300));
  EXPECT_FALSE(r.full());
  r.row(at(301));
  EXPECT_TRUE(r.full());
  r.gridRow(at(302));
  const auto trajectory = r.finish({End::RowLimit, "full"}, 302);
  EXPECT_EQ(trajectory->rowCount(), 301U);
  EXPECT_EQ(trajectory->endTime, 300);
}

TEST_F(RecorderTest, CheckpointsStandAlsoWhereManyStepsHaveNoRow) {
  TrajectoryRecorder r = recorder();
  r.row(at(0));
  for (int i = 1; i < 1000; ++i) r.stepped(at(i));
  r.row(at(1000));
  const auto trajectory = r.finish({}, 1000);
  const auto& points = trajectory->checkpoints;
  ASSERT_GE(points.size(), 10U);
  for (std::size_t i = 1; i < points.size(); ++i) {
    EXPECT_GT(points[i].state.t, points[i - 1].state.t);
    EXPECT_LE(points[i].state.t - points[i - 1].state.t, 100);
  }
}

const std::vector<Future> kFutures{
    {"painleve", "", 0, 0, 0}, {"contact", "", 0, 0, 0}, {"impact", "impulse", 0.1, 1, 0.5}};

TEST_F(RecorderTest, FollowsThePolicyWhereTheSceneSaysNothing) {
  TrajectoryRecorder r = recorder();
  const auto chosen = r.choose(kFutures, 1);
  ASSERT_TRUE(chosen);
  EXPECT_EQ(chosen->rule, "contact");
}

TEST_F(RecorderTest, ChoicesOfTheSceneWinByNumberOfTheBranchPoint) {
  const auto second =
      [](std::size_t branch) -> std::optional<std::pair<std::string, std::optional<double>>> {
    if (branch != 1) return std::nullopt;
    return std::pair(std::string("impact"), std::optional(0.25));
  };
  TrajectoryRecorder r = recorder(second);
  EXPECT_EQ(r.choose(kFutures, 0)->rule, "painleve");
  const auto chosen = r.choose(kFutures, 0);
  EXPECT_EQ(chosen->rule, "impact");
  EXPECT_EQ(chosen->pick, 0.25);
}

TEST_F(RecorderTest, PicksAreKeptInsideTheFamily) {
  for (const auto& [asked, given] : {std::pair{0.01, 0.1}, std::pair{7.0, 1.0}}) {
    TrajectoryRecorder r = recorder([asked = asked](std::size_t) {
      return std::pair(std::string("impact"), std::optional(asked));
    });
    EXPECT_EQ(r.choose(kFutures, 0)->pick, given);
  }
}

TEST_F(RecorderTest, ARuleThatIsNoFutureIsNotAChoice) {
  TrajectoryRecorder r = recorder(
      [](std::size_t) { return std::pair(std::string("lift_off"), std::optional<double>()); });
  EXPECT_EQ(r.choose(kFutures, 2)->rule, "impact");
}

TEST_F(RecorderTest, WithoutPolicyAndChoiceNoneIsTaken) {
  TrajectoryRecorder r = recorder();
  EXPECT_FALSE(r.choose(kFutures, std::nullopt));
  const Snapshot s = at(0);
  r.event({EventKind::BranchPoint, 0, s, s, kNoValue, kNoValue, 2, "ask"});
  const auto trajectory = r.finish({End::NeedsChoice, "choose"}, 0);
  ASSERT_EQ(trajectory->branches.size(), 1U);
  EXPECT_EQ(trajectory->branches[0].taken, kFutures.size());
  EXPECT_EQ(trajectory->branches[0].futures.size(), kFutures.size());
}

TEST_F(RecorderTest, BranchPointsKnowTheirEvents) {
  TrajectoryRecorder r = recorder();
  const Snapshot s = at(0);
  r.event({EventKind::Start, -1, s, s, kNoValue, kNoValue, -1, ""});
  r.choose(kFutures, 0);
  r.choose(kFutures, 1);
  r.event({EventKind::BranchPoint, 0, s, s, kNoValue, kNoValue, 2, "painleve"});
  r.event({EventKind::TangentialImpact, 0, s, s, 1, 1, 0, "impact"});
  r.event({EventKind::BranchPoint, 0, s, s, kNoValue, kNoValue, 2, "contact"});
  const auto trajectory = r.finish({}, 0);
  ASSERT_EQ(trajectory->branches.size(), 2U);
  EXPECT_EQ(trajectory->branches[0].event, 1U);
  EXPECT_EQ(trajectory->branches[0].taken, 0U);
  EXPECT_EQ(trajectory->branches[1].event, 3U);
  EXPECT_EQ(trajectory->branches[1].taken, 1U);
}

// An edit changes how rows are read: the one before it belongs to the old system.
TEST_F(RecorderTest, AfterAnEditTheNextRowAndTheEventsBeforeAreReadTheOldWay) {
  TrajectoryRecorder r = recorder();
  const Snapshot s = at(1);
  r.row(at(0));
  const Bench heavy = bench("rod", {2, 1, 1, 9.8}, 0.5);
  r.edited(*heavy.system, heavy.laws, s);
  r.row(s);
  r.event({EventKind::Edit, -1, s, s, kNoValue, kNoValue, -1, ""});
  r.row(s);
  const auto trajectory = r.finish({}, 1);
  const std::size_t V = trajectory->column("V");
  EXPECT_DOUBLE_EQ(trajectory->row(1)[V], 9.8 * 2);
  EXPECT_DOUBLE_EQ(trajectory->row(2)[V], 2 * 9.8 * 2);
  EXPECT_EQ(trajectory->events[0].before[V], trajectory->row(1)[V]);
  EXPECT_EQ(trajectory->events[0].after[V], trajectory->row(2)[V]);
}

}  // namespace
}  // namespace painleve::test
