#pragma once
// Where the runs of a plane start: rings that can be grabbed.

#include <optional>
#include <vector>

#include "ui/plots/axes_layer.h"
#include "ui/session/run.h"

namespace painleve::ui {

struct StartRing {
  RunId run = 0;
  PlanePoint at;
};

class PlaneRings : public AxesLayer {
 public:
  explicit PlaneRings(QCustomPlot& plot);
  /// The last one lies on top.
  void setRings(std::vector<StartRing> rings) { rings_ = std::move(rings); }
  const std::vector<StartRing>& rings() const { return rings_; }
  /// The ring under a pixel, the nearest first.
  std::optional<StartRing> at(QPointF pixel) const;

 protected:
  void draw(QCPPainter* painter) override;

 private:
  std::vector<StartRing> rings_;
};

}  // namespace painleve::ui
