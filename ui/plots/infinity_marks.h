#pragma once
// "∞" at the edge of a plane where a path leaves it without bound.

#include <vector>

#include "ui/plots/axes_layer.h"

namespace painleve::ui {

class InfinityMarks : public AxesLayer {
 public:
  explicit InfinityMarks(QCustomPlot& plot);
  /// Points of which one coordinate at least is infinite.
  void set(std::vector<PlanePoint> points) { points_ = std::move(points); }
  const std::vector<PlanePoint>& points() const { return points_; }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  std::vector<PlanePoint> points_;
};

}  // namespace painleve::ui
