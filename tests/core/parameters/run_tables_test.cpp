#include <gtest/gtest.h>

#include "core/parameters/tables.h"
#include "tests/support/case_name.h"
#include "tests/support/scene/table_rules.h"

namespace painleve {
namespace {

struct RunCase {
  const char* name;
  const Group& (*table)();
  const char *path, *selector, *choices;
};

class RunTable : public testing::TestWithParam<RunCase> {};

TEST_P(RunTable, ListsWhatExists) {
  const RunCase& c = GetParam();
  EXPECT_EQ(c.table().path, c.path);
  EXPECT_EQ(c.table().selector, c.selector);
  EXPECT_EQ(c.table().choicesText(), c.choices);
  test::expectSound(c.table());
}

INSTANTIATE_TEST_SUITE_P(Settings, RunTable,
                         testing::Values(RunCase{"Solver", solverTable, "solver", "type",
                                                 "event-driven, moreau"},
                                         RunCase{"Branch", branchTable, "branch", "policy",
                                                 "painleve, contact, impact, ask"},
                                         RunCase{"Singular", singularTable, "branch",
                                                 "singular_point", "impact, lift_off, stop"},
                                         RunCase{"Output", outputTable, "output", "", ""}),
                         test::CaseName());

const ParameterSpec& specOf(const Group& table, std::size_t index) {
  return table.alternatives.front().parameters.at(index);
}

struct SpecCase {
  const char* name;
  const ParameterSpec& spec;
  double standard;
  const char* range;
};

class RunSpec : public testing::TestWithParam<SpecCase> {};

TEST_P(RunSpec, HasItsDefaultAndRange) {
  EXPECT_EQ(GetParam().spec.standard, GetParam().standard);
  EXPECT_EQ(GetParam().spec.rangeText(), GetParam().range);
}

INSTANTIATE_TEST_SUITE_P(
    Settings, RunSpec,
    testing::Values(
        SpecCase{"RelativeTolerance", specOf(solverTable(), 0), 1e-12, "1e-14 <= rtol <= 0.001"},
        SpecCase{"AbsoluteTolerance", specOf(solverTable(), 1), 1e-12, "1e-18 <= atol <= 0.001"},
        SpecCase{"ZenoSpeed", specOf(solverTable(), 2), 3e-6, "0 <= zeno_speed"},
        SpecCase{"MaxEvents", specOf(solverTable(), 3), 100000,
                 "a whole number, 1 <= max_events <= 1000000000"},
        SpecCase{"TimeStep", solverTable().alternatives.back().parameters.at(0), 1e-3,
                 "1e-09 <= step"},
        SpecCase{"Impulse", specOf(branchTable(), 0), 0.5, "0 < impulse <= 1"},
        SpecCase{"Step", specOf(outputTable(), 0), 1e-3, "0 < step"},
        SpecCase{"MaxRows", specOf(outputTable(), 1), 2000000,
                 "a whole number, 2 <= max_rows <= 1000000000"},
        SpecCase{"Duration", durationSpec(), 1, "0 < duration <= 36000"},
        SpecCase{"EditTime", editTimeSpec(), 0, "0 <= time <= 36000"}),
    test::CaseName());

TEST(SolverTable, OnlyTimeSteppingHasChoicesOfItsOwn) {
  EXPECT_TRUE(solverTable().alternatives.front().choices.empty());
  std::string words;
  for (const Group& choice : solverTable().alternatives.back().choices) {
    EXPECT_EQ(choice.path, "solver");
    words += choice.selector + ": " + choice.choicesText() + "; ";
    test::expectSound(choice);
  }
  EXPECT_EQ(words, "variant: L, E, M; correction: auto, on, off; force: midpoint, start; ");
}

}  // namespace
}  // namespace painleve
