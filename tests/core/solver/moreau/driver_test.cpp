// Whole runs of the time-stepping scheme: grid, stop, refusals, and how a run goes on.
#include "core/solver/moreau/driver.h"

#include <gtest/gtest.h>

#include "tests/support/small/scheme_bench.h"

namespace painleve {
namespace {

using test::vecOf;

test::Bench block(SteppingOptions stepping) {
  return test::schemeBench(std::make_shared<test::Block>(10), 0.3, 0, stepping);
}
const State kSliding{0, vecOf({0, 0}), vecOf({2, 0})};

TEST(Moreau, StepsFillTheRunAndTheLastIsShortened) {
  const auto run = test::runScheme(block({.step = 0.03}), kSliding, 0.1);
  EXPECT_EQ(run.outcome.end, End::Duration);
  ASSERT_EQ(run.kept.records.size(), 4U);
  EXPECT_EQ(run.kept.records[0].length, 0.03);
  EXPECT_NEAR(run.kept.records[3].length, 0.01, 1e-15);
  EXPECT_EQ(run.kept.records[3].time, 0.1);
  EXPECT_EQ(run.end.state.t, 0.1);
}

TEST(Moreau, AContactAtRestBeginsStuck) {
  test::Bench b = test::schemeBench(std::make_shared<test::Block>(10, 4), 0.3, 0, {});
  b.laws.friction[0] = Coulomb{0.3, 0.3, 0.5};
  const auto run = test::runScheme(b, {0, vecOf({0, 0}), vecOf({0, 0})}, 0.1);
  EXPECT_EQ(run.end.mode[0], Mode::Stick) << "4 N against 3 N in motion, 5 N at rest";
  EXPECT_EQ(run.kept.events[0].after.mode[0], Mode::Stick);
}

TEST(Moreau, GoesOnFromAnyStepWithTheSameBits) {
  const test::Bench b = block({.step = 1e-3});
  const auto whole = test::runScheme(b, kSliding, 1);
  Snapshot part = test::snapshotOf(*b.system, kSliding);
  test::Keeper keeper;
  Task task = b.task(0.4375);
  task.last = task.shorten = false;
  Moreau().run(task, part, keeper, {});
  EXPECT_EQ(part.state.t, 437 * 1e-3);
  Task rest = b.task(1);
  rest.begin = Begin::Resume;
  Moreau().run(rest, part, keeper, {});
  EXPECT_EQ(part.state.q[0], whole.end.state.q[0]);
  EXPECT_EQ(part.state.v[0], whole.end.state.v[0]);
  EXPECT_EQ(part.ledger.friction, whole.end.ledger.friction);
}

TEST(Moreau, StopsWhenAsked) {
  const test::Bench b = block({.step = 1e-3});
  Snapshot snapshot = test::snapshotOf(*b.system, kSliding);
  test::Keeper keeper;
  int polls = 0;
  const Outcome outcome =
      Moreau().run(b.task(1e4), snapshot, keeper, [&polls] { return ++polls > 3; });
  EXPECT_EQ(outcome.end, End::Cancelled);
  EXPECT_LE(keeper.records.size(), 4U * 64U);
}

TEST(Moreau, EndsAfterTooManyEvents) {
  test::Bench b = test::schemeBench(std::make_shared<test::Block>(10), 0, 1, {.step = 1e-2});
  b.options.maxEvents = 20;
  const auto run = test::runScheme(b, {0, vecOf({0, 0.2}), vecOf({0, 0})}, 100);
  EXPECT_EQ(run.outcome.end, End::EventLimit);
}

class ThreeTangents final : public test::Block {
 public:
  ThreeTangents() { contacts_[0].tangents = 2; }
};

TEST(Moreau, RefusesContactsInSpace) {
  const test::Bench b = test::schemeBench(std::make_shared<ThreeTangents>(), 0.3, 0, {});
  const auto run = test::runScheme(b, kSliding, 1);
  EXPECT_EQ(run.outcome.end, End::Limit);
  EXPECT_EQ(run.outcome.reason, "contact c0 has 2 tangents: beyond this solver (one)");
  EXPECT_TRUE(run.kept.rows.empty());
}

class Table final : public test::SmallSystem {
 public:
  Table() : SmallSystem(2, 5) {}
  Vec force(const State& /*s*/) const override { return vecOf({0, -10}); }
  Kinematics kinematics(int /*contact*/, const State& s) const override {
    return test::planarContact(s.q[1], test::trackOf({0, 1}), test::trackOf({1, 0}));
  }
};

TEST(Moreau, RefusesMoreContactsThanItCanEnumerate) {
  const test::Bench b = test::schemeBench(std::make_shared<Table>(), 0.3, 0, {});
  const auto run = test::runScheme(b, kSliding, 1);
  EXPECT_EQ(run.outcome.end, End::NoSolution);
  EXPECT_EQ(run.outcome.reason,
            "more than four contacts act in one step: beyond this solver (at most four)");
}

TEST(Moreau, ALongRunTellsOfSoManySteps) {
  const test::Bench b = block({.step = 1e-6});
  Snapshot snapshot = test::snapshotOf(*b.system, kSliding);
  test::Keeper keeper;
  Moreau().run(b.task(3), snapshot, keeper, [&keeper] { return keeper.records.size() > 999; });
  EXPECT_LE(keeper.steps, 400) << "3e6 steps are too many for a checkpoint every 64";
  EXPECT_GE(keeper.steps, 300);
}

}  // namespace
}  // namespace painleve
