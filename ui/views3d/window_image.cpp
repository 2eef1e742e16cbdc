#include "ui/views3d/window_image.h"

#include <vtkNew.h>
#include <vtkRenderWindow.h>
#include <vtkUnsignedCharArray.h>

namespace painleve::ui {
namespace {

constexpr int kBytes = 4;  // of a pixel

}  // namespace

QImage renderedImage(vtkRenderWindow& window, Ground ground) {
  window.Render();
  const int width = window.GetSize()[0], height = window.GetSize()[1];
  const vtkNew<vtkUnsignedCharArray> data;
  window.GetRGBACharPixelData(0, 0, width - 1, height - 1, 0, data);
  // Who makes a context of his own current next must not find this one.
  window.ReleaseCurrent();
  if (data->GetNumberOfValues() < vtkIdType{kBytes} * width * height) return {};
  const QImage upsideDown(
      data->GetPointer(0), width, height, qsizetype{kBytes} * width,
      ground == Ground::Opaque ? QImage::Format_RGBX8888 : QImage::Format_RGBA8888_Premultiplied);
  return upsideDown.mirrored();
}

}  // namespace painleve::ui
