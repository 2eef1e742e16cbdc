#pragma once
// One line of plain text that gives way where there is no room; its tooltip has it all.

#include <QLabel>

namespace painleve::ui {

class ElidedLabel : public QLabel {
  Q_OBJECT
 public:
  explicit ElidedLabel(Qt::TextElideMode mode, QWidget* parent = nullptr);

  void setLine(const QString& line);
  QString line() const { return line_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void elide();

  Qt::TextElideMode mode_;
  QString line_;
};

}  // namespace painleve::ui
