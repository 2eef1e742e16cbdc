#pragma once
// The only adapter between Qt and VTK: VTK draws off screen, Qt paints the picture. A QOpenGLWidget
// instead would have the whole window composed by OpenGL whenever any part of it changes, which
// takes longer than all else where there is no graphics card.

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <vtkSmartPointer.h>

class QSinglePointEvent;
class vtkGenericRenderWindowInteractor;
class vtkInteractorStyleTrackballCamera;
class vtkRenderWindow;

namespace painleve::ui {

/// Mouse: left rotates, middle or Shift+left pans, wheel or right zooms. Keys are left to the
/// window.
class VtkWidget : public QWidget {
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
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QSize pixelSize() const;
  void passOn(const QSinglePointEvent& event, unsigned long vtkEvent);
  void draw();
  void smoothen();

  vtkSmartPointer<vtkRenderWindow> window_;
  vtkSmartPointer<vtkGenericRenderWindowInteractor> interactor_;
  vtkSmartPointer<vtkInteractorStyleTrackballCamera> style_;
  QImage picture_;
  QTimer rest_;
  QPointF pressed_;
  bool mayClick_ = false;
  bool stale_ = true;   // the picture is not that of the scene
  bool smooth_ = true;  // as it is to be drawn next
  bool software_ = false;
};

}  // namespace painleve::ui
