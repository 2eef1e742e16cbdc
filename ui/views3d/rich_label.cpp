#include "ui/views3d/rich_label.h"

#include <QPainter>
#include <QTextDocument>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kPlateStrength = 0.78, kPlateRadius = 4, kPlateMargin = 4;

QRectF placed(QPointF at, Qt::Alignment anchor, QSizeF size) {
  double x = at.x() - size.width() / 2, y = at.y() - size.height() / 2;
  if (anchor & Qt::AlignLeft) x = at.x();
  if (anchor & Qt::AlignRight) x = at.x() - size.width();
  if (anchor & Qt::AlignTop) y = at.y();
  if (anchor & Qt::AlignBottom) y = at.y() - size.height();
  return {QPointF(x, y), size};
}

}  // namespace

QRectF movedInto(QRectF room, const QRectF& within) {
  if (within.isEmpty()) return room;
  room.moveRight(qMin(room.right(), within.right()));
  room.moveBottom(qMin(room.bottom(), within.bottom()));
  room.moveLeft(qMax(room.left(), within.left()));
  room.moveTop(qMax(room.top(), within.top()));
  return room;
}

QRectF paintLabel(QPainter& painter, QPointF at, Qt::Alignment anchor, const Label& label,
                  const QRectF& within) {
  QTextDocument document;
  document.setDocumentMargin(0);
  document.setDefaultFont(label.font);
  document.setHtml(
      QStringLiteral("<span style='color:%1'>%2</span>").arg(label.colour.name(), label.text));
  const QSizeF plate = document.size() + QSizeF(2 * kPlateMargin, 0);
  const QRectF room = movedInto(placed(at, anchor, plate), within);
  QColor ground = palette().plotGround;
  ground.setAlphaF(static_cast<float>(kPlateStrength));
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawRoundedRect(room, kPlateRadius, kPlateRadius);
  painter.translate(room.topLeft() + QPointF(kPlateMargin, 0));
  document.drawContents(&painter);
  painter.restore();
  return room;
}

}  // namespace painleve::ui
