#pragma once
// The directions of x, y and z, for who asks.

#include "ui/views3d/layer.h"

namespace painleve::ui {

class TriadLayer : public Layer {
 public:
  void update(const Shown& shown) override;
  void paint(QPainter& painter, const Projection& projection, Lettering& lettering) const override;

 private:
  Place centre_ = Place::Zero();
};

}  // namespace painleve::ui
