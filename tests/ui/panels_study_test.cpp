// The panel of "Physics or step?", through real events.

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/panels/rich_text.h"
#include "ui/panels/step_study_panel.h"
#include "ui/panels/study_words.h"

namespace painleve::ui {
namespace {

Scene slide() {
  return withValues(slidingScene(), {{"laws.friction.mu", 0.6},
                                     {"duration", 0.05},
                                     {"solver.type", "moreau"},
                                     {"solver.step", 0.001}});
}

class StudyPanel : public testing::Test {
 protected:
  void open(const Scene& scene) {
    session().open(scene, {});
    panel_.resize(420, 320);
    ASSERT_TRUE(showActive(panel_));
    ASSERT_TRUE(settle(session()));
  }
  QPushButton* button(const char* name) { return panel_.findChild<QPushButton*>(name); }
  void press(const char* name) {
    ASSERT_TRUE(button(name)->isVisible()) << name;
    QTest::mouseClick(button(name), Qt::LeftButton);
  }
  void study() {
    press("startStudy");
    ASSERT_TRUE(settle(session()));
  }
  QString verdict() { return panel_.findChild<RichText*>("verdict")->plainText(); }
  QString numbers() { return panel_.findChild<RichText*>("studyNumbers")->plainText(); }
  Session& session() { return bench_.session; }

  SessionBench bench_;
  StepStudyPanel panel_{bench_.session};
};

TEST_F(StudyPanel, saysWhatItDoesBeforeItDidAnything) {
  open(slide());
  EXPECT_TRUE(verdict().contains("physics, or made by the time step")) << verdict().toStdString();
  EXPECT_FALSE(button("studyRuns")->isVisible());
  EXPECT_FALSE(button("stopStudy")->isVisible());
}

TEST_F(StudyPanel, givesTheVerdictAndTheNumbers) {
  open(slide());
  study();
  EXPECT_TRUE(verdict().startsWith("Converging with order ")) << verdict().toStdString();
  for (const char* part : {"0.001000", "0.0001250", "event-driven", "its duration", "farthest"})
    EXPECT_TRUE(numbers().contains(part)) << part << " in " << numbers().toStdString();
  EXPECT_FALSE(numbers().contains("nan"));
}

TEST_F(StudyPanel, aChangedSceneMakesItAStudyOfAnOlderOne) {
  open(slide());
  study();
  EXPECT_TRUE(button("studyRuns")->isEnabled());
  session().setValue("laws.friction.mu", 0.5, "change of μ", {});
  ASSERT_TRUE(settle(session()));
  EXPECT_TRUE(verdict().startsWith("Of an older scene")) << verdict().toStdString();
  EXPECT_FALSE(button("studyRuns")->isEnabled());
  session().undo();
  ASSERT_TRUE(settle(session()));
  EXPECT_TRUE(verdict().startsWith("Converging")) << "it is the present scene again";
}

TEST_F(StudyPanel, showsTheStudiedRuns) {
  open(slide());
  study();
  QSignalSpy compared(&panel_, &StepStudyPanel::compared);
  press("studyRuns");
  ASSERT_TRUE(settle(session()));
  EXPECT_EQ(compared.count(), 1);
  EXPECT_EQ(std::ranges::count(session().runs(), Role::Compared, &painleve::ui::Run::role), 4);
}

TEST_F(StudyPanel, countsWhileItRunsAndCanBeStopped) {
  open(withValues(
      fallingScene(),
      {{"solver.type", "moreau"}, {"solver.step", 1e-4}, {"initial.y", 2000}, {"duration", 20}}));
  press("startStudy");
  EXPECT_FALSE(button("startStudy")->isVisible());
  auto* waiting = panel_.findChild<QLabel*>("studyWaiting");
  ASSERT_TRUE(QTest::qWaitFor([&] {
    session().poll();
    return waiting->text().startsWith("run ");
  }));
  EXPECT_TRUE(panel_.findChild<QProgressBar*>()->isVisible());
  press("stopStudy");
  ASSERT_TRUE(settle(session()));
  EXPECT_TRUE(verdict().startsWith("Unfinished")) << verdict().toStdString();
  EXPECT_TRUE(button("startStudy")->isVisible());
}

TEST_F(StudyPanel, fitsItsWidth) {
  open(slide());
  study();
  panel_.resize(400, 280);
  QTest::qWait(30);
  EXPECT_LE(panel_.widget()->minimumSizeHint().width(), panel_.viewport()->width());
}

TEST(StudyWords, everyVerdictHasItsOwn) {
  std::set<QString> titles;
  for (const StepVerdict verdict :
       {StepVerdict::Unfinished, StepVerdict::Same, StepVerdict::Converging,
        StepVerdict::OtherLimit, StepVerdict::MeshDependent}) {
    StepStudy study;
    study.verdict = verdict;
    EXPECT_TRUE(titles.insert(verdictTitle(study)).second);
    EXPECT_FALSE(verdictSentence(study).contains("nan"));
  }
}

TEST(StudyWords, saysWhichRunWithStepsEndedEarly) {
  StepStudy study;
  study.runs.push_back({0.001, false, End::NoSolution, {}});
  const QString words = verdictSentence(study);
  EXPECT_TRUE(words.contains("0.001000") && words.contains("no solution")) << words.toStdString();
  EXPECT_TRUE(studyTable(study).contains("no solution"));
  EXPECT_TRUE(studyTable({}).isEmpty());
}

}  // namespace
}  // namespace painleve::ui
