#pragma once
// A combo box that the wheel passes by, unless it has the focus: scrolling a panel changes nothing.
// Text that has no room ends in an ellipsis.

#include <QComboBox>

namespace painleve::ui {

class QuietBox : public QComboBox {
  Q_OBJECT
 public:
  explicit QuietBox(QWidget* parent = nullptr);

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace painleve::ui
