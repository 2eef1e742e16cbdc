#include "ui/views3d/scene_view.h"

#include <QEvent>
#include <QPainter>

#include "ui/theme/palette.h"
#include "ui/views3d/hud.h"
#include "ui/views3d/stage.h"
#include "ui/views3d/vtk_widget.h"

namespace painleve::ui {

/// Transparent to the mouse; Qt blends it over the OpenGL picture with its own fonts at the
/// screen's resolution.
class SceneView::Overlay : public QWidget {
 public:
  explicit Overlay(SceneView& view) : QWidget(&view), view_(view) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    view_.paintOver(painter);
  }

 private:
  SceneView& view_;
};

SceneView::SceneView(QWidget* parent)
    : QWidget(parent), picture_(new VtkWidget(this)), overlay_(new Overlay(*this)) {
  stage_ = std::make_unique<Stage>(picture_->renderWindow());
  setFocusProxy(picture_);
  connect(picture_, &VtkWidget::interacted, this, [this] {
    stage_->camera().taken();
    overlay_->update();
  });
}

SceneView::~SceneView() {
  // The actors of the stage release their graphics with the widget, whose context is then still
  // alive.
  delete picture_;
}

void SceneView::setFrame(const Frame& frame) {
  frame_ = frame;
  present();
}

void SceneView::present() {
  stage_->show(frame_);
  refresh();
}

void SceneView::setSpeed(double speed) {
  speed_ = speed;
  overlay_->update();
}

void SceneView::setForcesVisible(bool visible) {
  stage_->setForcesVisible(visible);
  present();
}

void SceneView::home() {
  stage_->fitNext();
  present();
}

void SceneView::lookFrom(ViewSide side) {
  stage_->camera().lookFrom(side);
  refresh();
}

bool SceneView::isOrthographic() const {
  return stage_->camera().isParallel();
}

void SceneView::setOrthographic(bool on) {
  stage_->camera().setParallel(on);
  refresh();
}

void SceneView::toggleOrthographic() {
  setOrthographic(!isOrthographic());
}

Projection SceneView::projection() const {
  return stage_->projection();
}

QImage SceneView::image() const {
  QImage result = picture_->smoothImage().convertToFormat(QImage::Format_RGB32);
  result.setDevicePixelRatio(devicePixelRatioF());
  QPainter painter(&result);
  paintOver(painter);
  return result;
}

void SceneView::paintOver(QPainter& painter) const {
  if (!frame_.depiction.bodies.empty()) stage_->paint(painter);
  paintHud(painter, size(), frame_, speed_);
}

void SceneView::fitToSize() {
  picture_->setGeometry(rect());
  overlay_->setGeometry(rect());
  overlay_->raise();
  stage_->setSize(size());
  refresh();
}

void SceneView::refresh() {
  picture_->redraw();
  overlay_->update();
}

void SceneView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitToSize();
}

bool SceneView::event(QEvent* event) {
  if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::Show) fitToSize();
  return QWidget::event(event);
}

}  // namespace painleve::ui
