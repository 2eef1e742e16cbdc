#pragma once
// The 3-D view: the active run at the playhead as solids, forces and signs.

#include <memory>

#include <QImage>
#include <QWidget>

#include "ui/session/frame.h"
#include "ui/views3d/camera_rig.h"
#include "ui/views3d/projection.h"

namespace painleve::ui {

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
  const Frame& frame() const { return frame_; }
  /// Written top left; the transport sets it.
  void setSpeed(double speed);
  void setForcesVisible(bool visible);

  /// Side view in parallel projection that fits bodies and ground.
  void home();
  void lookFrom(ViewSide side);
  bool isOrthographic() const;
  void setOrthographic(bool on);
  void toggleOrthographic();

  /// From metres to pixels of this widget.
  Projection projection() const;
  /// The picture with its texts, at the resolution of the screen.
  QImage image() const;

  QSize sizeHint() const override { return {700, 450}; }
  QSize minimumSizeHint() const override { return {240, 180}; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  class Overlay;
  void paintOver(QPainter& painter) const;
  void fitToSize();
  void present();
  void refresh();

  VtkWidget* picture_ = nullptr;
  Overlay* overlay_ = nullptr;
  std::unique_ptr<Stage> stage_;
  Frame frame_;
  double speed_ = 1;
};

/// For screenshots and documents: what the view shows now.
inline QImage renderedImage(const SceneView& view) {
  return view.image();
}

}  // namespace painleve::ui
