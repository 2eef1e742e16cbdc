#pragma once
// The way of the contact points so far: a thin path in the colour of the mode.

#include <vector>

#include <QColor>

#include "ui/views3d/layer.h"

namespace painleve::ui {

/// A part of a trail in one colour; neighbours share a point.
struct TrailPart {
  Mode mode = Mode::Free;
  int lcpMode = 0;
  std::vector<Place> places;
};

/// Up to `time`, where the contact is at `now`.
std::vector<TrailPart> trailParts(const ContactPath& path, double time, const Place& now);

class TrailLayer : public Layer {
 public:
  void update(const Shown& shown) override;
  void paint(QPainter& painter, const Projection& projection, Lettering& lettering) const override;

 private:
  std::vector<TrailPart> parts_;
};

}  // namespace painleve::ui
