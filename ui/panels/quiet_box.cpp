#include "ui/panels/quiet_box.h"

#include <QWheelEvent>

namespace painleve::ui {

QuietBox::QuietBox(QWidget* parent) : QComboBox(parent) {
  // A click does not take the focus: the keys stay with the transport.
  setFocusPolicy(Qt::TabFocus);
}

void QuietBox::wheelEvent(QWheelEvent* event) {
  if (hasFocus()) {
    QComboBox::wheelEvent(event);
  } else {
    event->ignore();
  }
}

}  // namespace painleve::ui
