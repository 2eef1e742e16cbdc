#include "core/solver/solvers.h"

#include <gtest/gtest.h>

#include "tests/support/solver_bench.h"

namespace painleve {
namespace {

TEST(RunSolver, FollowsTheScheme) {
  for (const Scheme scheme : {Scheme::EventDriven, Scheme::Moreau}) {
    test::Bench b = test::rodBench(0.5);
    b.options.scheme = scheme;
    Snapshot snapshot = b.free({0, 3, 1, 0, 0, 0});
    test::Keeper keeper;
    EXPECT_EQ(runSolver(b.task(0.01), snapshot, keeper, {}).end, End::Duration);
    EXPECT_EQ(keeper.records.empty(), scheme == Scheme::EventDriven);
  }
}

}  // namespace
}  // namespace painleve
