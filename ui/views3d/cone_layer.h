#pragma once
// The friction cone of every closed contact: where its force may point. An edge along which the
// sliding force pulls the contact down is marked.

#include <vector>

#include "ui/views3d/layer.h"

namespace painleve::ui {

/// In the plane of motion; `minus` is the edge of slip-, `plus` that of slip+.
struct DrawnCone {
  struct Edge {
    Place end = Place::Zero();
    bool pullsDown = false;  // B < 0
  };
  Place apex = Place::Zero();
  Place across = Place::Zero();  // half of its thickness, so that it never vanishes edge-on
  Edge minus, plus;
  std::vector<Place> arc;  // from the end of `minus` to the end of `plus`
};

/// Cones of closed contacts with friction.
std::vector<DrawnCone> drawnCones(const Shown& shown);

class ConeLayer : public Layer {
 public:
  void update(const Shown& shown) override { cones_ = drawnCones(shown); }
  void paint(QPainter& painter, const Projection& projection, Lettering& lettering) const override;

 private:
  std::vector<DrawnCone> cones_;
};

}  // namespace painleve::ui
