#pragma once
// The bodies as matt solids.

#include <vector>

#include <vtkSmartPointer.h>

#include "ui/views3d/layer.h"

class vtkActor;
class vtkRenderer;

namespace painleve::ui {

class BodyLayer : public Layer {
 public:
  explicit BodyLayer(vtkRenderer& renderer) : renderer_(renderer) {}
  void update(const Shown& shown) override;

 private:
  struct Solid {
    vtkSmartPointer<vtkActor> actor;
    Shape shape;
  };
  Solid makeSolid(const Shape& shape) const;

  vtkRenderer& renderer_;
  std::vector<Solid> solids_;
};

}  // namespace painleve::ui
