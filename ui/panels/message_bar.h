#pragma once
// One clear line about what went wrong, inside the window; nothing has to be clicked away.

#include <QFrame>

namespace painleve::ui {

class ElidedLabel;

class MessageBar : public QFrame {
  Q_OBJECT
 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// Replaces the line that stands there.
  void show(const QString& line);
  void dismiss() { hide(); }
  QString text() const;

 private:
  ElidedLabel* label_;
};

}  // namespace painleve::ui
