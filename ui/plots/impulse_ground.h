#pragma once
// What impulses of an impact are judged by: friction cone, line of sticking, line of maximum
// compression. [own] derivations 12.2

#include "ui/plots/axes_layer.h"
#include "ui/plots/impulse_geometry.h"
#include "ui/plots/shown_impact.h"

namespace painleve::ui {

/// The lines of sticking and of compression as they are drawn and named.
QPen stickingPen();
QPen compressionPen();

class ImpulseGround : public AxesLayer {
 public:
  explicit ImpulseGround(QCustomPlot& plot);
  void set(std::shared_ptr<const ShownImpact> impact) { impact_ = std::move(impact); }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  void drawCone(QCPPainter& painter) const;
  void drawLine(QCPPainter& painter, const ImpulseLine& line, const QPen& pen) const;

  std::shared_ptr<const ShownImpact> impact_;
};

/// The window that the axes of a plot show.
ImpulseWindow windowOf(const QCustomPlot& plot);

}  // namespace painleve::ui
