#pragma once
// A scene view is a list of small layers; each shows one kind of thing and knows nothing of the
// others.

#include "ui/views3d/shown.h"

class QPainter;

namespace painleve::ui {

class Lettering;
class Projection;

class Layer {
 public:
  Layer() = default;
  virtual ~Layer() = default;
  Layer(const Layer&) = delete;
  Layer& operator=(const Layer&) = delete;

  /// Moves what is there to what is to be shown; called only for frames with bodies, and while the
  /// layer is switched on.
  virtual void update(const Shown& shown) = 0;
  /// Flat signs on top of the picture, in logical pixels; their texts go to the lettering.
  virtual void paint(QPainter&, const Projection&, Lettering&) const {}
  /// Takes solids out of the picture; the next update brings them back.
  virtual void hide() {}
};

}  // namespace painleve::ui
