#pragma once
// The 3-D view: the active run at the playhead as solids, forces and signs.

#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QImage>
#include <QList>
#include <QTimer>
#include <QWidget>

#include "core/parameters/tree.h"
#include "ui/views3d/camera_rig.h"
#include "ui/views3d/layer_kind.h"
#include "ui/views3d/probe.h"
#include "ui/views3d/projection.h"
#include "ui/views3d/shown.h"

class QAction;
class QMenu;
class QToolButton;

namespace painleve::ui {

class SceneFeed;
class Session;
class Stage;
class VtkWidget;

class SceneView : public QWidget {
  Q_OBJECT
 public:
  explicit SceneView(QWidget* parent = nullptr);
  /// Shows the session's frame and follows its playhead.
  explicit SceneView(Session& session, QWidget* parent = nullptr);
  ~SceneView() override;

  void setFrame(const Frame& frame);
  const Frame& frame() const { return shown_.frame; }
  const Shown& shown() const { return shown_; }
  /// The thing whose numbers are shown.
  std::optional<Pick> picked() const { return probe_.shown(); }
  /// Written top left; the transport sets it.
  void setSpeed(double speed, double lens);
  /// The badge of the mode, top right.
  void setBadgeVisible(bool visible);

  void setLayerVisible(LayerKind kind, bool visible);
  bool isLayerVisible(LayerKind kind) const;
  /// Of force and impulse arrows; 1 is the standard.
  double arrowScale() const { return shown_.arrowScale; }
  void setArrowScale(double scale);
  /// One checkable action a layer, always as the view is; for menus.
  QAction* layerAction(LayerKind kind) const;
  /// All layers and the scale of the arrows; the view's own button opens it, too.
  QMenu& layerMenu() const { return *layerMenu_; }

  /// Side view in parallel projection that fits bodies and ground.
  void home();
  void lookFrom(ViewSide side);
  bool isOrthographic() const;
  void setOrthographic(bool on);
  void toggleOrthographic();

  /// Camera, layers and arrow scale, as a view block or a layout keeps them. What is missing or
  /// wrong in the tree leaves the view as it is.
  Tree viewState() const;
  void setViewState(const Tree& state);

  /// From metres to pixels of this widget.
  Projection projection() const;
  /// The picture with its texts, at the resolution of the screen.
  QImage image() const;

  QSize sizeHint() const override { return {700, 450}; }
  QSize minimumSizeHint() const override { return {240, 180}; }

 signals:
  void arrowScaleChanged(double scale);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  class Overlay;
  void makeLayerMenu();
  void connectPointer();
  void pointTo(std::optional<QPointF> at);
  void paintOver(QPainter& painter) const;
  void fitToSize();
  void placeButton();
  void present();
  void refresh();
  void updateOverlay();
  void setSwitches(const LayerSwitches& switches);
  void takeFrame();
  void fade();
  void obey(const Tree& viewBlock);

  VtkWidget* picture_ = nullptr;
  Overlay* overlay_ = nullptr;
  QMenu* layerMenu_ = nullptr;
  QToolButton* layerButton_ = nullptr;
  QList<QAction*> layerActions_;  // in the order of kLayerKinds
  std::unique_ptr<Stage> stage_;
  std::unique_ptr<SceneFeed> feed_;  // null: frames are given by hand
  Shown shown_;
  Probe probe_;
  std::optional<QPointF> pointer_;  // over the view with no button down
  QElapsedTimer clock_;
  QTimer fadeTimer_;
  double speed_ = 1, lens_ = 1;
  bool badgeVisible_ = true;
};

/// For screenshots and documents: what the view shows now.
inline QImage renderedImage(const SceneView& view) {
  return view.image();
}

}  // namespace painleve::ui
