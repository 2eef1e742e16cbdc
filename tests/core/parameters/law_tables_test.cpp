#include <gtest/gtest.h>

#include "core/parameters/tables.h"
#include "tests/support/case_name.h"
#include "tests/support/scene/table_rules.h"

namespace painleve {
namespace {

struct LawCase {
  const char* name;
  const Group& (*table)();
  const char *path, *selector, *choices;
};

class LawTable : public testing::TestWithParam<LawCase> {};

TEST_P(LawTable, ListsWhatExists) {
  const LawCase& c = GetParam();
  const Group& table = c.table();
  EXPECT_EQ(table.path, c.path);
  EXPECT_EQ(table.selector, c.selector);
  EXPECT_EQ(table.choicesText(), c.choices);
  test::expectSound(table);
  for (const Alternative& law : table.alternatives) EXPECT_FALSE(law.help.empty()) << law.id;
}

INSTANTIATE_TEST_SUITE_P(
    Laws, LawTable,
    testing::Values(LawCase{"Friction", frictionTable, "laws.friction", "type", "coulomb, none"},
                    LawCase{"Formulation", formulationTable, "laws", "formulation", "coulomb"}),
    test::CaseName());

TEST(LawTables, FrictionOfOneDirectionIsOptional) {
  const Alternative& coulomb = *frictionTable().find("coulomb");
  ASSERT_EQ(coulomb.parameters.size(), 4U);
  EXPECT_EQ(coulomb.parameters[0].id, "mu");
  EXPECT_FALSE(coulomb.parameters[0].optional);
  for (std::size_t i = 1; i < 4; ++i) EXPECT_TRUE(coulomb.parameters[i].optional);
}

}  // namespace
}  // namespace painleve
