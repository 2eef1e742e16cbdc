#pragma once
// A dark patch under every closed contact: where the body touches is seen before any arrow is read.

#include <vector>

#include <vtkSmartPointer.h>

#include "ui/views3d/layer.h"

class vtkActor;
class vtkRenderer;

namespace painleve::ui {

class ContactPatchLayer : public Layer {
 public:
  explicit ContactPatchLayer(vtkRenderer& renderer) : renderer_(renderer) {}
  void update(const Shown& shown) override;
  void hide() override;

 private:
  vtkRenderer& renderer_;
  std::vector<vtkSmartPointer<vtkActor>> patches_;  // one a contact
};

}  // namespace painleve::ui
