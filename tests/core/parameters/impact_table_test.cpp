#include <gtest/gtest.h>

#include "core/laws/laws.h"
#include "core/parameters/tables.h"
#include "tests/support/case_name.h"
#include "tests/support/scene/table_rules.h"

namespace painleve {
namespace {

TEST(ImpactTable, ListsWhatExists) {
  const Group& table = impactTable();
  EXPECT_EQ(table.path, "laws.impact");
  EXPECT_EQ(table.selector, "type");
  EXPECT_EQ(table.choicesText(), "newton, newton-resolved, poisson, energetic, moreau");
  test::expectSound(table);
}

TEST(ImpactTable, NamesEveryLawByItsId) {
  for (const ImpactLaw& law :
       {ImpactLaw(Newton{}), ImpactLaw(NewtonResolved{}), ImpactLaw(Poisson{}),
        ImpactLaw(Energetic{}), ImpactLaw(MoreauImpact{})}) {
    EXPECT_NE(impactTable().find(impactLawId(law)), nullptr) << impactLawId(law);
  }
}

// Domain and defect: a law that may create energy says so, the others say what they cost.
TEST(ImpactTable, HelpNamesDomainAndDefect) {
  for (const Alternative& law : impactTable().alternatives) {
    SCOPED_TRACE(law.id);
    EXPECT_NE(law.help.find("contact"), std::string::npos);
    EXPECT_NE(law.help.find(", but "), std::string::npos);
    const bool gains = law.help.find("energy may") != std::string::npos;
    EXPECT_EQ(gains, law.id.starts_with("newton"));
    EXPECT_EQ(!gains, law.help.find("never gains energy") != std::string::npos);
  }
}

struct RangeCase {
  const char *name, *law, *parameter, *range;
};

class ImpactRange : public testing::TestWithParam<RangeCase> {};

TEST_P(ImpactRange, IsThatOfTheNotes) {
  const RangeCase& c = GetParam();
  for (const ParameterSpec& spec : impactTable().find(c.law)->parameters)
    if (spec.id == c.parameter) {
      EXPECT_EQ(spec.rangeText(), c.range);
      return;
    }
  ADD_FAILURE() << c.law << " has no " << c.parameter;
}

INSTANTIATE_TEST_SUITE_P(Laws, ImpactRange,
                         testing::Values(RangeCase{"Newton", "newton", "e", "0 <= e <= 1"},
                                         RangeCase{"Tangential", "newton", "e_t", "-1 <= e_t <= 1"},
                                         RangeCase{"Resolved", "newton-resolved", "e",
                                                   "0 <= e <= 1"},
                                         RangeCase{"Poisson", "poisson", "e", "0 <= e <= 1"},
                                         RangeCase{"Energetic", "energetic", "e", "0 <= e <= 1"},
                                         RangeCase{"Moreau", "moreau", "delta", "0 <= delta <= 1"}),
                         test::CaseName());

}  // namespace
}  // namespace painleve
