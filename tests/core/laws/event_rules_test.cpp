#include "core/laws/event_rules.h"

#include <set>

#include <gtest/gtest.h>

#include "core/parameters/tables.h"

namespace painleve {
namespace {

TEST(EventRules, AreUnique) {
  const std::set<std::string_view> once(kEventRules.begin(), kEventRules.end());
  EXPECT_EQ(once.size(), kEventRules.size());
}

TEST(EventRules, EveryImpactLawIsOne) {
  for (const Alternative& law : impactTable().alternatives) EXPECT_TRUE(isEventRule(law.id));
  for (const ImpactLaw& law :
       {ImpactLaw(Newton{}), ImpactLaw(NewtonResolved{}), ImpactLaw(Poisson{}),
        ImpactLaw(Energetic{}), ImpactLaw(MoreauImpact{})})
    EXPECT_TRUE(isEventRule(impactLawId(law)));
}

TEST(EventRules, EveryAnswerToABranchPointIsOne) {
  for (const std::string& rule : choiceRules()) EXPECT_TRUE(isEventRule(rule)) << rule;
  for (const Group* group : {&branchTable(), &singularTable()})
    for (const Alternative& policy : group->alternatives) EXPECT_TRUE(isEventRule(policy.id));
}

// A rule is looked up by its word alone: an impact law and a solver must not share one.
TEST(EventRules, TimeSteppingIsNoWordOfAScene) {
  for (const Group* group : {&solverTable(), &impactTable(), &frictionTable(), &formulationTable(),
                             &branchTable(), &singularTable()})
    for (const Alternative& alternative : group->alternatives)
      EXPECT_NE(alternative.id, kTimeStepping) << group->path;
}

TEST(EventRules, OtherWordsAreNone) {
  EXPECT_FALSE(isEventRule(""));
  EXPECT_FALSE(isEventRule("event-driven"));
}

}  // namespace
}  // namespace painleve
