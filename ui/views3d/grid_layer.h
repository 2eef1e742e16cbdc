#pragma once
// A faint metre grid behind the bodies, from the lowest ground upwards.

#include <vtkSmartPointer.h>

#include "ui/views3d/layer.h"

class vtkActor;
class vtkRenderer;

namespace painleve::ui {

class GridLayer : public Layer {
 public:
  explicit GridLayer(vtkRenderer& renderer) : renderer_(renderer) {}
  void update(const Shown& shown) override;
  void paint(QPainter& painter, const Projection& projection, Lettering& lettering) const override;
  void hide() override;

 private:
  void build(double size);

  vtkRenderer& renderer_;
  vtkSmartPointer<vtkActor> grid_;
  double size_ = 0, cell_ = 1;  // m
};

}  // namespace painleve::ui
