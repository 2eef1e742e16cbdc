#pragma once
// The whole scene in one render window: renderers, lights, camera and layers. Knows no widget, so
// that an off-screen window shows the same picture.

#include <memory>
#include <optional>
#include <vector>

#include <QSizeF>

#include <vtkSmartPointer.h>

#include "ui/views3d/camera_rig.h"
#include "ui/views3d/layer.h"
#include "ui/views3d/layer_kind.h"
#include "ui/views3d/projection.h"

class vtkRenderWindow;
class vtkRenderer;

namespace painleve::ui {

class Stage {
 public:
  explicit Stage(vtkRenderWindow& window);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  /// In logical pixels.
  void setSize(QSizeF size);
  void show(const Shown& shown);
  /// Brings one layer up to date, the rest of the picture stays.
  void showLayer(LayerKind kind, const Shown& shown);
  /// Home, with the next frame that has bodies; or the given camera.
  void fitNext(std::optional<CameraState> camera = {});
  CameraRig& camera() { return *camera_; }
  Projection projection() const;
  /// Signs over the rendered picture; their texts go to the lettering.
  void paint(QPainter& painter, Lettering& lettering) const;
  const LayerSwitches& switches() const { return switches_; }
  /// Takes effect with the next show().
  void setSwitches(const LayerSwitches& switches);

 private:
  /// Without a kind it is always there.
  struct Entry {
    std::optional<LayerKind> kind;
    std::unique_ptr<Layer> layer;
  };
  bool isOn(const Entry& entry) const { return !entry.kind || switches_.isOn(*entry.kind); }
  void makeLayers();

  vtkSmartPointer<vtkRenderer> renderer_;
  std::unique_ptr<CameraRig> camera_;
  std::vector<Entry> layers_;  // in the order of painting
  LayerSwitches switches_;
  QSizeF size_{1, 1};
  bool fitNext_ = true;
  std::optional<CameraState> nextCamera_;
};

}  // namespace painleve::ui
