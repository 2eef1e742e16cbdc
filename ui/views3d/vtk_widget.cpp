#include "ui/views3d/vtk_widget.h"

#include <cmath>
#include <utility>

#include <QApplication>
#include <QMouseEvent>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QSurfaceFormat>
#include <QWheelEvent>

#include <vtkCommand.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkGenericRenderWindowInteractor.h>
#include <vtkInteractorStyleTrackballCamera.h>
#include <vtkOpenGLState.h>

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
bool isSoftware(QOpenGLFunctions& gl) {
  const auto* name = reinterpret_cast<const char*>(gl.glGetString(GL_RENDERER));
  const QString renderer = QString::fromLatin1(name);
  return renderer.contains(QLatin1String("llvmpipe")) ||
         renderer.contains(QLatin1String("softpipe"));
}

}  // namespace

void installSurfaceFormat() {
  QSurfaceFormat format;
  format.setRenderableType(QSurfaceFormat::OpenGL);
  format.setVersion(3, 2);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  // VTK multisamples in a framebuffer of its own; Qt's stays plain so that one can be copied to the
  // other.
  format.setSamples(0);
  QSurfaceFormat::setDefaultFormat(format);
}

VtkWidget::VtkWidget(QWidget* parent)
    : QOpenGLWidget(parent),
      window_(vtkSmartPointer<vtkGenericOpenGLRenderWindow>::New()),
      interactor_(vtkSmartPointer<vtkGenericRenderWindowInteractor>::New()),
      style_(vtkSmartPointer<vtkInteractorStyleTrackballCamera>::New()) {
  window_->SetReadyForRendering(false);
  window_->SetFrameBlitModeToBlitToCurrent();
  window_->SetOwnContext(0);
  interactor_->SetRenderWindow(window_);
  interactor_->SetInteractorStyle(style_);
  // Only paintGL may draw: elsewhere Qt's context is not current.
  interactor_->EnableRenderOff();
  interactor_->Initialize();
  style_->AutoAdjustCameraClippingRangeOff();
  rest_.setSingleShot(true);
  rest_.setInterval(kRestTime);
  connect(&rest_, &QTimer::timeout, this, &VtkWidget::smoothen);
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
}

VtkWidget::~VtkWidget() {
  releaseGraphics();
  // The context outlives this class by a moment and would report its end to a half-destroyed
  // object.
  if (context()) disconnect(context(), nullptr, this, nullptr);
}

vtkRenderWindow& VtkWidget::renderWindow() {
  return *window_;
}

QSize VtkWidget::pixelSize() const {
  const QSizeF size = QSizeF(this->size()) * devicePixelRatioF();
  return {qMax(1, qRound(size.width())), qMax(1, qRound(size.height()))};
}

void VtkWidget::initializeGL() {
  // A widget that moves to another top-level window gets a new context; VTK's resources die with
  // the old one.
  connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &VtkWidget::releaseGraphics,
          Qt::ConnectionType(Qt::DirectConnection | Qt::UniqueConnection));
  window_->SetIsCurrent(true);
  window_->SetSupportsOpenGL(1);
  window_->SetMapped(1);
  window_->SetSize(pixelSize().width(), pixelSize().height());
  window_->OpenGLInit();
  software_ = isSoftware(*context()->functions());
}

void VtkWidget::redraw() {
  smooth_ = !software_;
  if (software_) rest_.start();
  update();
}

void VtkWidget::smoothen() {
  smooth_ = true;
  update();
}

QImage VtkWidget::smoothImage() {
  smooth_ = true;
  return grabFramebuffer();
}

void VtkWidget::paintGL() {
  const QSize size = pixelSize();
  window_->SetReadyForRendering(true);
  window_->SetIsCurrent(true);
  window_->SetSize(size.width(), size.height());
  window_->SetMultiSamples(smooth_ ? kSamples : 0);
  interactor_->SetSize(size.width(), size.height());
  // Qt changed the OpenGL state since VTK saw it last.
  vtkOpenGLState& state = *window_->GetState();
  state.Reset();
  state.ResetFramebufferBindings();
  state.vtkglBindFramebuffer(GL_FRAMEBUFFER, defaultFramebufferObject());
  window_->Render();
  window_->SetReadyForRendering(false);
}

void VtkWidget::releaseGraphics() {
  if (!context()) return;
  makeCurrent();
  window_->SetIsCurrent(true);
  window_->Finalize();
  window_->SetIsCurrent(false);
  doneCurrent();
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
  QOpenGLWidget::leaveEvent(event);
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
