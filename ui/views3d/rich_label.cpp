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

}  // namespace

QRectF anchored(QPointF at, Qt::Alignment anchor, QSizeF size) {
  double x = at.x() - size.width() / 2, y = at.y() - size.height() / 2;
  if (anchor & Qt::AlignLeft) x = at.x();
  if (anchor & Qt::AlignRight) x = at.x() - size.width();
  if (anchor & Qt::AlignTop) y = at.y();
  if (anchor & Qt::AlignBottom) y = at.y() - size.height();
  return {QPointF(x, y), size};
}

QSizeF sizeOfLabel(const PlateLabel& label) {
  QTextDocument document;
  setUp(document, label);
  return plateSize(document);
}

void paintLabel(QPainter& painter, const QRectF& room, const PlateLabel& label) {
  QTextDocument document;
  setUp(document, label);
  QColor ground = palette().plotGround;
  ground.setAlphaF(static_cast<float>(kPlateStrength));
  painter.save();
  painter.setOpacity(painter.opacity() * label.opacity);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawRoundedRect(room, kPlateRadius, kPlateRadius);
  painter.translate(room.topLeft() + QPointF(kPlateMargin, 0));
  document.drawContents(&painter);
  painter.restore();
}

}  // namespace painleve::ui
