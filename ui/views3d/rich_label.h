#pragma once
// Small texts over the picture: rich text on a soft plate, so that they stay legible on a body or a
// line.

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

class QPainter;

namespace painleve::ui {

struct PlateLabel {
  QString text;  // rich text: F<sub>N</sub>
  QFont font;
  QColor colour;
};

QSizeF sizeOfLabel(const PlateLabel& label);

/// Paints with the named edge or corner of the text at `at`; returns the room it took. The text is
/// moved into `within`, where that is given.
QRectF paintLabel(QPainter& painter, QPointF at, Qt::Alignment anchor, const PlateLabel& label,
                  const QRectF& within = {});

/// `room` moved into `within` as far as it fits there.
QRectF movedInto(QRectF room, const QRectF& within);

}  // namespace painleve::ui
