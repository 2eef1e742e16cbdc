#include "ui/panels/line_sample.h"

#include <QPainter>

namespace painleve::ui {
namespace {

/// Wide enough for a whole period of the longest dashes.
constexpr int kWidth = 52, kHeight = 16, kMargin = 2;

}  // namespace

LineSample::LineSample(QWidget* parent) : QWidget(parent) {
  setFixedSize(kWidth, kHeight);
}

void LineSample::setPen(const QPen& pen) {
  if (pen == pen_) return;
  pen_ = pen;
  update();
}

void LineSample::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(pen_);
  const double middle = height() / 2.0;
  painter.drawLine(QPointF(kMargin, middle), QPointF(width() - kMargin, middle));
}

}  // namespace painleve::ui
