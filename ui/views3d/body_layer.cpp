#include "ui/views3d/body_layer.h"

#include <tuple>

#include <QColor>

#include <vtkActor.h>
#include <vtkNew.h>
#include <vtkPolyData.h>
#include <vtkPolyDataMapper.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>

#include "ui/theme/palette.h"
#include "ui/views3d/solids.h"
#include "ui/views3d/vtk_eigen.h"

namespace painleve::ui {
namespace {

bool same(const Shape& a, const Shape& b) {
  const auto key = [](const Shape& s) {
    return std::tie(s.kind, s.length, s.height, s.radius, s.depth);
  };
  return key(a) == key(b);
}

vtkSmartPointer<vtkPolyDataMapper> mapperOf(const Shape& shape) {
  auto mapper = vtkSmartPointer<vtkPolyDataMapper>::New();
  mapper->SetInputData(solidOf(shape));
  return mapper;
}

void setMatt(vtkProperty& property, bool glossy) {
  setColour(property, palette().muted.lighter(140));
  property.SetAmbient(0.35);
  property.SetDiffuse(0.7);
  property.SetSpecular(glossy ? 0.35 : 0.08);
  property.SetSpecularPower(glossy ? 40 : 12);
}

}  // namespace

BodyLayer::Solid BodyLayer::makeSolid(const Shape& shape) const {
  Solid solid{vtkSmartPointer<vtkActor>::New(), shape};
  solid.actor->SetMapper(mapperOf(shape));
  setMatt(*solid.actor->GetProperty(), shape.kind == ShapeKind::Sphere);
  renderer_.AddActor(solid.actor);
  return solid;
}

void BodyLayer::update(const Shown& shown) {
  const std::vector<Body>& bodies = shown.frame.depiction.bodies;
  while (solids_.size() > bodies.size()) {
    renderer_.RemoveActor(solids_.back().actor);
    solids_.pop_back();
  }
  while (solids_.size() < bodies.size()) {
    solids_.push_back(makeSolid(bodies[solids_.size()].shape));
  }
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Body& body = bodies[i];
    Solid& solid = solids_[i];
    if (!same(solid.shape, body.shape)) {
      solid.shape = body.shape;
      solid.actor->SetMapper(mapperOf(body.shape));
    }
    setPose(*solid.actor,
            Eigen::Translation3d(body.centre) * Eigen::AngleAxisd(body.angle, Place::UnitZ()));
  }
}

}  // namespace painleve::ui
