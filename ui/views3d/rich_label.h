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
  double opacity = 1;
};

QSizeF sizeOfLabel(const PlateLabel& label);

/// A room whose named edge or corner is at `at`.
QRectF anchored(QPointF at, Qt::Alignment anchor, QSizeF size);

/// Paints from the upper left corner of `room`, which has the size of the label.
void paintLabel(QPainter& painter, const QRectF& room, const PlateLabel& label);

}  // namespace painleve::ui
