#pragma once
// A horizontal slider over real numbers: jumps to a click, linear or over decades, leaves the wheel
// alone.

#include <QWidget>

namespace painleve::ui {

class TrackSlider : public QWidget {
  Q_OBJECT
 public:
  explicit TrackSlider(QWidget* parent = nullptr);

  /// Precondition: lower < upper; logarithmic only where 0 < lower.
  void setRange(double lower, double upper, bool logarithmic = false);
  double lower() const { return lower_; }
  double upper() const { return upper_; }
  /// Shown at the nearer end where it lies outside the range. Emits nothing.
  void setValue(double value);
  double value() const { return value_; }
  bool isDragged() const { return dragged_; }

  /// Where a value stands, in pixels from the left.
  double positionOf(double value) const;
  double valueAt(double position) const;

 signals:
  void moved(double value);  // by the user's hand
  void released();           // the hand is off: one gesture ends

 protected:
  /// Vertical middle of the groove.
  virtual double grooveY() const { return height() / 2.0; }
  virtual void drawMarks(QPainter&) {}
  /// The value that a position stands for; a subclass may round it or snap to a mark.
  virtual double pick(const QPointF& position) const { return valueAt(position.x()); }

  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool event(QEvent* event) override;

 private:
  double fraction(double value) const;
  double atFraction(double fraction) const;
  void moveTo(double value);
  void moveByKey(int key);

  double lower_ = 0, upper_ = 1, value_ = 0;
  bool logarithmic_ = false, dragged_ = false;
};

}  // namespace painleve::ui
