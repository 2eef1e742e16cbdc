// The menu of the phase plane; rings, the starts of runs that a hand takes hold of; Escape, which
// takes a drag back.

#include <cmath>

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QTest>

#include "core/scene/scene_access.h"
#include "tests/support/ui/plane_under_hand.h"
#include "ui/plots/phase_plane_plot.h"
#include "ui/plots/plane_menu.h"

namespace painleve::ui {
namespace {

class PlaneMenuTest : public PlaneUnderHand {
 protected:
  void openMenu(QPoint at, QContextMenuEvent::Reason reason = QContextMenuEvent::Mouse) {
    QContextMenuEvent asks(reason, at, plot().mapToGlobal(at));
    QCoreApplication::sendEvent(&plot(), &asks);
  }
  QAction& item(const char* name) { return *widget_.menu().findChild<QAction*>(name); }
  void closeMenu() { widget_.menu().close(); }
  void choose(const char* name, QPoint at) {
    openMenu(at);
    ASSERT_TRUE(item(name).isEnabled()) << name;
    item(name).trigger();
    closeMenu();
  }
  void keepTwo() {
    ASSERT_TRUE(session_.keepRun(kActiveRun, "first"));
    ASSERT_TRUE(session_.setValue("laws.friction.mu", 1.2, "change of μ", {}));
    ASSERT_TRUE(session_.keepRun(kActiveRun, "second"));
    letIn();
  }
  /// What the clipboard says of the two axes; NaN where it does not.
  PlanePoint copied() {
    static const QRegularExpression kWords("^theta = (\\S+), theta_dot = (\\S+)$");
    const auto found = kWords.match(QApplication::clipboard()->text());
    if (!found.hasMatch()) return {std::nan(""), std::nan("")};
    return {found.captured(1).toDouble(), found.captured(2).toDouble()};
  }
};

TEST_F(PlaneMenuTest, keepsTheActiveRun) {
  open(slidingScene());
  const Scene before = session_.scene();
  choose("keepRun", pixel(0.4, -2));
  letIn();
  ASSERT_EQ(session_.runs().size(), 2U);
  EXPECT_EQ(session_.runs()[1].role, Role::Kept);
  EXPECT_EQ(initial("theta"), 0.75) << "nothing starts where the menu was opened";
  session_.undo();
  EXPECT_EQ(session_.scene(), before);
}

TEST_F(PlaneMenuTest, removesTheRunThatWasKeptLast) {
  open(slidingScene());
  keepTwo();
  choose("removeLast", pixel(0.4, -2));
  EXPECT_EQ(keptNames(), QStringList{"first"});
  choose("removeLast", pixel(0.4, -2));
  EXPECT_EQ(keptNames(), QStringList());
  session_.undo();
  EXPECT_EQ(keptNames(), QStringList{"first"}) << "one entry each";
}

TEST_F(PlaneMenuTest, clearsAllKeptRunsAsOneEntry) {
  open(slidingScene());
  keepTwo();
  choose("clearKept", pixel(0.4, -2));
  EXPECT_EQ(keptNames(), QStringList());
  letIn();
  EXPECT_EQ(session_.runs().size(), 1U);
  session_.undo();
  EXPECT_EQ(keptNames(), (QStringList{"first", "second"}));
}

TEST_F(PlaneMenuTest, offersToRemoveOnlyWhatIsKept) {
  open(slidingScene());
  for (const bool isKept : {false, true}) {
    openMenu(pixel(0.4, -2));
    EXPECT_EQ(item("removeLast").isEnabled(), isKept);
    EXPECT_EQ(item("clearKept").isEnabled(), isKept);
    EXPECT_TRUE(item("keepRun").isEnabled());
    closeMenu();
    ASSERT_TRUE(session_.keepRun(kActiveRun, "kept"));
  }
}

TEST_F(PlaneMenuTest, fitsTheWindow) {
  open(slidingScene());
  widget_.setView({0.5, 0.7, 1, 2});
  letIn();
  choose("fitPlane", pixel(0.6, 1.5));
  EXPECT_DOUBLE_EQ(widget_.view().xLower, 0);
  EXPECT_DOUBLE_EQ(widget_.view().xUpper, 1.5);
  EXPECT_DOUBLE_EQ(widget_.view().yLower, -7);
  EXPECT_DOUBLE_EQ(widget_.view().yUpper, 7);
}

TEST_F(PlaneMenuTest, copiesTheCoordinatesOfThePlaceItWasOpenedAt) {
  open(slidingScene());
  QApplication::clipboard()->setText("something else");
  choose("copyCoordinates", pixel(0.4, -2));
  EXPECT_NEAR(copied().x, 0.4, kPixelX) << QApplication::clipboard()->text().toStdString();
  EXPECT_NEAR(copied().y, -2, kPixelY);
  widget_.setAxes({"tip_on_ground", "slip", "theta_dot"});
  letIn();
  choose("copyCoordinates", plot().axisRect()->center());
  EXPECT_TRUE(QApplication::clipboard()->text().startsWith("slip = "))
      << QApplication::clipboard()->text().toStdString();
}

TEST_F(PlaneMenuTest, byKeyItIsOpenedInTheMiddleOfTheAxes) {
  open(slidingScene());
  openMenu({3, 3}, QContextMenuEvent::Keyboard);
  item("copyCoordinates").trigger();
  closeMenu();
  EXPECT_NEAR(copied().x, 0.75, kPixelX) << QApplication::clipboard()->text().toStdString();
  EXPECT_NEAR(copied().y, 0, kPixelY);
}

TEST_F(PlaneMenuTest, whereThereIsNoStateItOffersNoStartAndSaysWhy) {
  open(slidingScene());
  widget_.setView({-0.5, 1.5, -7, 7});
  letIn();
  openMenu(pixel(-0.3, 1));
  EXPECT_FALSE(item("startHere").isEnabled());
  EXPECT_NE(item("startHere").toolTip(), "");
  closeMenu();
  openMenu(pixel(0.4, -2));
  EXPECT_TRUE(item("startHere").isEnabled());
  closeMenu();
}

/// The active run starts at (0.75, 2.5), with μ = 1.4; a kept one elsewhere, with its own μ.
class PlaneRingTest : public PlaneUnderHand {
 protected:
  static constexpr PlanePoint kKept{0.3, -3}, kActive{0.75, 2.5};
  static constexpr double kKeptFriction = 1.1, kActiveFriction = 1.4;

