#pragma once
// The direction field of a phase plane: short arrows of one length.

#include <memory>

#include "ui/plots/axes_layer.h"
#include "ui/plots/plane_setup.h"

namespace painleve::ui {

/// Arrows across and up for axes of this size, in px: more in larger ones, but not in proportion.
/// Empty: none.
QSize fieldCells(const QSize& axes, FieldDensity density);

class PlaneField : public AxesLayer {
 public:
  explicit PlaneField(QCustomPlot& plot);
  void setPlane(std::shared_ptr<const PhasePlane> plane) { plane_ = std::move(plane); }
  void setDensity(FieldDensity density) { density_ = density; }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  std::shared_ptr<const PhasePlane> plane_;
  FieldDensity density_ = FieldDensity::Normal;
};

}  // namespace painleve::ui
