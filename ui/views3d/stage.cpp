#include "ui/views3d/stage.h"

#include <array>

#include <QColor>
#include <QPainter>

#include <vtkCamera.h>
#include <vtkLight.h>
#include <vtkNew.h>
#include <vtkRenderWindow.h>
#include <vtkRenderer.h>

#include "ui/theme/palette.h"
#include "ui/views3d/body_layer.h"
#include "ui/views3d/contact_patch_layer.h"
#include "ui/views3d/ground_layer.h"
#include "ui/views3d/marker_layer.h"

namespace painleve::ui {
namespace {

/// Key, fill and back light, fixed to the camera: a soft shape from every side.
void addLights(vtkRenderer& renderer) {
  struct Lamp {
    double x, y, z, intensity;
  };
  for (const Lamp& lamp :
       {Lamp{-0.6, 0.9, 1, 0.75}, Lamp{0.9, 0.1, 0.8, 0.35}, Lamp{0.2, 0.8, -1, 0.4}}) {
    const vtkNew<vtkLight> light;
    light->SetLightTypeToCameraLight();
    light->SetPosition(lamp.x, lamp.y, lamp.z);
    light->SetFocalPoint(0, 0, 0);
    light->SetIntensity(lamp.intensity);
    renderer.AddLight(light);
  }
}

}  // namespace

Stage::Stage(vtkRenderWindow& window) : renderer_(vtkSmartPointer<vtkRenderer>::New()) {
  const QColor ground = palette().plotGround;
  renderer_->SetBackground(ground.redF(), ground.greenF(), ground.blueF());
  renderer_->SetBackgroundAlpha(1);
  renderer_->AutomaticLightCreationOff();
  addLights(*renderer_);
  window.AddRenderer(renderer_);
  camera_ = std::make_unique<CameraRig>(*renderer_->GetActiveCamera());

  // Painted in this order: names over arrows over the hatched ground.
  auto forces = std::make_unique<ForceLayer>();
  forces_ = forces.get();
  layers_.push_back(std::make_unique<GroundLayer>(*renderer_));
  layers_.push_back(std::make_unique<ContactPatchLayer>(*renderer_));
  layers_.push_back(std::make_unique<BodyLayer>(*renderer_));
  layers_.push_back(std::move(forces));
  layers_.push_back(std::make_unique<MarkerLayer>());
}

Stage::~Stage() = default;

void Stage::setSize(QSizeF size) {
  size_ = size;
  camera_->setAspect(size.width() / qMax(1.0, size.height()));
}

void Stage::show(const Frame& frame) {
  if (frame.depiction.bodies.empty()) return;
  if (fitNext_) camera_->home(frame.depiction);
  fitNext_ = false;
  camera_->follow(frame.depiction);
  for (const auto& layer : layers_) layer->update(frame);
}

Projection Stage::projection() const {
  return {*renderer_->GetActiveCamera(), size_};
}

void Stage::paint(QPainter& painter) const {
  const Projection projection = this->projection();
  for (const auto& layer : layers_) layer->paint(painter, projection);
}

}  // namespace painleve::ui
