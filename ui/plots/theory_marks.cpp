#include "ui/plots/theory_marks.h"

#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kPad = 4;  // px
constexpr double kPresent = 1.5;

}  // namespace

TheoryMarks::TheoryMarks(QCustomPlot& plot) : AxesLayer(&plot, kMarksLayer) {}

void TheoryMarks::draw(QCPPainter* painter) {
  const QRectF room = clipRect();
  double taken = room.left();
  for (const TheoryMark& mark : marks_) {
    const double x = pixel({mark.x, 0}).x();
    if (!(x >= room.left() && x <= room.right())) continue;
    painter->setPen(QPen(palette().muted, 1, Qt::DashLine));
    painter->drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
    const Label name{QString::fromStdString(mark.symbol), plotFont(), palette().muted};
    const QSizeF size = labelSize(name);
    // Names of places that are near each other stand on two lines.
    const bool isTight = x + kPad < taken;
    const double top = room.top() + (isTight ? size.height() : 0);
    const bool fits = x + kPad + size.width() <= room.right();
    const QRectF box({fits ? x + kPad : x - kPad - size.width(), top}, size);
    painter->fillRect(box, palette().plotGround);
    paintLabel(*painter, name, box.topLeft(), Qt::AlignLeft | Qt::AlignTop);
    taken = x + 2 * kPad + size.width();
  }
}

TheoryPresent::TheoryPresent(QCustomPlot& plot) : AxesLayer(&plot, kPlayheadLayer) {}

void TheoryPresent::draw(QCPPainter* painter) {
  if (!x_) return;
  const QRectF room = clipRect();
  const double x = pixel({*x_, 0}).x();
  painter->setPen(QPen(palette().playhead, kPresent));
  painter->drawLine(QPointF(x, room.top()), QPointF(x, room.bottom()));
}

}  // namespace painleve::ui
