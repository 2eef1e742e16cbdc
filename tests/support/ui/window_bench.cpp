#include "tests/support/ui/window_bench.h"

#include <QTest>

#include "tests/support/ui/session_bench.h"

namespace painleve::ui {
namespace {

constexpr int kPatienceMs = 20'000, kDrawnMs = 60;

}  // namespace

std::unique_ptr<MainWindow> newWindow() {
  auto window = std::make_unique<MainWindow>(std::vector<std::string>{PAINLEVE_SOURCE_RESOURCES});
  window->documents().setAsking(false);
  return window;
}

void WindowBench::openWindow() {
  window_.reset();
  window_ = newWindow();
  ASSERT_TRUE(showActive(*window_));
  settleWindow();
}

void WindowBench::settleWindow() {
  ASSERT_TRUE(QTest::qWaitFor([this] { return session().isSettled(); }, kPatienceMs));
  QTest::qWait(kDrawnMs);
}

}  // namespace painleve::ui
