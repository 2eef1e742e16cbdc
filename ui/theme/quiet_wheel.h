#pragma once
// Widgets that the wheel passes by unless they have the keyboard: scrolling changes nothing.

class QTabBar;
class QWidget;

namespace painleve::ui {

/// May be called again for the same widget.
void quietWheel(QWidget& widget);
/// The same; and a click leaves the focus where it is.
void quietTabs(QTabBar& tabs);

}  // namespace painleve::ui
