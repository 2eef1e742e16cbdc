#include "core/solver/readout.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/model/system.h"
#include "tests/support/solver_bench.h"
#include "tests/support/tolerances.h"

namespace painleve::test {
namespace {

std::vector<std::string> idsOf(const System& system) {
  std::vector<std::string> ids;
  for (const Column& column : columnsOf(system)) ids.push_back(column.id);
  return ids;
}

// A row with its column names.
class Cell {
 public:
  Cell(const Bench& b, const Snapshot& s) : columns_(columnsOf(*b.system)) {
    readCells(*b.system, b.laws, s, cells_);
    EXPECT_EQ(cells_.size(), columns_.size());
  }
  double operator[](const std::string& id) const {
    const auto found =
        std::find_if(columns_.begin(), columns_.end(), [&](const Column& c) { return c.id == id; });
    EXPECT_NE(found, columns_.end()) << id;
    return cells_.at(static_cast<std::size_t>(found - columns_.begin()));
  }
  bool empty(const std::string& id) const { return std::isnan((*this)[id]); }

 private:
  std::vector<Column> columns_;
  Cells cells_;
};

TEST(Columns, OneContactNeedsNoName) {
  EXPECT_EQ(
      idsOf(*pendulumBench(0).system),
      (std::vector<std::string>{
          "time", "theta1", "theta2",     "theta1_dot", "theta2_dot", "gap",      "F_N",
          "F_T",  "slip",   "A",          "B",          "mode",       "lcp_mode", "T",
          "V",    "E",      "W_friction", "W_impact",   "W_external", "W_edit",   "W_correction"}));
}

TEST(Columns, SeveralContactsCarryTheirIds) {
  EXPECT_EQ(idsOf(*rodBench(0).system), (std::vector<std::string>{"time",
                                                                  "x",
                                                                  "y",
                                                                  "theta",
                                                                  "x_dot",
                                                                  "y_dot",
                                                                  "theta_dot",
                                                                  "gap_tip",
                                                                  "F_N_tip",
                                                                  "F_T_tip",
                                                                  "slip_tip",
                                                                  "A_tip",
                                                                  "B_tip",
                                                                  "mode_tip",
                                                                  "lcp_mode_tip",
                                                                  "gap_other_end",
                                                                  "F_N_other_end",
                                                                  "F_T_other_end",
                                                                  "slip_other_end",
                                                                  "A_other_end",
                                                                  "B_other_end",
                                                                  "mode_other_end",
                                                                  "lcp_mode_other_end",
                                                                  "T",
                                                                  "V",
                                                                  "E",
                                                                  "W_friction",
                                                                  "W_impact",
                                                                  "W_external",
                                                                  "W_edit",
                                                                  "W_correction"}));
}

TEST(Columns, DimensionlessOnesHaveNoUnitAndModesSayWhatTheyAre) {
  for (const Column& column : columnsOf(*rodBench(0).system)) {
    const bool lcp = column.id.starts_with("lcp_mode"), mode = column.id.starts_with("mode");
    EXPECT_EQ(column.unit.empty(), lcp || mode) << column.id;
    EXPECT_EQ(column.kind == ColumnKind::Mode, mode) << column.id;
    EXPECT_EQ(column.kind == ColumnKind::LcpMode, lcp) << column.id;
    EXPECT_FALSE(column.symbol.empty()) << column.id;
  }
}

TEST(Cells, OfFlight) {
  const Bench b = rodBench(0.4);
  Snapshot s = b.free({0.1, 1.2, 0.5, 1, 2, 3});
  s.state.t = 0.25;
  const Cell cell(b, s);
  EXPECT_EQ(cell["time"], 0.25);
  EXPECT_EQ(cell["x"], 0.1);
  EXPECT_EQ(cell["theta_dot"], 3);
  EXPECT_EQ(cell["F_N_tip"], 0);
  EXPECT_EQ(cell["F_T_tip"], 0);
  EXPECT_EQ(cell["mode_tip"], static_cast<double>(Mode::Free));
  EXPECT_NEAR(cell["gap_tip"], 1.2 - std::sin(0.5), kRounding);
  EXPECT_NEAR(cell["gap_other_end"], 1.2 + std::sin(0.5), kRounding);
  EXPECT_NEAR(cell["slip_tip"], 1 + 3 * std::sin(0.5), kRounding);
  for (const char* id : {"A_tip", "B_tip", "lcp_mode_tip"}) EXPECT_TRUE(cell.empty(id)) << id;
  EXPECT_NEAR(cell["T"], 0.5 * (1 + 4 + 9.0 / 3), kRounding * 10);
  EXPECT_NEAR(cell["V"], 9.8 * 1.2, kRounding * 10);
  EXPECT_EQ(cell["E"], cell["T"] + cell["V"]);
}

TEST(Cells, OfSlip) {
  const Bench b = rodBench(0.3);
  const Cell cell(b, b.closed({1, 2, -4, 0}, Mode::SlipMinus));
  EXPECT_NEAR(cell["A_tip"], 9.8 - 4 * std::sin(1.0), kRounding * 10);
  EXPECT_NEAR(cell["F_N_tip"], cell["A_tip"] / cell["B_tip"], kRounding * 10);
  EXPECT_NEAR(cell["F_T_tip"], 0.3 * cell["F_N_tip"], kRounding * 10);
  EXPECT_NEAR(cell["slip_tip"], -4, kRounding * 10);
  EXPECT_EQ(cell["lcp_mode_tip"], 1);
  EXPECT_TRUE(cell.empty("A_other_end"));
}

TEST(Cells, OfStickHaveForcesButNoSlidingProblem) {
  const Bench b = rodBench(1);
  const Cell cell(b, b.closed({1.2, 0, 0, 0}, Mode::Stick));
  EXPECT_GT(cell["F_N_tip"], 0);
  EXPECT_FALSE(cell.empty("F_T_tip"));
  for (const char* id : {"A_tip", "B_tip", "lcp_mode_tip"}) EXPECT_TRUE(cell.empty(id)) << id;
}

// LCP mode (2) has no solution, so there is no force to show; (4) shows that of persistent contact.
TEST(Cells, OfTheParadoxes) {
  const Bench b = rodBench(1.6);
  const Cell none(b, b.closed({1, 0, -2, 0}, Mode::SlipMinus));
  EXPECT_EQ(none["lcp_mode_tip"], 2);
  EXPECT_TRUE(none.empty("F_N_tip"));
  EXPECT_TRUE(none.empty("F_T_tip"));
  const Cell two(b, b.closed({1, 4, -2, 0}, Mode::SlipMinus));
  EXPECT_EQ(two["lcp_mode_tip"], 4);
  EXPECT_GT(two["F_N_tip"], 0);
}

TEST(Cells, OnZeroAKeepTheLcpModeTheContactCameThrough) {
  const Bench b = rodBench(1.6);
  const auto onZeroA = [&](double theta) {
    return Cell(b, b.closed({theta, std::sqrt(9.8 / std::sin(theta)), -2, 0}, Mode::SlipMinus));
  };
  EXPECT_EQ(onZeroA(0.5)["lcp_mode_tip"], 1);
  EXPECT_EQ(onZeroA(1.0)["lcp_mode_tip"], 4);
}

TEST(Cells, AtTheSingularPointTheForceIsNotANumberToShow) {
  const Bench b = rodBench(2);
  Snapshot s = b.closed({0.6523581397843682, 4.017875860390426, -2, 0}, Mode::SlipMinus);
  s.singular = true;
  const Cell cell(b, s);
  EXPECT_TRUE(cell.empty("F_N_tip"));
  EXPECT_TRUE(cell.empty("F_T_tip"));
  EXPECT_EQ(cell["A_tip"], 0);
  EXPECT_EQ(cell["B_tip"], 0);
  EXPECT_EQ(cell["lcp_mode_tip"], 0);
}

TEST(Cells, ShowTheLedgerAccountByAccount) {
  const Bench b = rodBench(1);
  Snapshot s = b.free({0, 1, 0.5, 0, 0, 0});
  s.ledger = {-1, -2, 3, 4, 1e-15};
  const Cell cell(b, s);
  EXPECT_EQ(cell["W_friction"], -1);
  EXPECT_EQ(cell["W_impact"], -2);
  EXPECT_EQ(cell["W_external"], 3);
  EXPECT_EQ(cell["W_edit"], 4);
  EXPECT_EQ(cell["W_correction"], 1e-15);
  EXPECT_EQ(s.ledger.total(), -1 - 2.0 + 3 + 4 + 1e-15);
}

}  // namespace
}  // namespace painleve::test
