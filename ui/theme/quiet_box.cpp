#include "ui/theme/quiet_box.h"

#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QWheelEvent>

namespace painleve::ui {
namespace {

constexpr int kTextMargin = 2;  // px, what the style keeps free beside the text

}  // namespace

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

void QuietBox::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  QStyleOptionComboBox option;
  initStyleOption(&option);
  if (currentIndex() < 0 && !placeholderText().isEmpty()) {
    option.palette.setBrush(QPalette::ButtonText, option.palette.placeholderText());
    option.currentText = placeholderText();
  }
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  const QRect room =
      style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  option.currentText =
      fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - kTextMargin);
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

}  // namespace painleve::ui
