#pragma once
// One clear line about what went wrong, inside the window; nothing has to be clicked away.

#include <QFrame>

class QLabel;

namespace painleve::ui {

class MessageBar : public QFrame {
  Q_OBJECT
 public:
  explicit MessageBar(QWidget* parent = nullptr);

  /// Replaces the line that stands there.
  void show(const QString& line);
  void dismiss() { hide(); }
  QString text() const { return line_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void elide();

  QString line_;
  QLabel* label_;
};

}  // namespace painleve::ui
