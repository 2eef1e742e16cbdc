#include "ui/theme/quiet_tabs.h"

#include <QApplication>
#include <QEvent>
#include <QTabBar>

namespace painleve::ui {
namespace {

class WheelGuard : public QObject {
 public:
  using QObject::QObject;

  bool eventFilter(QObject* tabs, QEvent* event) override {
    if (event->type() != QEvent::Wheel || static_cast<QTabBar*>(tabs)->hasFocus()) return false;
    event->ignore();
    return true;
  }
};

}  // namespace

void quietTabs(QTabBar& tabs) {
  // A click does not take the focus: the keys stay with the transport.
  tabs.setFocusPolicy(Qt::TabFocus);
  static auto* const guard = new WheelGuard(qApp);
  tabs.installEventFilter(guard);
}

}  // namespace painleve::ui
