#include "ui/views3d/vtk_widget.h"

#include <cmath>
#include <string>
#include <utility>

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <vtkCommand.h>
#include <vtkGenericRenderWindowInteractor.h>
#include <vtkInteractorStyleTrackballCamera.h>
#include <vtkRenderWindow.h>

#include "ui/theme/palette.h"
#include "ui/views3d/window_image.h"

namespace painleve::ui {
namespace {

constexpr int kSamples = 4;          // of one pixel, for smooth edges
constexpr int kRestTime = 120;       // ms without a new picture
constexpr double kWheelNotch = 120;  // angleDelta of one notch, see QWheelEvent

unsigned long pressEvent(Qt::MouseButton button) {
  switch (button) {
    case Qt::LeftButton:
      return vtkCommand::LeftButtonPressEvent;
    case Qt::MiddleButton:
      return vtkCommand::MiddleButtonPressEvent;
    case Qt::RightButton:
      return vtkCommand::RightButtonPressEvent;
    default:
      return vtkCommand::NoEvent;
  }
}

unsigned long releaseEvent(Qt::MouseButton button) {
  switch (button) {
    case Qt::LeftButton:
      return vtkCommand::LeftButtonReleaseEvent;
    case Qt::MiddleButton:
      return vtkCommand::MiddleButtonReleaseEvent;
    case Qt::RightButton:
      return vtkCommand::RightButtonReleaseEvent;
    default:
      return vtkCommand::NoEvent;
  }
}

/// Mesa draws on the processor where there is no graphics card.
bool isSoftware(vtkRenderWindow& window) {
  const std::string machine = window.ReportCapabilities();
  return machine.find("llvmpipe") != std::string::npos ||
         machine.find("softpipe") != std::string::npos;
}

}  // namespace

VtkWidget::VtkWidget(QWidget* parent)
    : QWidget(parent),
      window_(vtkSmartPointer<vtkRenderWindow>::New()),
      interactor_(vtkSmartPointer<vtkGenericRenderWindowInteractor>::New()),
      style_(vtkSmartPointer<vtkInteractorStyleTrackballCamera>::New()) {
  window_->SetOffScreenRendering(1);
  interactor_->SetRenderWindow(window_);
  interactor_->SetInteractorStyle(style_);
  // Only draw() renders: whatever moves the camera asks for it by redraw().
  interactor_->EnableRenderOff();
  interactor_->Initialize();
  style_->AutoAdjustCameraClippingRangeOff();
  rest_.setSingleShot(true);
  rest_.setInterval(kRestTime);
  connect(&rest_, &QTimer::timeout, this, &VtkWidget::smoothen);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
}

VtkWidget::~VtkWidget() {
  // The actors release their graphics while their context is still there.
  window_->Finalize();
}

vtkRenderWindow& VtkWidget::renderWindow() {
  return *window_;
}

QSize VtkWidget::pixelSize() const {
  const QSizeF size = QSizeF(this->size()) * devicePixelRatioF();
  return {qMax(1, qRound(size.width())), qMax(1, qRound(size.height()))};
}

void VtkWidget::redraw() {
  stale_ = true;
  smooth_ = !software_;
  if (software_) rest_.start();
  update();
}

void VtkWidget::smoothen() {
  stale_ = smooth_ = true;
  update();
}

QImage VtkWidget::smoothImage() {
  smooth_ = true;
  draw();
  return picture_;
}

void VtkWidget::draw() {
  const bool isFirst = picture_.isNull();
  const QSize size = pixelSize();
  window_->SetSize(size.width(), size.height());
  window_->SetMultiSamples(smooth_ ? kSamples : 0);
  interactor_->SetSize(size.width(), size.height());
  picture_ = renderedImage(*window_);
  picture_.setDevicePixelRatio(devicePixelRatioF());
  stale_ = false;
  if (!isFirst) return;
  window_->MakeCurrent();
  software_ = isSoftware(*window_);
  window_->ReleaseCurrent();
}

void VtkWidget::paintEvent(QPaintEvent*) {
  if (stale_ || picture_.size() != pixelSize()) draw();
  QPainter painter(this);
  if (picture_.isNull()) return painter.fillRect(rect(), ui::palette().plotGround);
  painter.drawImage(QPoint(), picture_);
}

void VtkWidget::passOn(const QSinglePointEvent& event, unsigned long vtkEvent) {
  if (vtkEvent == vtkCommand::NoEvent) return;
  const QPointF at = event.position() * devicePixelRatioF();
  const QSize size = pixelSize();
  interactor_->SetSize(size.width(), size.height());
  // Ctrl is not passed on: it would roll the camera, which nobody asks for in a side view.
  const int shift = event.modifiers().testFlag(Qt::ShiftModifier) ? 1 : 0;
  interactor_->SetEventInformationFlipY(qRound(at.x()), qRound(at.y()), 0, shift);
  interactor_->InvokeEvent(vtkEvent);
}

void VtkWidget::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->position();
  mayClick_ = event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier;
  passOn(*event, pressEvent(event->button()));
}

void VtkWidget::mouseReleaseEvent(QMouseEvent* event) {
  passOn(*event, releaseEvent(event->button()));
  if (std::exchange(mayClick_, false) && event->button() == Qt::LeftButton)
    emit clicked(event->position());
}

void VtkWidget::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() == Qt::NoButton) {
    emit hovered(event->position());
    return;
  }
  const QPointF way = event->position() - pressed_;
  if (way.manhattanLength() >= QApplication::startDragDistance()) mayClick_ = false;
  if (mayClick_) return;  // a hand that trembles in a click does not turn the camera
  passOn(*event, vtkCommand::MouseMoveEvent);
  emit interacted();
  redraw();
}

void VtkWidget::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  emit left();
}

void VtkWidget::wheelEvent(QWheelEvent* event) {
  const double notches = event->angleDelta().y() / kWheelNotch;
  if (notches == 0 || !rect().contains(event->position().toPoint())) {
    event->ignore();
    return;
  }
  style_->SetMouseWheelMotionFactor(std::abs(notches));
  passOn(*event,
         notches > 0 ? vtkCommand::MouseWheelForwardEvent : vtkCommand::MouseWheelBackwardEvent);
  event->accept();
  emit interacted();
  redraw();
}

}  // namespace painleve::ui
