#pragma once
// Signs drawn flat over the picture: sharp and smooth at every zoom, whatever the graphics card.

#include <QColor>
#include <QLineF>
#include <QPointF>

class QPainter;

namespace painleve::ui {

/// Filled arrow whose head shrinks with a short arrow; `width` of the shaft in logical pixels.
void paintArrow(QPainter& painter, QPointF tail, QPointF tip, const QColor& colour, double width);
/// The same shape, outlined.
void paintOutlineArrow(QPainter& painter, QPointF tail, QPointF tip, const QColor& colour,
                       double width);
/// Two lines and an open head.
void paintDoubleArrow(QPainter& painter, QPointF tail, QPointF tip, const QColor& colour,
                      double width);
/// The sign of a shaft that is longer than it is drawn.
void paintBreak(QPainter& painter, const QLineF& arrow, const QColor& colour, double width);

}  // namespace painleve::ui
