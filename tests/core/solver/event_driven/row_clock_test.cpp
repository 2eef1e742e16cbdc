#include "core/solver/event_driven/row_clock.h"

#include <cmath>
#include <map>
#include <numbers>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "core/solver/event_driven/driver.h"
#include "tests/support/case_name.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

Keeper ran(const Bench& b, Snapshot s, double until) {
  Keeper keeper;
  EXPECT_EQ(EventDriven().run(b.task(until), s, keeper, {}).end, End::Duration);
  return keeper;
}

std::map<double, int> rowsAt(const Keeper& keeper) {
  std::map<double, int> count;
  for (const Snapshot& s : keeper.rows) ++count[s.state.t];
  return count;
}

// Every k * step once, bit for bit; the instants twice.
void expectGrid(const Keeper& keeper, double step, double until) {
  std::map<double, int> count = rowsAt(keeper);
  std::map<double, int> expected;
  for (const KeptEvent& event : keeper.events) expected[event.after.state.t] = 2;
  for (int k = 1; k * step < until; ++k)
    if (!expected.contains(k * step)) expected[k * step] = 1;
  EXPECT_EQ(count, expected);
}

struct GridCase {
  const char* name;
  double step, until;
};
void PrintTo(const GridCase& c, std::ostream* out) {
  *out << c.name;
}

class Grid : public testing::TestWithParam<GridCase> {
 protected:
  Bench bench(double mu, double e = 0) const {
    Bench b = rodBench(mu, e);
    b.options.outputStep = GetParam().step;
    return b;
  }
  double until() const { return GetParam().until; }
};

TEST_P(Grid, InFlight) {
  const Bench b = bench(0.3, 0.5);
  expectGrid(ran(b, b.free({0, 40, 1, 0, 3, 2}), until()), GetParam().step, until());
}

TEST_P(Grid, InFlightWithoutSpin) {
  const Bench b = bench(0.3, 0.5);
  expectGrid(ran(b, b.free({0, 40, 1, 0, 3, 0}), until()), GetParam().step, until());
}

TEST_P(Grid, InASlide) {
  const Bench b = bench(0.1);
  expectGrid(ran(b, b.closed({1.55, 0, -30, 0}, Mode::SlipMinus), until()), GetParam().step,
             until());
}

TEST_P(Grid, ThroughBounces) {
  const Bench b = bench(0.3, 0.9);
  expectGrid(ran(b, b.free({0, 1.05, std::numbers::pi / 2, 0, 0, 0}), until()), GetParam().step,
             until());
}

INSTANTIATE_TEST_SUITE_P(Steps, Grid,
                         testing::Values(GridCase{"Thousandths", 1e-3, 0.3},
                                         GridCase{"Tenths", 0.1, 0.3},
                                         GridCase{"OffTheEnd", 7e-4, 0.1},
                                         GridCase{"LongerThanTheRun", 2, 0.1},
                                         GridCase{"Fine", 1e-4, 0.3}),
                         CaseName());

TEST(RowClock, RowsOfASlideLieOnTheMotion) {
  const Bench b = rodBench(0.3);
  const Keeper keeper = ran(b, b.closed({1, 0, -20, 0}, Mode::SlipMinus), 0.1);
  const double balance = balanceOf(*b.system, keeper.rows[0]);
  for (const Snapshot& s : keeper.rows) {
    EXPECT_NEAR(balanceOf(*b.system, s), balance, kEnergyBalance);
    EXPECT_NEAR(b.system->gap(0, s.state), 0, kHeldGap);
  }
}

// Towards P_c1 the force grows without bound: rows where it has grown tenfold, between those of the
// grid.
TEST(RowClock, ExtraRowsWhereTheForceGrowsTenfold) {
  Bench b = rodBench(3);
  b.options.outputStep = 1;
  b.options.singular = SingularPolicy::LiftOff;
  const Keeper keeper = ran(b, b.closed({0.4, 2, -200, 0}, Mode::SlipMinus), 0.05);
  ASSERT_NE(keeper.find(EventKind::SingularPoint), nullptr);
  std::vector<double> forces;
  for (const Snapshot& s : keeper.rows) {
    if (s.mode[0] != Mode::SlipMinus || s.singular) continue;
    forces.push_back(heldForce(readContact(*b.system, b.laws, s.state, 0), s.mode[0]).normal);
  }
  ASSERT_GE(forces.size(), 4U);
  for (std::size_t i = 2; i < forces.size(); ++i) EXPECT_GE(forces[i], 5 * forces[i - 1]);
  EXPECT_GT(forces.back(), 1000 * forces.front());
}

}  // namespace
}  // namespace painleve::test
