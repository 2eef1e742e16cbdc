#pragma once
// Axes that follow a hand.

#include <QPointF>

class QCustomPlot;

namespace painleve::ui {

/// What was at one place of the plot is at the other, px. Draws nothing yet.
void panAxes(QCustomPlot& plot, const QPointF& from, const QPointF& to);

}  // namespace painleve::ui
