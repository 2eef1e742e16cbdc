// The bar of the sweep, by mouse and keyboard, in the window.

#include <memory>

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QSettings>
#include <QTest>
#include <QToolButton>

#include "core/scene/scene_access.h"
#include "tests/support/ui/session_bench.h"
#include "tests/support/ui/window_bench.h"
#include "ui/main_window.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/number_edit.h"
#include "ui/panels/sweep_bar.h"
#include "ui/plots/cone_plot.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

class SweepBars : public WindowBench {
 protected:
  void SetUp() override {
    QSettings().clear();
    openWindow();
  }
  void press(const char* name) { QTest::mouseClick(find<QToolButton>(name), Qt::LeftButton); }
  void type(const char* name, const char* text) {
    auto* edit = find<NumberEdit>(name);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }
  SweepBar& bar() { return *window_->findChild<SweepBar*>(); }
};

TEST_F(SweepBars, theKeyShowsItAndPlayMovesEveryView) {
  window_->workspace().arrange(*findArrangement("cone"));
  EXPECT_FALSE(bar().isVisible());
  QTest::keyClick(window_.get(), Qt::Key_W);
  QTest::qWait(60);
  ASSERT_TRUE(bar().isVisible());
  type("sweep from", "0.8");
  type("sweep to", "2");
  type("sweep seconds", "3");
  press("sweep play");
  QTest::qWait(700);
  EXPECT_TRUE(session().isPreviewing());
  EXPECT_TRUE(find<QLabel>("sweep value")->text().contains("μ")) << "it says where it is";
  auto* cone = window_->findChild<ConePlot*>();
  const double first = cone->cone()->minus.mu;
  QTest::qWait(700);
  EXPECT_GT(cone->cone()->minus.mu, first);
  EXPECT_FALSE(window_->isWindowModified());
  press("sweep play");
  EXPECT_FALSE(session().isPreviewing());
  settleWindow();
  EXPECT_EQ(cone->cone()->minus.mu, numberAt(session().document(), "laws.friction.mu"));
}

TEST_F(SweepBars, keepTakesTheValueOver) {
  QTest::keyClick(window_.get(), Qt::Key_W);
  EXPECT_FALSE(find<QToolButton>("sweep keep")->isEnabled());
  press("sweep play");
  QTest::qWait(300);
  const double shown = numberAt(session().scene(), "laws.friction.mu");
  press("sweep keep");
  EXPECT_NEAR(numberAt(session().document(), "laws.friction.mu"), shown, 1e-9);
  EXPECT_TRUE(session().canUndo());
  EXPECT_TRUE(session().isModified());
}

TEST_F(SweepBars, anEndThatIsNotAllowedIsToldWithTheRange) {
  QTest::keyClick(window_.get(), Qt::Key_W);
  type("sweep to", "-1");
  press("sweep play");
  EXPECT_FALSE(session().isPreviewing());
  const QString told = window_->findChild<MessageBar*>()->text();
  EXPECT_TRUE(told.contains("allowed: 0 <= mu")) << told.toStdString();
}

TEST_F(SweepBars, aSceneThatNamesASweepBringsIt) {
  Scene scene = slidingScene();
  scene.view.set("sweep", sweepTree({"laws.impact.e", 0, 1, 10}));
  session().open(scene, {});
  settleWindow();
  EXPECT_TRUE(bar().isVisible());
  EXPECT_EQ(bar().sweep(), (Sweep{"laws.impact.e", 0, 1, 10}));
  EXPECT_FALSE(session().isPreviewing()) << "it plays when it is told to";
  session().open(slidingScene(), {});
  EXPECT_FALSE(bar().isVisible());
}

TEST_F(SweepBars, withoutItsNumberThereIsNothingToPlay) {
  Scene scene = slidingScene();
  scene.laws.set("friction", Tree(Members{{"type", "none"}}));
  scene.view.set("sweep", sweepTree({"laws.friction.mu", 0.8, 2, 8}));
  session().open(scene, {});
  settleWindow();
  EXPECT_FALSE(find<QToolButton>("sweep play")->isEnabled());
  EXPECT_EQ(bar().sweep(), std::nullopt);
}

TEST_F(SweepBars, itFitsTheSmallestWindow) {
  window_->resize(1280, 720);
  QTest::keyClick(window_.get(), Qt::Key_W);
  QTest::qWait(100);
  EXPECT_LE(window_->width(), 1280);
  EXPECT_LE(window_->height(), 720);
  for (const QWidget* part : bar().findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
    EXPECT_TRUE(bar().rect().contains(part->geometry())) << part->objectName().toStdString();
}

}  // namespace
}  // namespace painleve::ui
