#pragma once
// Every ground as a slab with the textbook hatching below its edge.

#include <vector>

#include <Eigen/Geometry>

#include <vtkSmartPointer.h>

#include "ui/views3d/layer.h"

class vtkActor;
class vtkRenderer;

namespace painleve::ui {

class GroundLayer : public Layer {
 public:
  explicit GroundLayer(vtkRenderer& renderer) : renderer_(renderer) {}
  void update(const Shown& shown) override;
  void paint(QPainter& painter, const Projection& projection, Lettering& lettering) const override;

 private:
  struct Slab {
    vtkSmartPointer<vtkActor> solid;
    Eigen::Affine3d pose = Eigen::Affine3d::Identity();  // x along the surface, y out of it
  };
  void build(const Depiction& depiction);
  void clear();
  void paintHatch(QPainter& painter, const Projection& projection, const Slab& slab) const;

  vtkRenderer& renderer_;
  std::vector<Slab> slabs_;
  double size_ = 0;  // m
};

}  // namespace painleve::ui