  void SetUp() override {
    PlaneUnderHand::SetUp();
    Scene scene = slidingScene();
    scene.variations.push_back({"kept",
                                {{"initial.theta", kKept.x},
                                 {"initial.theta_dot", kKept.y},
                                 {"laws.friction.mu", kKeptFriction}},
                                {}});
    open(std::move(scene));
    before_ = session_.scene();
    ASSERT_EQ(widget_.figure().runs().rings().rings().size(), 2U);
  }
  QPoint pixelOf(PlanePoint at) { return pixel(at.x, at.y); }
  const ui::Run* keptRun() {
    for (const ui::Run& run : session_.runs())
      if (run.role == Role::Kept) return &run;
    return nullptr;
  }
  void expectUntouched() {
    EXPECT_EQ(session_.scene(), before_);
    EXPECT_FALSE(session_.canUndo());
  }

  Scene before_;
};

TEST_F(PlaneRingTest, draggingOneMovesTheRunThatStartsThereAsOneEntry) {
  press(pixelOf(kKept));
  EXPECT_EQ(initial("theta"), kKept.x) << "taking hold moves nothing";
  moveHeld(pixel(0.5, -1));
  EXPECT_NEAR(initial("theta"), 0.5, kPixelX) << "live, not on release";
  moveHeld(pixel(0.6, 1));
  release(pixel(0.6, 1));
  EXPECT_NEAR(initial("theta"), 0.6, kPixelX);
  EXPECT_NEAR(initial("theta_dot"), 1, kPixelY);
  EXPECT_EQ(friction(), kKeptFriction) << "it is that run";
  letIn();
  ASSERT_EQ(keptNames().size(), 1) << "the former active run, and no copy";
  ASSERT_NE(keptRun(), nullptr);
  EXPECT_EQ(numberAt(*keptRun()->scene, "laws.friction.mu"), kActiveFriction);
  EXPECT_EQ(keptRun()->scene->initial.numberOr("theta", 0), kActive.x) << "stays where it was";
  session_.undo();
  expectUntouched();
}

TEST_F(PlaneRingTest, theRingOfTheActiveRunMovesItAndKeepsNoFormerOne) {
  press(pixelOf(kActive));
  moveHeld(pixel(0.6, 1));
  release(pixel(0.6, 1));
  EXPECT_NEAR(initial("theta"), 0.6, kPixelX);
  EXPECT_EQ(friction(), kActiveFriction);
  EXPECT_EQ(keptNames(), QStringList{"kept"});
  session_.undo();
  expectUntouched();
}

TEST_F(PlaneRingTest, takenOffItsMiddleItDoesNotLeapUnderThePointer) {
  const QPoint grip(6, 0), way(40, 0);
  press(pixelOf(kKept) + grip);
  moveHeld(pixelOf(kKept) + grip + way);
  release(pixelOf(kKept) + grip + way);
  EXPECT_NEAR(initial("theta"), plot().xAxis->pixelToCoord(pixelOf(kKept).x() + way.x()), kPixelX);
}

TEST_F(PlaneRingTest, aClickOnOneMakesItsRunActiveWhereItIs) {
  press(pixelOf(kKept));
  release(pixelOf(kKept));
  EXPECT_EQ(friction(), kKeptFriction);
  EXPECT_EQ(initial("theta"), kKept.x);
  EXPECT_EQ(initial("theta_dot"), kKept.y);
  session_.undo();
  expectUntouched();
}

TEST_F(PlaneRingTest, underThePointerItIsNamedAndShowsThatItCanBeTaken) {
  moveTo(pixelOf(kKept), Qt::NoButton);
  EXPECT_EQ(plot().cursor().shape(), Qt::OpenHandCursor);
  ASSERT_FALSE(widget_.figure().readout().lines().isEmpty());
  const QString line = widget_.figure().readout().lines().front();
  EXPECT_TRUE(line.contains("start of “kept”")) << line.toStdString();
  moveTo(pixel(1.2, 4), Qt::NoButton);
  EXPECT_NE(plot().cursor().shape(), Qt::OpenHandCursor);
  EXPECT_FALSE(widget_.figure().readout().lines().join(' ').contains("start of"));
}

TEST_F(PlaneRingTest, escapeDuringADragTakesItBackAndLetsGo) {
  for (const PlanePoint start : {kKept, kActive, PlanePoint{1.1, -5}}) {
    press(pixelOf(start));
    moveHeld(pixel(0.5, -1));
    ASSERT_NEAR(initial("theta"), 0.5, kPixelX);
    QTest::keyClick(&plot(), Qt::Key_Escape);
    expectUntouched();
    moveHeld(pixel(0.6, 1));
    expectUntouched();
    release(pixel(0.6, 1));
    expectUntouched();
  }
}

TEST_F(PlaneRingTest, whileItDragsEscapeIsNoShortcut) {
  const auto isTaken = [this] {
    QKeyEvent asks(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(&plot(), &asks);
    return asks.isAccepted();
  };
  EXPECT_FALSE(isTaken());
  press(pixelOf(kKept));
  EXPECT_TRUE(isTaken());
  release(pixelOf(kKept));
}

}  // namespace
}  // namespace painleve::ui
