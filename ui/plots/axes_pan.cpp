#include "ui/plots/axes_pan.h"

#include <qcustomplot.h>

namespace painleve::ui {

void panAxes(QCustomPlot& plot, const QPointF& from, const QPointF& to) {
  const auto move = [](QCPAxis& axis, double before, double after) {
    axis.setRange(axis.range() + (axis.pixelToCoord(before) - axis.pixelToCoord(after)));
  };
  move(*plot.xAxis, from.x(), to.x());
  move(*plot.yAxis, from.y(), to.y());
}

}  // namespace painleve::ui
