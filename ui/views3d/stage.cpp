#include "ui/views3d/stage.h"

#include <array>
#include <utility>

#include <QColor>
#include <QPainter>

#include <vtkCamera.h>
#include <vtkLight.h>
#include <vtkNew.h>
#include <vtkRenderWindow.h>
#include <vtkRenderer.h>

#include "ui/theme/palette.h"
#include "ui/views3d/body_layer.h"
#include "ui/views3d/cone_layer.h"
#include "ui/views3d/contact_patch_layer.h"
#include "ui/views3d/force_layer.h"
#include "ui/views3d/ghost_layer.h"
#include "ui/views3d/grid_layer.h"
#include "ui/views3d/ground_layer.h"
#include "ui/views3d/impulse_layer.h"
#include "ui/views3d/marker_layer.h"
#include "ui/views3d/trail_layer.h"
#include "ui/views3d/triad_layer.h"
#include "ui/views3d/velocity_layer.h"

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

  makeLayers();
}

Stage::~Stage() = default;

void Stage::makeLayers() {
  const auto add = [this](std::optional<LayerKind> kind, std::unique_ptr<Layer> layer) {
    layers_.push_back({kind, std::move(layer)});
  };
  // Painted in this order: names over arrows over the hatched ground.
  add({}, std::make_unique<GroundLayer>(*renderer_));
  add(LayerKind::Grid, std::make_unique<GridLayer>(*renderer_));
  add(LayerKind::ContactPatch, std::make_unique<ContactPatchLayer>(*renderer_));
  add({}, std::make_unique<BodyLayer>(*renderer_));
  add(LayerKind::Ghosts, std::make_unique<GhostLayer>());
  add(LayerKind::Trail, std::make_unique<TrailLayer>());
  add(LayerKind::Cone, std::make_unique<ConeLayer>());
  add(LayerKind::Forces, std::make_unique<ForceLayer>());
  add(LayerKind::Velocity, std::make_unique<VelocityLayer>());
  add(LayerKind::Impulses, std::make_unique<ImpulseLayer>());
  add(LayerKind::Markers, std::make_unique<MarkerLayer>());
  add(LayerKind::Axes, std::make_unique<TriadLayer>());
}

void Stage::setSize(QSizeF size) {
  size_ = size;
  camera_->setAspect(size.width() / qMax(1.0, size.height()));
}

void Stage::setSwitches(const LayerSwitches& switches) {
  switches_ = switches;
  for (const Entry& entry : layers_)
    if (!isOn(entry)) entry.layer->hide();
}

void Stage::fitNext(std::optional<CameraState> camera) {
  fitNext_ = true;
  nextCamera_ = std::move(camera);
}

void Stage::show(const Shown& shown) {
  const Depiction& depiction = shown.frame.depiction;
  if (depiction.bodies.empty()) return;
  if (fitNext_) camera_->home(depiction);
  if (fitNext_ && nextCamera_) camera_->restore(*nextCamera_);
  fitNext_ = false;
  camera_->follow(depiction);
  for (const Entry& entry : layers_)
    if (isOn(entry)) entry.layer->update(shown);
}

void Stage::showLayer(LayerKind kind, const Shown& shown) {
  for (const Entry& entry : layers_)
    if (entry.kind == kind && isOn(entry)) entry.layer->update(shown);
}

Projection Stage::projection() const {
  return {*renderer_->GetActiveCamera(), size_};
}

void Stage::paint(QPainter& painter, Lettering& lettering) const {
  const Projection projection = this->projection();
  for (const Entry& entry : layers_)
    if (isOn(entry)) entry.layer->paint(painter, projection, lettering);
}

}  // namespace painleve::ui
