#include "ui/views3d/scene_view.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include "ui/theme/palette.h"
#include "ui/views3d/hud.h"
#include "ui/views3d/lettering.h"
#include "ui/views3d/scene_feed.h"
#include "ui/views3d/stage.h"
#include "ui/views3d/view_block.h"
#include "ui/views3d/vtk_widget.h"

namespace painleve::ui {
namespace {

constexpr int kFadeMs = 16;

}  // namespace

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
  clock_.start();
  fadeTimer_.setSingleShot(true);
  fadeTimer_.setInterval(kFadeMs);
  connect(&fadeTimer_, &QTimer::timeout, this, &SceneView::fade);
  makeLayerMenu();
  connectPointer();
}

SceneView::~SceneView() {
  // The actors of the stage release their graphics with the widget, whose context is then still
  // alive.
  delete picture_;
}

void SceneView::connectPointer() {
  connect(picture_, &VtkWidget::interacted, this, [this] {
    stage_->camera().taken();
    updateOverlay();
  });
  connect(picture_, &VtkWidget::hovered, this, [this](QPointF at) { pointTo(at); });
  connect(picture_, &VtkWidget::left, this, [this] { pointTo({}); });
  connect(picture_, &VtkWidget::clicked, this, [this](QPointF at) {
    probe_.click(pickAt(projection(), shown_.frame.depiction, at));
    updateOverlay();
  });
}

void SceneView::pointTo(std::optional<QPointF> at) {
  pointer_ = at;
  std::optional<Pick> pick;
  if (at) pick = pickAt(projection(), shown_.frame.depiction, *at);
  if (probe_.hover(pick)) updateOverlay();
}

void SceneView::setFrame(const Frame& frame) {
  shown_.frame = frame;
  present();
}

void SceneView::present() {
  stage_->show(shown_);
  if (pointer_) pointTo(pointer_);  // what moves under a resting pointer is under it, too
  refresh();
}

void SceneView::setSpeed(double speed, double lens) {
  speed_ = speed;
  lens_ = lens;
  updateOverlay();
}

void SceneView::setBadgeVisible(bool visible) {
  badgeVisible_ = visible;
  placeButton();
  updateOverlay();
}

bool SceneView::isLayerVisible(LayerKind kind) const {
  return stage_->switches().isOn(kind);
}

void SceneView::setLayerVisible(LayerKind kind, bool visible) {
  LayerSwitches switches = stage_->switches();
  switches.set(kind, visible);
  setSwitches(switches);
}

void SceneView::setSwitches(const LayerSwitches& switches) {
  stage_->setSwitches(switches);
  for (const LayerKind kind : kLayerKinds) layerAction(kind)->setChecked(switches.isOn(kind));
  present();
}

void SceneView::setArrowScale(double scale) {
  if (!(scale > 0)) return;
  shown_.arrowScale = std::clamp(scale, kLeastArrowScale, kMostArrowScale);
  present();
  emit arrowScaleChanged(shown_.arrowScale);
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

Tree SceneView::viewState() const {
  Tree state = Tree::object();
  state.set("camera", cameraTree(stage_->camera().state()));
  state.set("arrow_scale", shown_.arrowScale);
  state.set("layers", switchesTree(stage_->switches()));
  return state;
}

void SceneView::setViewState(const Tree& state) {
  if (const auto camera = cameraOf(state.find("camera"))) stage_->fitNext(camera);
  setArrowScale(arrowScaleOf(state.find("arrow_scale")).value_or(shown_.arrowScale));
  setSwitches(switchesOf(state.find("layers"), stage_->switches()));
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
  Lettering lettering(size());
  const HudParts parts{speed_, lens_, badgeVisible_};
  writeHud(lettering, shown_.frame, parts);
  lettering.keepClear(layerButton_->geometry());
  if (!shown_.frame.depiction.bodies.empty()) stage_->paint(painter, lettering);
  lettering.paint(painter);
  paintHudBadge(painter, lettering, shown_.frame, parts);
  probe_.paint(painter, projection(), shown_);
}

void SceneView::fitToSize() {
  picture_->setGeometry(rect());
  overlay_->setGeometry(rect());
  overlay_->raise();
  placeButton();
  stage_->setSize(size());
  refresh();
}

void SceneView::refresh() {
  picture_->redraw();
  updateOverlay();
}

void SceneView::updateOverlay() {
  overlay_->update();
}

void SceneView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitToSize();
}

void SceneView::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || !probe_.dismiss()) return QWidget::keyPressEvent(event);
  updateOverlay();
}

bool SceneView::event(QEvent* event) {
  if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::Show) fitToSize();
  return QWidget::event(event);
}

}  // namespace painleve::ui
