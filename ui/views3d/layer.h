#pragma once
// A scene view is a list of small layers; each shows one kind of thing and knows nothing of the
// others.

#include "ui/session/frame.h"

class QPainter;

namespace painleve::ui {

class Projection;

class Layer {
 public:
  Layer() = default;
  virtual ~Layer() = default;
  Layer(const Layer&) = delete;
  Layer& operator=(const Layer&) = delete;

  /// Moves what is there to the frame; called only for frames with bodies.
  virtual void update(const Frame& frame) = 0;
  /// Flat signs and texts on top of the picture, in logical pixels.
  virtual void paint(QPainter&, const Projection&) const {}
};

}  // namespace painleve::ui
