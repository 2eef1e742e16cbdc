#include "ui/export/off_screen_stage.h"

#include <vtkNew.h>
#include <vtkRenderWindow.h>
#include <vtkRenderer.h>
#include <vtkRendererCollection.h>
#include <vtkUnsignedCharArray.h>

#include "ui/export/export_error.h"
#include "ui/export/export_words.h"
#include "ui/views3d/stage.h"

namespace painleve::ui {
namespace {

constexpr int kSmoothSamples = 4;  // of one pixel
/// Beyond it the samples of all pixels would take gigabytes, and edges are fine as they are.
constexpr qint64 kMostSmoothed = qint64{4096} * 2304;
constexpr int kBytes = 4;  // of a pixel

}  // namespace

OffScreenStage::OffScreenStage(QSize pixels, double scale, Ground ground)
    : pixels_(pixels), ground_(ground), window_(vtkSmartPointer<vtkRenderWindow>::New()) {
  window_->SetOffScreenRendering(1);
  window_->SetAlphaBitPlanes(1);
  const bool smooth = qint64{pixels.width()} * pixels.height() <= kMostSmoothed;
  window_->SetMultiSamples(smooth ? kSmoothSamples : 0);
  window_->SetSize(pixels.width(), pixels.height());
  stage_ = std::make_unique<Stage>(*window_);
  stage_->setSize(QSizeF(pixels) / scale);
  if (ground == Ground::Opaque) return;
  // Over black, colours at the edges come out multiplied by their alpha, as Qt wants them.
  vtkRenderer& renderer = *window_->GetRenderers()->GetFirstRenderer();
  renderer.SetBackground(0, 0, 0);
  renderer.SetBackgroundAlpha(0);
}

OffScreenStage::~OffScreenStage() {
  // The actors of the stage release their graphics while their context is still there.
  window_->Finalize();
}

QImage OffScreenStage::render() {
  window_->Render();
  const vtkNew<vtkUnsignedCharArray> data;
  window_->GetRGBACharPixelData(0, 0, pixels_.width() - 1, pixels_.height() - 1, 0, data);
  // Qt makes its own context current when it paints next, and must not find another one.
  window_->ReleaseCurrent();
  if (data->GetNumberOfValues() < vtkIdType{kBytes} * pixels_.width() * pixels_.height()) {
    throw ExportError(exportWords("This machine cannot draw a picture of %1 × %2 pixels.")
                          .arg(pixels_.width())
                          .arg(pixels_.height()));
  }
  const QImage upsideDown(
      data->GetPointer(0), pixels_.width(), pixels_.height(), qsizetype{kBytes} * pixels_.width(),
      ground_ == Ground::Opaque ? QImage::Format_RGBX8888 : QImage::Format_RGBA8888_Premultiplied);
  const QImage image = upsideDown.mirrored();
  return ground_ == Ground::Opaque ? image.convertToFormat(QImage::Format_RGB32) : image;
}

}  // namespace painleve::ui
