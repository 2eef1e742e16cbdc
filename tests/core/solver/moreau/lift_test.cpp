#include "core/solver/moreau/lift.h"

#include <gtest/gtest.h>

#include "tests/support/small/scheme_bench.h"
#include "tests/support/tolerances.h"

namespace painleve {
namespace {

using test::vecOf;

PerContact<ActiveContact> activeAt(const test::Bench& bench, const State& at) {
  const Snapshot from = test::snapshotOf(*bench.system, at);
  return activeContacts(bench.task(1), from, freeStep(*bench.system, at, 1e-9, true));
}

TEST(LiftOverlaps, MovesStraightOutOfTheFloor) {
  const test::Bench b = test::schemeBench(std::make_shared<test::Block>(), 0, 0, {});
  State end{0, vecOf({3, -0.25}), vecOf({1, 0})};
  liftOverlaps(b.task(1), activeAt(b, end), end);
  EXPECT_EQ(end.q[0], 3);
  EXPECT_EQ(end.q[1], 0);
  EXPECT_EQ(end.v[0], 1);
}

TEST(LiftOverlaps, LeavesWhatDoesNotOverlap) {
  const test::Bench b = test::schemeBench(std::make_shared<test::Block>(), 0, 0, {});
  State end{0, vecOf({0, 0}), vecOf({0, 0})};
  const PerContact<ActiveContact> active = activeAt(b, end);
  ASSERT_EQ(active.size(), 1U);
  end.q[1] = 1e-3;
  liftOverlaps(b.task(1), active, end);
  EXPECT_EQ(end.q[1], 1e-3);
}

TEST(LiftedContacts, AreTheActiveAndTheOverlapping) {
  const test::Bench b = test::schemeBench(std::make_shared<test::Rectangle>(1, 0.4, 1, 9.81), 0, 0,
                                          {.variant = StepVariant::M});
  const State at{0, vecOf({0, 0.6, 0}), vecOf({0, 0, 0})};
  const Snapshot from = test::snapshotOf(*b.system, at);
  const FreeStep free = freeStep(*b.system, at, 1e-3, true);
  State end = at;
  EXPECT_TRUE(liftedContacts(b.task(1), from, free, end).empty());
  end.q = vecOf({0, 0.5, 0.1});
  const PerContact<ActiveContact> lifted = liftedContacts(b.task(1), from, free, end);
  ASSERT_EQ(lifted.size(), 1U);
  EXPECT_EQ(lifted[0].contact, 1);
}

// With the rows of a point a little aside the overlap shrinks by repeated lifts, to rounding.
TEST(LiftOverlaps, EndsOnACurvedSurfaceToo) {
  const test::Bench b = test::schemeBench(std::make_shared<test::Bead>(9.81), 0, 0, {});
  const State rows{0, vecOf({std::sin(0.5), -std::cos(0.5)}), vecOf({0, 0})};
  State end{0, vecOf({1.001 * std::sin(0.55), -1.001 * std::cos(0.55)}), vecOf({0, 0})};
  liftOverlaps(b.task(1), activeAt(b, rows), end);
  EXPECT_NEAR(end.q.norm(), 1, test::kRounding);
}

TEST(LiftOverlaps, TwoCornersAreLiftedTogether) {
  const test::Bench b =
      test::schemeBench(std::make_shared<test::Rectangle>(1, 0.4, 1, 9.81), 0, 0, {});
  State end{0, vecOf({0, 0.49, 0}), vecOf({0, 0, 0})};
  liftOverlaps(b.task(1), activeAt(b, end), end);
  EXPECT_NEAR(end.q[1], 0.5, test::kRounding);
  EXPECT_NEAR(end.q[2], 0, test::kRounding);
}

}  // namespace
}  // namespace painleve
