#pragma once
// The marked points (A, G, the pivot) as small signs that face the viewer, each with its letter.

#include <vector>

#include "ui/views3d/layer.h"

namespace painleve::ui {

class MarkerLayer : public Layer {
 public:
  void update(const Shown& shown) override;
  void paint(QPainter& painter, const Projection& projection, Lettering& lettering) const override;

 private:
  std::vector<Marker> markers_;
};

}  // namespace painleve::ui
