#pragma once
// Tabs that do not turn with the wheel unless they have the keyboard.

class QTabBar;

namespace painleve::ui {

/// May be called again for the same tabs.
void quietTabs(QTabBar& tabs);

}  // namespace painleve::ui
