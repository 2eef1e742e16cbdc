#include "ui/panels/track_slider.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "core/errors.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kHandleRadius = 7, kGrooveHeight = 4;
constexpr std::array kKeys{Qt::Key_Left, Qt::Key_Right,    Qt::Key_Home,
                           Qt::Key_End,  Qt::Key_PageDown, Qt::Key_PageUp};

bool isSliderKey(int key) {
  return std::find(kKeys.begin(), kKeys.end(), key) != kKeys.end();
}

}  // namespace

TrackSlider::TrackSlider(QWidget* parent) : QWidget(parent) {
  // A click does not take the focus: the arrow keys stay with the transport.
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
  setMinimumSize(60, 22);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TrackSlider::setRange(double lower, double upper, bool logarithmic) {
  check(lower < upper && (!logarithmic || lower > 0), "a slider needs a proper range");
  lower_ = lower;
  upper_ = upper;
  logarithmic_ = logarithmic;
  update();
}

void TrackSlider::setValue(double value) {
  if (value == value_) return;
  value_ = value;
  update();
}

double TrackSlider::fraction(double value) const {
  const double inside = std::clamp(value, lower_, upper_);
  return logarithmic_ ? std::log(inside / lower_) / std::log(upper_ / lower_)
                      : (inside - lower_) / (upper_ - lower_);
}

double TrackSlider::atFraction(double fraction) const {
  const double f = std::clamp(fraction, 0.0, 1.0);
  if (f == 1) return upper_;
  return logarithmic_ ? lower_ * std::pow(upper_ / lower_, f) : lower_ + f * (upper_ - lower_);
}

double TrackSlider::positionOf(double value) const {
  const double margin = kHandleRadius + 1;
  return margin + fraction(value) * (width() - 2 * margin);
}

double TrackSlider::valueAt(double position) const {
  const double margin = kHandleRadius + 1;
  return atFraction((position - margin) / std::max(1.0, width() - 2 * margin));
}

void TrackSlider::moveTo(double value) {
  if (value == value_) return;
  setValue(value);
  emit moved(value);
}

void TrackSlider::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Palette& colours = ui::palette();
  const QPointF handle(positionOf(value_), grooveY());
  const double left = positionOf(lower_), right = positionOf(upper_);
  const auto groove = [&](double from, double to, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(from, grooveY() - kGrooveHeight / 2, to - from, kGrooveHeight),
                            kGrooveHeight / 2, kGrooveHeight / 2);
  };
  groove(left, right, colours.grid);
  groove(left, handle.x(), colours.muted);
  drawMarks(painter);
  const QColor ink = isEnabled() ? colours.text : colours.muted;
  painter.setPen(QPen(ink, hasFocus() ? 3 : 1.5));
  painter.setBrush(colours.surface);
  painter.drawEllipse(handle, kHandleRadius, kHandleRadius);
}

void TrackSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  dragged_ = true;
  moveTo(pick(event->position()));
}

void TrackSlider::mouseMoveEvent(QMouseEvent* event) {
  if (dragged_) moveTo(pick(QPointF(event->position().x(), grooveY())));
}

void TrackSlider::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !dragged_) return event->ignore();
  dragged_ = false;
  emit released();
}

void TrackSlider::keyPressEvent(QKeyEvent* event) {
  if (!isSliderKey(event->key())) return QWidget::keyPressEvent(event);
  moveByKey(event->key());
}

void TrackSlider::keyReleaseEvent(QKeyEvent* event) {
  if (!isSliderKey(event->key()) || event->isAutoRepeat()) return QWidget::keyReleaseEvent(event);
  emit released();
}

void TrackSlider::moveByKey(int key) {
  constexpr double kStep = 0.01, kPage = 0.1;
  const double here = fraction(value_);
  const auto go = [this](double f) { moveTo(pick(QPointF(positionOf(atFraction(f)), grooveY()))); };
  switch (key) {
    case Qt::Key_Left:
      return go(here - kStep);
    case Qt::Key_Right:
      return go(here + kStep);
    case Qt::Key_PageDown:
      return go(here - kPage);
    case Qt::Key_PageUp:
      return go(here + kPage);
    case Qt::Key_Home:
      return go(0);
    default:
      return go(1);
  }
}

void TrackSlider::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  emit released();
}

void TrackSlider::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::EnabledChange) update();
}

bool TrackSlider::event(QEvent* event) {
  // With the focus here, its keys move this slider and not the playhead.
  if (event->type() == QEvent::ShortcutOverride) {
    auto* key = static_cast<QKeyEvent*>(event);
    if (isSliderKey(key->key()) && key->modifiers() == Qt::NoModifier) {
      event->accept();
      return true;
    }
  }
  return QWidget::event(event);
}

}  // namespace painleve::ui
