// What has brought similar windows down: closing in the middle of the work, dialogs that keep the
// event loop to themselves, keys that go to a button.

#include <fstream>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include <QDialog>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <unistd.h>

#include "core/scene/scene_json.h"
#include "tests/support/ui/session_bench.h"
#include "tests/support/ui/window_bench.h"
#include "ui/main_window.h"

namespace painleve::ui {
namespace {

constexpr auto kMu = "laws.friction.mu";

/// Bounces for ever: no machine has finished it when the window closes.
Scene endlessScene() {
  return parseScene(R"({
    "format": "painleve-lab/scene", "version": 1, "title": "for ever",
    "system": { "type": "rod" },
    "laws": { "friction": { "type": "coulomb", "mu": 0 }, "impact": { "type": "newton", "e": 1 } },
    "initial": { "x": 0, "y": 2, "theta": 1.2, "x_dot": 0, "y_dot": 0, "theta_dot": 0 },
    "solver": { "max_events": 10000000 },
    "output": { "step": 0.0001, "max_rows": 40000000 }, "duration": 3000 })");
}

double residentMegabytes() {
  std::ifstream file("/proc/self/statm");
  double total = 0, resident = 0;
  file >> total >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

TEST(WindowTraps, closesNinetyFiveTimesInTheMiddleOfARun) {
  for (int i = 0; i < 95; ++i) {
    const auto window = newWindow();
    window->show();
    window->session().open(endlessScene(), {});
    QTest::qWait(i % 5);
    EXPECT_TRUE(window->session().isComputing());
    EXPECT_TRUE(window->close());
  }
}

TEST(WindowTraps, aDialogThatStaysOpenStopsNoResultsAndFillsNoMemory) {
  const auto window = newWindow();
  ASSERT_TRUE(showActive(*window));
  ASSERT_TRUE(settle(window->session()));
  int changes = 0;
  double early = 0;
  QDialog dialog(window.get());
  QTimer hand;
  QObject::connect(&hand, &QTimer::timeout, [&] {
    window->session().setValue(kMu, 1.2 + 0.001 * (changes % 200), "change of μ", "drag");
    if (++changes == 60) early = residentMegabytes();
    if (changes == 260) dialog.accept();
  });
  QSignalSpy fresh(&window->session(), &Session::trajectoryChanged);
  hand.start(5);
  dialog.exec();
  EXPECT_GT(fresh.count(), 50);
  EXPECT_LT(residentMegabytes() - early, 40);
}

TEST(WindowTraps, spaceNeverPressesTheButtonClickedLast) {
  const auto window = newWindow();
  ASSERT_TRUE(showActive(*window));
  ASSERT_TRUE(settle(window->session()));
  for (QToolButton* button : window->findChildren<QToolButton*>()) {
    if (!button->isVisible() || !button->isEnabled() || button->menu() != nullptr) continue;
    // Those that take the view away take the button along.
    if (button->objectName().startsWith("close:") || button->objectName().startsWith("float:"))
      continue;
    QTest::mouseClick(button, Qt::LeftButton);
    window->playback().setPlaying(false);
    const bool checked = button->isChecked();
    QTest::keyClick(window.get(), Qt::Key_Space);
    EXPECT_TRUE(window->playback().isPlaying()) << button->toolTip().toStdString();
    EXPECT_EQ(button->isChecked(), checked) << button->toolTip().toStdString();
    window->playback().setPlaying(false);
    window->session().setPlayhead(0);
  }
}

}  // namespace
}  // namespace painleve::ui
