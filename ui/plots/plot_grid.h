#pragma once
// How the parts of a plot stand around its axes.

#include <qcustomplot.h>

namespace painleve::ui {

/// The axes with one text at their left and one below; further rows and columns may follow.
QCPLayoutGrid& layOutAxes(QCustomPlot& plot, QCPLayoutElement* left, QCPLayoutElement* below,
                          const QMargins& margins);
/// Room of its own at both sides: `left` px for numbers, the room of direct labels at the right. So
/// the axes of several plots stand in line.
void fixSides(QCustomPlot& plot, int left);

}  // namespace painleve::ui
