// The views as docks: arranged by name, moved, saved, brought back.

#include "ui/workspace/workspace.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include <QApplication>
#include <QLabel>
#include <QScreen>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "tests/support/ui/session_bench.h"

namespace painleve::ui {
namespace {

class Workspaces : public testing::Test {
 protected:
  void SetUp() override {
    for (const char* id : views::kAll) space_.add(id, id, new QLabel(id), 4);
    space_.resize(1264, 560);
    space_.arrange(arrangements().front());
    ASSERT_TRUE(showActive(space_));
    QTest::qWait(50);
  }
  QDockWidget& dock(const char* id) { return *space_.dock(id); }
  static QPoint middle(const QWidget& button) { return button.rect().center(); }
  void press(const char* name) {
    auto* button = space_.findChild<QToolButton*>(name);
    ASSERT_NE(button, nullptr) << name;
    QTest::mouseClick(button, Qt::LeftButton, {}, middle(*button));
    QTest::qWait(50);
  }

  Workspace space_;
};

TEST(Arrangements, haveDistinctIdsAndNameEveryViewAtMostOnce) {
  std::set<std::string> ids;
  for (const Arrangement& arrangement : arrangements()) {
    EXPECT_TRUE(ids.insert(arrangement.id).second) << arrangement.id;
    std::multiset<std::string> named;
    for (const Column& column : arrangement.columns)
      for (const Cell& cell : column.cells) named.insert(cell.stack.begin(), cell.stack.end());
    for (const auto& view : named) {
      EXPECT_EQ(named.count(view), 1U) << arrangement.id << " " << view;
      EXPECT_NE(std::find(views::kAll.begin(), views::kAll.end(), view), views::kAll.end());
    }
  }
  for (const char* id : {"standard", "map", "force", "energy", "impulse", "fork", "cone"})
    EXPECT_NE(findArrangement(id), nullptr) << id;
  EXPECT_EQ(findArrangement("no such"), nullptr);
}

TEST_F(Workspaces, tabsTurnWithTheWheelOnlyWithTheKeyboard) {
  QTabBar* tabs = nullptr;
  for (QTabBar* bar : space_.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
    if (bar->isVisible() && bar->count() > 2) tabs = bar;
  ASSERT_NE(tabs, nullptr);
  tabs->setCurrentIndex(0);
  const auto turn = [tabs] {
    const QPointF at = tabs->tabRect(0).center();
    QWheelEvent wheel(at, tabs->mapToGlobal(at), {}, {0, -120}, {}, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(tabs, &wheel);
  };
  ASSERT_FALSE(tabs->hasFocus());
  turn();
  EXPECT_EQ(tabs->currentIndex(), 0);
  tabs->setFocus();
  turn();
  EXPECT_EQ(tabs->currentIndex(), 1);
}

TEST_F(Workspaces, everyArrangementShowsItsFirstViewsAndKeepsItsShares) {
  for (const Arrangement& arrangement : arrangements()) {
    space_.arrange(arrangement);
    QTest::qWait(50);
    for (const Column& column : arrangement.columns) {
      for (const Cell& cell : column.cells)
        EXPECT_FALSE(dock(cell.stack.front().c_str()).visibleRegion().isEmpty())
            << arrangement.id << " " << cell.stack.front();
      const int width = dock(column.cells.front().stack.front().c_str()).width();
      EXPECT_NEAR(width, column.share, 0.1 * column.share) << arrangement.id;
    }
    EXPECT_EQ(space_.arrangementId(), QString::fromStdString(arrangement.id));
  }
}

TEST_F(Workspaces, aViewFloatsClosesAndComesBack) {
  press("float:phase_plane");
  EXPECT_TRUE(dock(views::kPlane).isFloating());
  EXPECT_TRUE(dock(views::kPlane).isVisible());
  press("float:phase_plane");
  EXPECT_FALSE(dock(views::kPlane).isFloating());
  press("close:phase_plane");
  EXPECT_FALSE(dock(views::kPlane).isVisible());
  space_.raiseView(views::kPlane);
  EXPECT_TRUE(dock(views::kPlane).isVisible());
}

TEST_F(Workspaces, theBarOverAStackTakesNoRoom) {
  const auto barHeight = [&](const char* id) { return dock(id).titleBarWidget()->height(); };
  EXPECT_GT(barHeight(views::kPlane), 10);
  EXPECT_TRUE(dock(views::kEnergies).titleBarWidget()->isHidden());
  dock(views::kEnergies).setFloating(true);
  QTest::qWait(50);
  EXPECT_FALSE(dock(views::kEnergies).titleBarWidget()->isHidden());
}

TEST_F(Workspaces, whatTheUserMadeIsRestoredAndDamagedBytesAreNot) {
  press("close:phase_plane");
  dock(views::kForces).setFloating(true);
  const QByteArray own = space_.saved();
  space_.arrange(*findArrangement("map"));
  EXPECT_TRUE(dock(views::kPlane).isVisible());
  EXPECT_TRUE(space_.restore(own, "standard"));
  EXPECT_FALSE(dock(views::kPlane).isVisible());
  EXPECT_TRUE(dock(views::kForces).isFloating());

  for (const QByteArray& damaged :
       {QByteArray(), QByteArray("nonsense"), own.left(own.size() / 3)}) {
    EXPECT_FALSE(space_.restore(damaged, "map"));
    EXPECT_EQ(space_.arrangementId(), "standard");
    EXPECT_TRUE(dock(views::kPlane).isVisible());
    EXPECT_FALSE(dock(views::kForces).isFloating());
  }
}

TEST_F(Workspaces, aFloatingViewOfAScreenThatIsGoneComesBack) {
  QDockWidget& forces = dock(views::kForces);
  forces.setFloating(true);
  forces.move(30'000, 20'000);
  const QByteArray far = space_.saved();
  space_.arrange(arrangements().front());
  EXPECT_TRUE(space_.restore(far, "standard"));
  EXPECT_TRUE(forces.isFloating());
  EXPECT_TRUE(forces.screen()->availableGeometry().intersects(forces.frameGeometry()));
}

}  // namespace
}  // namespace painleve::ui
