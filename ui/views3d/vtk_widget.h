#pragma once
// The only adapter between Qt's OpenGL and VTK: VTK draws into the framebuffer of a QOpenGLWidget.

#include <QImage>
#include <QOpenGLWidget>
#include <QTimer>

#include <vtkSmartPointer.h>

class QSinglePointEvent;
class vtkGenericOpenGLRenderWindow;
class vtkGenericRenderWindowInteractor;
class vtkInteractorStyleTrackballCamera;
class vtkRenderWindow;

namespace painleve::ui {

/// Makes OpenGL 3.2 core the default surface format; to be called before QApplication.
void installSurfaceFormat();

/// Mouse: left rotates, middle or Shift+left pans, wheel or right zooms. Keys are left to the
/// window.
class VtkWidget : public QOpenGLWidget {
  Q_OBJECT
 public:
  explicit VtkWidget(QWidget* parent = nullptr);
  ~VtkWidget() override;

  /// Renderers are added here; the widget draws them when Qt asks it to paint.
  vtkRenderWindow& renderWindow();
  /// Draws anew. Without a graphics card edges are smoothed only when the picture has come to rest:
  /// smoothing would double the time of a frame.
  void redraw();
  /// The picture as it is at rest.
  QImage smoothImage();

 signals:
  /// The user moved the camera with the mouse.
  void interacted();
  /// In logical pixels: the pointer moves with no button down; it is gone; a click without a drag.
  void hovered(QPointF at);
  void left();
  void clicked(QPointF at);

 protected:
  void initializeGL() override;
  void paintGL() override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QSize pixelSize() const;
  void passOn(const QSinglePointEvent& event, unsigned long vtkEvent);
  void releaseGraphics();
  void smoothen();

  vtkSmartPointer<vtkGenericOpenGLRenderWindow> window_;
  vtkSmartPointer<vtkGenericRenderWindowInteractor> interactor_;
  vtkSmartPointer<vtkInteractorStyleTrackballCamera> style_;
  QTimer rest_;
  QPointF pressed_;
  bool mayClick_ = false;
  bool software_ = false, smooth_ = true;
};

}  // namespace painleve::ui
