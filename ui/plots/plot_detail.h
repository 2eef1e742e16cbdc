#pragma once
// How finely a plot draws its lines: for the pixels of a screen, or for a picture that is looked at
// through a lens.

class QCustomPlot;

namespace painleve::ui {

/// Dots to a pixel of the widget; those of its screen, unless a picture asks for more.
double detailOf(const QCustomPlot& plot);
/// Takes effect when the plot next takes its run over.
void setDetail(QCustomPlot& plot, double dots);

}  // namespace painleve::ui
