// The window keeps what it was told: messages, folds, a dismissed note, the sweep's numbers; and
// what has the keyboard gets its keys.

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/scene/scene_access.h"
#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "tests/support/ui/window_bench.h"
#include "ui/main_window.h"
#include "ui/panels/landmark_slider.h"
#include "ui/panels/message_bar.h"
#include "ui/panels/note_bar.h"
#include "ui/panels/number_edit.h"
#include "ui/panels/parameter_form.h"
#include "ui/panels/sweep_bar.h"
#include "ui/screenshot.h"
#include "ui/views3d/scene_view.h"
#include "ui/workspace/workspace.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";

/// The other end of the rod would be below the floor.
Scene sunkenScene() {
  return parseScene(R"({"format": "painleve-lab/scene", "version": 1, "system": {"type": "rod"},
 "duration": 0.1, "initial": {"x": 0, "y": 0.1, "theta": 1, "x_dot": 0, "y_dot": 0,
 "theta_dot": 0}})");
}

class WindowSteady : public WindowBench {
 protected:
  void SetUp() override {
    QSettings().clear();
    openWindow();
  }
  QString message() {
    auto* bar = window_->findChild<MessageBar*>();
    return bar->isVisible() ? bar->text() : QString();
  }
  SweepBar& sweepBar() { return *window_->findChild<SweepBar*>(); }
};

TEST_F(WindowSteady, aDocumentThatCannotStartSaysWhy) {
  session().open(sunkenScene(), {});
  settleWindow();
  EXPECT_TRUE(message().contains("/initial")) << message().toStdString();
  EXPECT_FALSE(message().contains("last good run")) << message().toStdString();
  session().open(slidingScene(), {});
  settleWindow();
  EXPECT_EQ(message(), "");
}

TEST_F(WindowSteady, aPictureShowsThe3dViewOnlyWhereItIsSeen) {
  const auto corner = [this](const QImage& image) {
    const QPoint at = window_->sceneView().mapTo(window_.get(), QPoint(20, 20));
    return image.pixelColor(at * image.devicePixelRatio());
  };
  const QColor seen = corner(windowImage(*window_));
  Workspace& room = window_->workspace();
  room.dock(views::kScene)->close();
  QTest::qWait(50);
  const QImage closed = windowImage(*window_);
  EXPECT_EQ(closed, window_->grab().toImage());
  room.raiseView(views::kScene);
  room.dock(views::kScene)->setFloating(true);
  QTest::qWait(50);
  EXPECT_EQ(windowImage(*window_), window_->grab().toImage());
  room.dock(views::kScene)->setFloating(false);
  QTest::qWait(100);
  EXPECT_EQ(corner(windowImage(*window_)), seen);
  room.tabifyDockWidget(room.dock(views::kScene), room.dock(views::kPlane));
  room.dock(views::kPlane)->raise();
  QTest::qWait(100);
  EXPECT_EQ(windowImage(*window_), window_->grab().toImage());
}

TEST_F(WindowSteady, aThemeBringsBackNeitherTheNoteNorForgetsTheSweep) {
  auto* note = window_->findChild<NoteBar*>();
  ASSERT_TRUE(note->isVisible());
  QTest::mouseClick(find<QToolButton>("dismiss note"), Qt::LeftButton);
  QTest::keyClick(window_.get(), Qt::Key_W);
  auto* to = find<NumberEdit>("sweep to");
  to->setFocus();
  to->selectAll();
  QTest::keyClicks(to, "1.75");
  QTest::keyClick(to, Qt::Key_Return);
  window_->setLook(Theme::Dark, false);
  settleWindow();
  EXPECT_FALSE(window_->findChild<NoteBar*>()->isVisible());
  EXPECT_TRUE(sweepBar().isVisible());
  ASSERT_TRUE(sweepBar().sweep().has_value());
  EXPECT_EQ(sweepBar().sweep()->to, 1.75);
  window_->setLook(Theme::Light, false);
}

TEST_F(WindowSteady, theBarThatGoesEndsItsSweepAndAnotherSceneLeavesItOpen) {
  QTest::keyClick(window_.get(), Qt::Key_W);
  ASSERT_TRUE(sweepBar().isVisible());
  QTest::keyClick(window_.get(), Qt::Key_BracketRight);
  settleWindow();
  EXPECT_TRUE(sweepBar().isVisible());
  QTest::mouseClick(find<QToolButton>("sweep play"), Qt::LeftButton);
  QTest::qWait(60);
  ASSERT_TRUE(session().isPreviewing());
  QTest::keyClick(window_.get(), Qt::Key_W);
  EXPECT_FALSE(sweepBar().isVisible());
  EXPECT_FALSE(session().isPreviewing());
}

