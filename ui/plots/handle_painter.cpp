#include "ui/plots/handle_painter.h"

#include <QPainter>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kRadius = 8;  // px

}  // namespace

QRectF handleBox(const QPointF& at) {
  return {at.x() - kRadius, at.y() - kRadius, 2 * kRadius, 2 * kRadius};
}

void paintHandle(QPainter& painter, const QPointF& at) {
  const auto& colours = palette();
  painter.setPen(QPen(colours.plotGround, 2));
  painter.setBrush(colours.lcp[4]);
  painter.drawEllipse(at, kRadius, kRadius);
  painter.setPen(QPen(colours.text, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(at, kRadius, kRadius);
}

}  // namespace painleve::ui
