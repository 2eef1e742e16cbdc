#pragma once
// Impulses of impacts and tangential impacts as arrows of two lines, which fade.

#include "ui/views3d/layer.h"

namespace painleve::ui {

class ImpulseLayer : public Layer {
 public:
  void update(const Shown& shown) override;
  void paint(QPainter& painter, const Projection& projection, Lettering& lettering) const override;

 private:
  std::vector<Jolt> jolts_;
  double unitLength_ = 1, longest_ = 1;  // m of arrow for 1 N s, m
};

}  // namespace painleve::ui
