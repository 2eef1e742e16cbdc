#pragma once
// The regions of a phase plane as tints and hatches, without seams between them.

#include <memory>

#include <QPainterPath>

#include "ui/plots/axes_layer.h"

namespace painleve::ui {

class PlaneTints : public AxesLayer {
 public:
  explicit PlaneTints(QCustomPlot& plot);
  void setPlane(std::shared_ptr<const PhasePlane> plane) { plane_ = std::move(plane); }

 protected:
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  QPainterPath outlineOf(const std::vector<Polyline>& polygons) const;

  std::shared_ptr<const PhasePlane> plane_;
};

}  // namespace painleve::ui
