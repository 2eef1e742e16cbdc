#include "ui/theme/quiet_wheel.h"

#include <QApplication>
#include <QEvent>
#include <QTabBar>

namespace painleve::ui {
namespace {

class WheelGuard : public QObject {
 public:
  using QObject::QObject;

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus()) return false;
    event->ignore();
    return true;
  }
};

}  // namespace

void quietWheel(QWidget& widget) {
  // The wheel itself would bring the focus.
  if (widget.focusPolicy() == Qt::WheelFocus) widget.setFocusPolicy(Qt::StrongFocus);
  static auto* const guard = new WheelGuard(qApp);
  widget.installEventFilter(guard);
}

void quietTabs(QTabBar& tabs) {
  // The keys stay with the transport.
  tabs.setFocusPolicy(Qt::TabFocus);
  quietWheel(tabs);
}

}  // namespace painleve::ui
