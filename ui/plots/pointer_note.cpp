#include "ui/plots/pointer_note.h"

#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kMargin = 6, kPadding = 4, kRadius = 4;
constexpr float kGround = 0.88F;  // opacity: curves behind stay guessable

}  // namespace

PointerNote::PointerNote(QCustomPlot& plot) : QCPLayerable(&plot, kPlayheadLayer) {}

void PointerNote::show(const QString& html, double x) {
  html_ = html;
  x_ = x;
}

void PointerNote::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  applyAntialiasingHint(painter, true, QCP::aeOther);
}

void PointerNote::draw(QCPPainter* painter) {
  if (html_.isEmpty()) return;
  const QRectF axes = parentPlot()->axisRect()->rect();
  painter->setPen(QPen(palette().muted, 1, Qt::DotLine));
  painter->drawLine(QPointF(x_, axes.top()), QPointF(x_, axes.bottom()));
  const Label label{html_, panelFont(), palette().text};
  QRectF box(QPointF(), labelSize(label) + QSizeF(2 * kPadding, 2 * kPadding));
  // On the side where the pointer is not.
  const bool left = x_ > axes.center().x();
  box.moveTopLeft(
      {left ? axes.left() + kMargin : axes.right() - box.width() - kMargin, axes.top() + kMargin});
  QColor ground = palette().plotGround;
  ground.setAlphaF(kGround);
  painter->setPen(QPen(palette().grid, 1));
  painter->setBrush(ground);
  painter->drawRoundedRect(box, kRadius, kRadius);
  paintLabel(*painter, label, box.topLeft() + QPointF(kPadding, kPadding),
             Qt::AlignLeft | Qt::AlignTop);
}

}  // namespace painleve::ui
