#pragma once
// Velocity jumps in a plane: broken lines with an arrow head, unlike motion.

#include <vector>

#include "ui/plots/axes_layer.h"
#include "ui/plots/plane_run.h"

namespace painleve::ui {

class PlaneJumps : public AxesLayer {
 public:
  using AxesLayer::AxesLayer;

  void clear() { strokes_.clear(); }
  /// Collisions are dashed in `colour`, tangential impacts dotted in `tangential`.
  void add(const std::vector<PlaneJump>& jumps, const QColor& colour, const QColor& tangential,
           double width);
  int count() const { return static_cast<int>(strokes_.size()); }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  struct Stroke {
    PlanePoint from, to;
    QPen pen;
  };
  std::vector<Stroke> strokes_;
};

}  // namespace painleve::ui
