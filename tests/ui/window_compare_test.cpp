// Fork, compare and study from the window: how few clicks, and what is seen after them.

#include <gtest/gtest.h>

#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

#include "tests/support/ui/session_bench.h"
#include "tests/support/ui/window_bench.h"
#include "ui/main_window.h"
#include "ui/panels/rich_text.h"
#include "ui/panels/run_panel.h"
#include "ui/panels/step_log.h"
#include "ui/panels/step_study_panel.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

class CompareWindow : public WindowBench {
 protected:
  void SetUp() override { openWindow(); }
  void openPreset(const std::string& id) {
    const auto& presets = window_->presets();
    for (std::size_t i = 0; i < presets.size(); ++i)
      if (presets[i].id == id) window_->openPreset(static_cast<int>(i));
    settleWindow();
  }
  RunPanel& runs() { return *window_->findChild<RunPanel*>(); }

  void click(QWidget* place, const QPoint& at) {
    QTest::mouseClick(place, Qt::LeftButton, {}, at);
    ++clicks_;
    QTest::qWait(50);
  }
  /// Clicks on an entry of a menu that is open.
  QMenu* choose(QMenu* menu, const QString& text) {
    for (QAction* action : menu->actions()) {
      if (!action->text().remove('&').startsWith(text)) continue;
      QMenu* below = action->menu();
      click(menu, menu->actionGeometry(action).center());
      return below;
    }
    ADD_FAILURE() << "no " << text.toStdString();
    return nullptr;
  }
  QMenu* simulationMenu() {
    QMenuBar* bar = window_->menuBar();
    for (QAction* action : bar->actions()) {
      if (!action->text().contains("Simulation")) continue;
      click(bar, bar->actionGeometry(action).center());
      return action->menu();
    }
    return nullptr;
  }
  void expectTableInFront() {
    auto* table = runs().findChild<QWidget*>("comparison");
    ASSERT_NE(table, nullptr);
    ASSERT_TRUE(table->isVisible());
    const QPoint top = table->mapTo(runs().viewport(), QPoint());
    EXPECT_GE(top.y(), 0);
    EXPECT_LT(top.y(), runs().viewport()->height() / 2);
  }
  QString table() { return runs().findChild<RichText*>("comparison")->plainText(); }

  int clicks_ = 0;
};

TEST_F(CompareWindow, allLawsAreComparedWithinFourClicksOfAPreset) {
  openPreset("kane_classic_hit");
  QMenu* menu = simulationMenu();
  ASSERT_NE(menu, nullptr);
  QMenu* comparisons = choose(menu, "Compare with");
  ASSERT_NE(comparisons, nullptr);
  choose(comparisons, "All impact laws");
  EXPECT_LE(clicks_, 4);
  settleWindow();
  expectTableInFront();
  for (const char* part :
       {"Newton, resolved", "Poisson", "Energetic", "change of E", "created by impacts", "0.01362"})
    EXPECT_TRUE(table().contains(part)) << part << " in " << table().toStdString();
}

TEST_F(CompareWindow, allFuturesAreKeptWithinFourClicks) {
  openPreset("fork");
  QMenu* menu = simulationMenu();
  ASSERT_NE(menu, nullptr);
  choose(menu, "Keep all futures");
  EXPECT_LE(clicks_, 4);
  settleWindow();
  EXPECT_EQ(session().scene().variations.size(), 3U);
  EXPECT_EQ(session().scene().variations[0].name, "Painlevé's principle");
  expectTableInFront();
}

TEST_F(CompareWindow, theListOfRunsHasTheSameCommands) {
  openPreset("fork");
  window_->workspace().raiseView(views::kRuns);
  QTest::qWait(50);
  auto* futures = runs().findChild<QPushButton*>("keepFutures");
  ASSERT_NE(futures, nullptr);
  runs().ensureWidgetVisible(futures);
  click(futures, futures->rect().center());
  settleWindow();
  EXPECT_EQ(session().scene().variations.size(), 3U);
  auto* compare = runs().findChild<QPushButton*>("compareWith");
  ASSERT_NE(compare, nullptr);
  QStringList names;
  for (const QAction* action : compare->menu()->actions()) names << action->objectName();
  EXPECT_EQ(names.join(' '), "compareLaws compareSolver compareSteps");
}

TEST_F(CompareWindow, theMenuStartsAStudyAndItsRunsAreCompared) {
  openPreset("slide_to_rest");
  QMenu* menu = simulationMenu();
  ASSERT_NE(menu, nullptr);
  choose(menu, "Physics or step?");
  settleWindow();
  auto* study = window_->findChild<StepStudyPanel*>();
  ASSERT_TRUE(study->isVisible());
  ASSERT_NE(session().stepStudy(), nullptr);
  auto* show = study->findChild<QPushButton*>("studyRuns");
  ASSERT_TRUE(show->isVisible());
  click(show, show->rect().center());
  settleWindow();
  expectTableInFront();
  EXPECT_TRUE(table().contains("h = ")) << table().toStdString();
}

TEST_F(CompareWindow, aThemeKeepsTheStudy) {
  openPreset("slide_to_rest");
  session().requestStepStudy();
  settleWindow();
  const auto verdict = [this] {
    window_->workspace().raiseView(views::kStudy);
    QTest::qWait(50);
    return window_->findChild<StepStudyPanel*>()->findChild<RichText*>("verdict")->plainText();
  };
  const QString before = verdict();
  EXPECT_TRUE(before.contains("h")) << before.toStdString();
  window_->setLook(Theme::Dark, false);
  EXPECT_EQ(verdict(), before) << "the study is still there";
  window_->workspace().raiseView(views::kSteps);
  QTest::qWait(50);
  EXPECT_TRUE(window_->findChild<StepLog*>()->isVisible());
  window_->setLook(Theme::Light, false);
}

}  // namespace
}  // namespace painleve::ui
