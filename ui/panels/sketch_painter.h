#pragma once
// Draws a sketch in the colours of the theme.

#include <QRectF>

class QPainter;

namespace painleve::ui {

struct Sketch;

/// Left the motion as a multiple exposure, the start strongest; right the orbit, coloured by mode.
void paintSketch(QPainter& painter, const QRectF& room, const Sketch& sketch);

}  // namespace painleve::ui
