#pragma once
// The whole program in a real window, for tests that drive it by mouse and keys.

#include <memory>

#include <gtest/gtest.h>

#include "ui/main_window.h"

namespace painleve::ui {

/// It asks nothing when its document is replaced; not shown yet.
std::unique_ptr<MainWindow> newWindow();

class WindowBench : public testing::Test {
 protected:
  /// Another window in place of the former one, shown, with the keyboard; its first run is there.
  void openWindow();
  /// Until nothing is on its way, and drawn.
  void settleWindow();
  Session& session() { return window_->session(); }
  /// A part of the window by its name.
  template <class Widget>
  Widget* find(const char* name) {
    auto* widget = window_->findChild<Widget*>(name);
    EXPECT_NE(widget, nullptr) << name;
    return widget;
  }

  std::unique_ptr<MainWindow> window_;
};

}  // namespace painleve::ui
