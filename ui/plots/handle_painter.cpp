#include "ui/plots/handle_painter.h"

#include <QPainter>

#include "ui/theme/palette.h"

namespace painleve::ui {

void paintHandle(QPainter& painter, const QPointF& at) {
  const auto& colours = palette();
  painter.setPen(QPen(colours.plotGround, 2));
  painter.setBrush(colours.lcp[4]);
  painter.drawEllipse(at, kHandleRadius, kHandleRadius);
  painter.setPen(QPen(colours.text, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(at, kHandleRadius, kHandleRadius);
}

}  // namespace painleve::ui
