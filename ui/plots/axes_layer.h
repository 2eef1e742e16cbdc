#pragma once
// What is painted by hand inside the axes of a plot, in their units.

#include <qcustomplot.h>

#include "core/analysis/phase_plane_result.h"

namespace painleve::ui {

class AxesLayer : public QCPLayerable {
 public:
  using QCPLayerable::QCPLayerable;

 protected:
  QRect clipRect() const override { return parentPlot()->axisRect()->rect(); }
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override {
    applyAntialiasingHint(painter, true, QCP::aeOther);
  }
  QPointF pixel(PlanePoint p) const {
    return {parentPlot()->xAxis->coordToPixel(p.x), parentPlot()->yAxis->coordToPixel(p.y)};
  }
};

}  // namespace painleve::ui
