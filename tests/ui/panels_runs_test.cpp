// The list of runs, through real events.

#include <gtest/gtest.h>

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "ui/panels/rich_text.h"
#include "ui/panels/run_panel.h"
#include "ui/panels/run_row.h"

namespace painleve::ui {
namespace {

class RunList : public testing::Test {
 protected:
  void open(Scene scene) {
    bench_.session.open(std::move(scene), {});
    panel_.resize(300, 400);
    ASSERT_TRUE(showActive(panel_));
    settleList();
  }
  void settleList() {
    ASSERT_TRUE(settle(bench_.session));
    QTest::qWait(30);
  }
  QList<RunRow*> rows() { return panel_.widget()->findChildren<RunRow*>(); }
  void press(QWidget* place, const char* name) {
    auto* button = place->findChild<QAbstractButton*>(name);
    ASSERT_NE(button, nullptr) << name;
    QTest::mouseClick(button, Qt::LeftButton);
    settleList();
  }
  QString words() {
    QString all;
    for (const auto* label : panel_.widget()->findChildren<QLabel*>()) all += label->text() + "\n";
    return all;
  }
  Session& session() { return bench_.session; }

  SessionBench bench_;
  RunPanel panel_{bench_.session};
};

TEST_F(RunList, saysWhatWillBeThereWhereNothingIsKept) {
  open(slidingScene());
  EXPECT_EQ(rows().size(), 1);
  EXPECT_TRUE(words().contains("Kept runs will appear here"));
}

TEST_F(RunList, keepsRenamesHidesActivatesAndRemoves) {
  open(slidingScene());
  press(panel_.widget(), "keepActive");
  ASSERT_EQ(rows().size(), 2);
  auto* name = rows()[1]->findChild<QLineEdit*>("name");
  ASSERT_NE(name, nullptr);
  QTest::mouseClick(name, Qt::LeftButton);
  name->selectAll();
  QTest::keyClicks(name, "first try");
  QTest::keyClick(name, Qt::Key_Return);
  settleList();
  EXPECT_EQ(session().scene().variations[0].name, "first try");
  press(rows()[1], "eye");
  EXPECT_FALSE(session().runs()[1].visible);
  press(rows()[1], "eye");
  EXPECT_TRUE(session().runs()[1].visible);
  session().setValue("laws.friction.mu", 0.3, "change of μ", {});
  settleList();
  press(rows()[1], "activate");
  EXPECT_EQ(numberAt(session().scene(), "laws.friction.mu"), 1.4);
  press(rows()[1], "remove");
  EXPECT_EQ(rows().size(), 1);
  EXPECT_TRUE(session().canUndo());
}

TEST_F(RunList, anEmptyNameIsNoName) {
  open(slidingScene());
  press(panel_.widget(), "keepActive");
  auto* name = rows()[1]->findChild<QLineEdit*>("name");
  const QString before = name->text();
  name->selectAll();
  QTest::keyClick(name, Qt::Key_Delete);
  QTest::keyClick(name, Qt::Key_Return);
  settleList();
  EXPECT_EQ(rows()[1]->findChild<QLineEdit*>("name")->text(), before);
}

TEST_F(RunList, showsTheOtherFuturesAndActivatesOne) {
  open(parseScene(R"({
    "format": "painleve-lab/scene", "version": 1, "system": { "type": "rod" },
    "laws": { "friction": { "type": "coulomb", "mu": 1.6 } },
    "initial": { "theta": 1, "theta_dot": 4, "slip": -3, "on_ground": true },
    "duration": 0.1 })"));
  ASSERT_EQ(rows().size(), 3);
  EXPECT_TRUE(words().contains("Other futures at t = 0"));
  press(rows()[1], "activate");
  EXPECT_EQ(session().scene().choices.size(), 1U);
}

TEST_F(RunList, listsChangesDuringTheMotion) {
  open(slidingScene());
  session().setPlayhead(0.02);
  session().setFromHere(true);
  session().setValue("laws.friction.mu", 0.5, "change of μ", {});
  settleList();
  EXPECT_TRUE(words().contains("μ 1.400 → 0.5000"));
  session().setPlayhead(0.1);
  press(panel_.widget(), "goToEdit");
  EXPECT_EQ(session().playhead(), 0.02);
  press(panel_.widget(), "removeEdit");
  EXPECT_TRUE(session().scene().edits.empty());
}

TEST_F(RunList, clearsAllAtOnceAndUndoBringsThemBack) {
  open(slidingScene());
  for (int i = 0; i < 3; ++i) press(panel_.widget(), "keepActive");
  EXPECT_EQ(rows().size(), 4);
  press(panel_.widget(), "clearKept");
  EXPECT_EQ(rows().size(), 1);
  session().undo();
  settleList();
  EXPECT_EQ(rows().size(), 4);
}

TEST_F(RunList, saysHowEachRunEnds) {
  Scene scene = slidingScene();
  scene.variations = {
      {"low",
       {{"initial",
         Tree(Members{
             {"x", 0}, {"y", -5}, {"theta", 1}, {"x_dot", 0}, {"y_dot", 0}, {"theta_dot", 0}})}},
       {}}};
  open(scene);
  EXPECT_EQ(rows()[0]->findChild<QLabel*>("end")->text(), "to 0.2500\u2009s");
  const QString low = rows()[1]->findChild<QLabel*>("end")->text();
  EXPECT_TRUE(low.startsWith("kept, cannot run") && low.contains("inside its obstacle"))
      << low.toStdString();
}

TEST_F(RunList, theKeyboardStaysWhereItIsWhileRunsComeAndGo) {
  open(parseScene(R"({
    "format": "painleve-lab/scene", "version": 1, "system": { "type": "rod" },
    "laws": { "friction": { "type": "coulomb", "mu": 1.6 } },
    "initial": { "theta": 1, "theta_dot": 4, "slip": -3, "on_ground": true },
    "duration": 0.1 })"));
  press(panel_.widget(), "keepActive");
  auto* name = rows().back()->findChild<QLineEdit*>("name");
  name->setFocus();
  name->selectAll();
  QTest::keyClicks(name, "half a na");
  session().setValue("laws.friction.mu", 0.5, "change of μ", {});
  settleList();
  EXPECT_EQ(rows().size(), 2) << "the futures are gone";
  EXPECT_TRUE(name->hasFocus());
  QTest::keyClicks(name, "me");
  QTest::keyClick(name, Qt::Key_Return);
  settleList();
  EXPECT_EQ(session().scene().variations[0].name, "half a name");
}

TEST_F(RunList, theTabKeyGoesFromTopToBottom) {
  open(slidingScene());
  for (int i = 0; i < 2; ++i) press(panel_.widget(), "keepActive");
  rows()[1]->findChild<QLineEdit*>("name")->setFocus();
  QStringList stops;
  for (int i = 0; i < 6; ++i) {
    QTest::keyClick(panel_.focusWidget(), Qt::Key_Tab);
    stops << panel_.focusWidget()->objectName();
  }
  EXPECT_EQ(stops.join(' '), "activate eye compare remove name activate");
}

TEST_F(RunList, fitsIntoThreeHundredPixels) {
  open(slidingScene());
  press(panel_.widget(), "keepActive");
  EXPECT_LE(panel_.widget()->minimumSizeHint().width(), panel_.viewport()->width());
}

TEST_F(RunList, whatIsComparedSaysWhatDiffers) {
  open(slidingScene());
  press(panel_.widget(), "keepActive");
  session().setValue("duration", 0.1, "shorter", {});
  settleList();
  auto* table = panel_.findChild<RichText*>("comparison");
  ASSERT_NE(table, nullptr);
  EXPECT_TRUE(table->isHidden()) << "kept, but not compared";
  press(rows()[1], "compare");
  EXPECT_EQ(session().runs()[1].role, Role::Compared);
  EXPECT_TRUE(rows()[1]->findChild<QToolButton*>("compare")->isChecked());
  ASSERT_FALSE(table->isHidden());
  const QString words = table->plainText();
  for (const char* part : {"ends at", "0.1000", "0.2500", "lift-off", "events differ from"})
    EXPECT_TRUE(words.contains(part)) << part << " in " << words.toStdString();
  EXPECT_TRUE(words.contains("+0.1500")) << "later by so much: " << words.toStdString();
  for (const char* part : {"change of E [J]", "of T at the start [%]"})
    EXPECT_TRUE(words.contains(part)) << part << " in " << words.toStdString();
  EXPECT_FALSE(words.contains("nan"));
  session().undo();
  settleList();
  EXPECT_EQ(session().runs()[1].role, Role::Kept);
  EXPECT_TRUE(table->isHidden());
}

}  // namespace
}  // namespace painleve::ui
