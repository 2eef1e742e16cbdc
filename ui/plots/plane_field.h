#pragma once
// The direction field of a phase plane: short arrows of one length.

#include <memory>

#include "ui/plots/axes_layer.h"

namespace painleve::ui {

/// Arrows across and up that fill axes of this size, in px, without crowding.
QSize fieldCells(const QSize& axes);

class PlaneField : public AxesLayer {
 public:
  explicit PlaneField(QCustomPlot& plot);
  void setPlane(std::shared_ptr<const PhasePlane> plane) { plane_ = std::move(plane); }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  std::shared_ptr<const PhasePlane> plane_;
};

}  // namespace painleve::ui
