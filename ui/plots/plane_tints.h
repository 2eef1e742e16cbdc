#pragma once
// The regions of a phase plane as tints and hatches, without seams between them.

#include <memory>

#include <qcustomplot.h>

#include "core/analysis/phase_plane_result.h"

namespace painleve::ui {

class PlaneTints : public QCPLayerable {
 public:
  explicit PlaneTints(QCustomPlot& plot);
  void setPlane(std::shared_ptr<const PhasePlane> plane) { plane_ = std::move(plane); }

 protected:
  QRect clipRect() const override;
  void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
  void draw(QCPPainter* painter) override;

 private:
  std::shared_ptr<const PhasePlane> plane_;
};

}  // namespace painleve::ui
