#include "ui/views3d/rich_label.h"

#include <QPainter>
#include <QTextDocument>

#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kPlateStrength = 0.78, kPlateRadius = 4, kPlateMargin = 4;

void setUp(QTextDocument& document, const PlateLabel& label) {
  document.setDocumentMargin(0);
  document.setDefaultFont(label.font);
  document.setHtml(
      QStringLiteral("<span style='color:%1'>%2</span>").arg(label.colour.name(), label.text));
}

QSizeF plateSize(const QTextDocument& document) {
  return document.size() + QSizeF(2 * kPlateMargin, 0);
}

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

QSizeF sizeOfLabel(const PlateLabel& label) {
  QTextDocument document;
  setUp(document, label);
  return plateSize(document);
}

QRectF paintLabel(QPainter& painter, QPointF at, Qt::Alignment anchor, const PlateLabel& label,
                  const QRectF& within) {
  QTextDocument document;
  setUp(document, label);
  const QRectF room = movedInto(placed(at, anchor, plateSize(document)), within);
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
