#include <gtest/gtest.h>

#include "tests/support/scene/small_trajectory.h"
#include "ui/theme/event_words.h"

namespace painleve::ui {
namespace {

TEST(EventWords, everyKindHasWordsWithoutUnderlines) {
  for (int kind = 0; kind <= static_cast<int>(EventKind::End); ++kind) {
    const QString words = eventWords(static_cast<EventKind>(kind));
    EXPECT_FALSE(words.isEmpty() || words.contains('_')) << kind;
  }
  EXPECT_EQ(eventWords(EventKind::LiftOff), "lift-off");
}

TEST(EventWords, modesWearATrueMinusAndTheirNumber) {
  EXPECT_EQ(contactModeWords(Mode::SlipMinus, 4), "slip− (4)");
  EXPECT_EQ(contactModeWords(Mode::Stick), "stick");
}

TEST(EventWords, rulesHaveANameAndASentence) {
  EXPECT_EQ(ruleName("painleve"), "Painlevé's principle");
  EXPECT_TRUE(ruleWords("painleve").startsWith("Painlevé's principle: no force"));
  EXPECT_EQ(ruleName("another_rule"), "another rule") << "an unknown rule speaks for itself";
  EXPECT_TRUE(ruleName("").isEmpty());
}

TEST(EventWords, futuresAreNamed) {
  EXPECT_EQ(futureWords(test::smallTrajectory().branches[0]),
            "Painlevé's principle, tangential impact");
}

TEST(EventWords, theFutureThatWasTakenIsNamed) {
  BranchPoint branch = test::smallTrajectory().branches[0];
  branch.taken = 1;
  EXPECT_EQ(takenWords(branch), "tangential impact, of 2 futures");
  branch.taken = 2;
  EXPECT_EQ(takenWords(branch), "nothing chosen, of 2 futures");
}

TEST(EventWords, nextIsWhatComesAfterWhatIsShown) {
  Trajectory run = test::smallTrajectory();
  run.endTime = 1;
  EXPECT_EQ(nextEventWords(run, 0).left(12), "branch point") << "the question lies ahead";
  Event end;
  end.kind = EventKind::End;
  end.time = 1;
  run.events.push_back(end);
  EXPECT_TRUE(nextEventWords(run, 0.5).startsWith("end of the run")) << "the question is shown";
  EXPECT_TRUE(nextEventWords(run, 0.7).startsWith("end of the run at t = 1.000"));
  EXPECT_EQ(nextEventWords(run, 1), "the run has ended");
  run.endReason = "it got stuck";
  EXPECT_EQ(nextEventWords(run, 1), "the run ends: it got stuck");
}

}  // namespace
}  // namespace painleve::ui
