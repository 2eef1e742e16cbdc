#pragma once
// The mouse in a phase plane: what a hand does, in words. The middle button or Shift with the left
// one pans; the wheel zooms.

#include <QObject>
#include <QPointF>
#include <qcustomplot.h>

namespace painleve::ui {

class PlaneMouse : public QObject {
  Q_OBJECT
 public:
  explicit PlaneMouse(QCustomPlot& plot);

 signals:
  void hovered(const QPointF& at);  // no button is down
  void left();
  void pressed(const QPointF& at);  // left button, inside the axes
  void dragged(const QPointF& at);
  void released();
  void abandoned();      // Escape while dragging
  void doubleClicked();  // left button alone, inside the axes
  void menuWanted(const QPointF& at, const QPoint& global);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  enum class Doing { Nothing, Dragging, Panning };

  void press(const QMouseEvent& event);
  void move(const QMouseEvent& event);
  void release(const QMouseEvent& event);
  void pan(const QPointF& at);

  QCustomPlot& plot_;
  Doing doing_ = Doing::Nothing;
  Qt::MouseButton button_ = Qt::NoButton;  // that began it
  QPointF from_;
  QCPRange x_, y_;  // at the start of a pan
};

}  // namespace painleve::ui
