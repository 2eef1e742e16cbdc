#include "ui/plots/plane_mouse.h"

#include <utility>

#include <QContextMenuEvent>
#include <QKeyEvent>

namespace painleve::ui {

PlaneMouse::PlaneMouse(QCustomPlot& plot) : QObject(&plot), plot_(plot) {
  plot_.setInteractions(QCP::iRangeZoom);
  plot_.setMouseTracking(true);
  plot_.installEventFilter(this);
  connect(&plot_, &QCustomPlot::mousePress, this, [this](QMouseEvent* event) { press(*event); });
  connect(&plot_, &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) { move(*event); });
  connect(&plot_, &QCustomPlot::mouseRelease, this,
          [this](QMouseEvent* event) { release(*event); });
  connect(&plot_, &QCustomPlot::mouseDoubleClick, this, [this](QMouseEvent* event) {
    const bool isPlain = event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier;
    if (isPlain && plot_.axisRect()->rect().contains(event->pos())) emit doubleClicked();
  });
}

bool PlaneMouse::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Leave) {
    emit left();
  } else if (event->type() == QEvent::Hide && doing_ != Doing::Nothing) {
    // No release will come.
    if (std::exchange(doing_, Doing::Nothing) == Doing::Dragging) emit released();
  } else if (event->type() == QEvent::ContextMenu) {
    const auto& asked = *static_cast<QContextMenuEvent*>(event);
    const bool byKey = asked.reason() == QContextMenuEvent::Keyboard;
    const QPoint at = byKey ? plot_.axisRect()->center() : asked.pos();
    emit menuWanted(at, plot_.mapToGlobal(at));
    return true;
  } else if (event->type() == QEvent::ShortcutOverride && doing_ == Doing::Dragging &&
             static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();  // the window's own Escape stops a computation
    return true;
  } else if (event->type() == QEvent::KeyPress && doing_ == Doing::Dragging &&
             static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    doing_ = Doing::Nothing;
    emit abandoned();
    return true;
  }
  return QObject::eventFilter(watched, event);
}

void PlaneMouse::press(const QMouseEvent& event) {
  if (doing_ != Doing::Nothing || !plot_.axisRect()->rect().contains(event.pos())) return;
  const bool pans = event.button() == Qt::MiddleButton ||
                    (event.button() == Qt::LeftButton && event.modifiers() == Qt::ShiftModifier);
  if (!pans && event.button() != Qt::LeftButton) return;
  button_ = event.button();
  from_ = event.position();
  doing_ = pans ? Doing::Panning : Doing::Dragging;
  if (pans) {
    x_ = plot_.xAxis->range();
    y_ = plot_.yAxis->range();
    emit left();
    plot_.setCursor(Qt::ClosedHandCursor);
  } else {
    emit pressed(event.position());
  }
}

void PlaneMouse::move(const QMouseEvent& event) {
  if (doing_ == Doing::Dragging) {
    if (event.position() != from_) emit dragged(event.position());
    from_ = event.position();
  } else if (doing_ == Doing::Panning) {
    pan(event.position());
  } else if (event.buttons() == Qt::NoButton && plot_.axisRect()->rect().contains(event.pos())) {
    emit hovered(event.position());
  } else {
    emit left();
  }
}

void PlaneMouse::release(const QMouseEvent& event) {
  if (doing_ == Doing::Nothing || event.button() != button_) return;
  const bool wasDragging = doing_ == Doing::Dragging;
  doing_ = Doing::Nothing;
  plot_.unsetCursor();
  if (wasDragging) emit released();
}

void PlaneMouse::pan(const QPointF& at) {
  const auto moved = [](QCPAxis& axis, const QCPRange& range, double from, double to) {
    const double by = axis.pixelToCoord(from) - axis.pixelToCoord(to);
    axis.setRange(range.lower + by, range.upper + by);
  };
  moved(*plot_.xAxis, x_, from_.x(), at.x());
  moved(*plot_.yAxis, y_, from_.y(), at.y());
  plot_.replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace painleve::ui
