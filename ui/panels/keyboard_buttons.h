#pragma once
// Buttons that the Tab key reaches are pressed by Space and Enter, though the window has a meaning
// of its own for Space. A button that was only clicked never has the keyboard.

#include <QObject>

namespace painleve::ui {

class KeyboardButtons : public QObject {
 public:
  /// Watches all buttons of the program as long as it lives.
  explicit KeyboardButtons(QObject* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace painleve::ui