TEST_F(WindowSteady, anEmptiedNumberIsNotPlayed) {
  QTest::keyClick(window_.get(), Qt::Key_W);
  auto* from = find<NumberEdit>("sweep from");
  from->setFocus();
  from->selectAll();
  QTest::keyClick(from, Qt::Key_Delete);
  QTest::keyClick(from, Qt::Key_Return);
  EXPECT_EQ(sweepBar().sweep(), std::nullopt);
  QTest::mouseClick(find<QToolButton>("sweep play"), Qt::LeftButton);
  EXPECT_FALSE(session().isPreviewing());
  EXPECT_TRUE(message().contains("no number")) << message().toStdString();
  EXPECT_FALSE(message().contains("nan")) << message().toStdString();
}

TEST_F(WindowSteady, aRelativeFileNameHoldsFromEveryFolder) {
  const QTemporaryDir folder;
  const QString here = QDir::currentPath();
  QDir::setCurrent(folder.path());
  QFile file("mine.json");
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(writeScene(slidingScene())));
  file.close();
  window_->documents().openFile("mine.json");
  QDir::setCurrent(here);
  EXPECT_TRUE(QFileInfo(session().path()).isAbsolute());
  EXPECT_TRUE(QFileInfo::exists(session().path()));
}

TEST_F(WindowSteady, theFormStaysUnfoldedWhenItsFieldsChange) {
  const auto fold = [this] { return find<QToolButton>("section:Solver"); };
  fold()->setChecked(true);
  ASSERT_TRUE(session().setValue("solver.type", "moreau", "solver", {}));
  settleWindow();
  QTest::qWait(20);
  EXPECT_TRUE(fold()->isChecked());
}

TEST_F(WindowSteady, theTabKeyReachesButtonsThatSpaceAndEnterPress) {
  auto* fold = find<QToolButton>("section:Friction");
  const bool before = fold->isChecked(), playing = window_->playback().isPlaying();
  fold->setFocus(Qt::TabFocusReason);
  QTest::keyClick(fold, Qt::Key_Space);
  EXPECT_NE(fold->isChecked(), before);
  EXPECT_EQ(window_->playback().isPlaying(), playing);
  QTest::keyClick(fold, Qt::Key_Return);
  EXPECT_EQ(fold->isChecked(), before);
  // A click leaves the keyboard where it was: Space still plays.
  window_->centralWidget()->setFocus();
  QTest::mouseClick(fold, Qt::LeftButton);
  QTest::keyClick(window_->focusWidget(), Qt::Key_Space);
  EXPECT_NE(window_->playback().isPlaying(), playing);
  window_->playback().setPlaying(false);
}

TEST_F(WindowSteady, twoStepsOfTheKeyboardAreTwoUndoEntries) {
  auto* slider = find<LandmarkSlider>("slider:laws.friction.mu");
  const double before = numberAt(session().document(), kMu);
  slider->setFocus(Qt::TabFocusReason);
  QTest::keyClick(slider, Qt::Key_Right);
  const double once = numberAt(session().document(), kMu);
  ASSERT_GT(once, before);
  QTest::keyClick(slider, Qt::Key_Right);
  EXPECT_GT(numberAt(session().document(), kMu), once);
  session().undo();
  EXPECT_EQ(numberAt(session().document(), kMu), once);
}

TEST_F(WindowSteady, titleAndNoteAreTheUsersToChange) {
  const Scene before = session().document();
  for (QAction* action : window_->menuBar()->findChildren<QAction*>())
    if (action->text().remove('&') == "Title and note…") action->trigger();
  auto* dialog = find<QDialog>("title dialog");
  dialog->findChild<QLineEdit*>("title")->setText("  My own rod ");
  dialog->findChild<QPlainTextEdit*>("note")->setPlainText("Look at\nthis.");
  dialog->accept();
  EXPECT_EQ(session().document().title, "My own rod");
  EXPECT_EQ(session().document().note, "Look at this.");
  EXPECT_TRUE(window_->windowTitle().contains("My own rod"));
  session().undo();
  EXPECT_EQ(session().document(), before);
}

TEST_F(WindowSteady, aViewThatIsKeptIsSeenByWhoOpensTheScene) {
  Workspace& room = window_->workspace();
  room.arrange(*findArrangement("energy"));
  window_->playback().setSpeed(0.25);
  window_->sceneView().setArrowScale(2);
  QTest::keyClick(window_.get(), Qt::Key_W);
  for (QAction* menu : window_->menuBar()->actions())
    for (QAction* action : menu->menu()->actions())
      if (action->text().remove('&') == "Keep this view in the scene") action->trigger();
  EXPECT_EQ(session().undoText(), "keep view in the scene");
  const Scene kept = parseScene(writeScene(session().document()));
  window_->openDefault();
  room.arrange(*findArrangement("map"));
  session().open(kept, {});
  settleWindow();
  EXPECT_EQ(room.arrangementId(), "energy");
  EXPECT_EQ(window_->playback().speed(), 0.25);
  EXPECT_EQ(window_->sceneView().arrowScale(), 2);
  EXPECT_TRUE(sweepBar().isVisible());
}

}  // namespace
}  // namespace painleve::ui
