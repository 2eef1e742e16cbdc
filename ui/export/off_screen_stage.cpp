#include "ui/export/off_screen_stage.h"

#include <vtkRenderWindow.h>
#include <vtkRenderer.h>
#include <vtkRendererCollection.h>

#include "ui/export/export_error.h"
#include "ui/export/export_words.h"
#include "ui/views3d/stage.h"

namespace painleve::ui {
namespace {

constexpr int kSmoothSamples = 4;  // of one pixel
/// Beyond it the samples of all pixels would take gigabytes, and edges are fine as they are.
constexpr qint64 kMostSmoothed = qint64{4096} * 2304;

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
  const QImage image = renderedImage(*window_, ground_);
  if (image.isNull()) {
    throw ExportError(exportWords("This machine cannot draw a picture of %1 × %2 pixels.")
                          .arg(pixels_.width())
                          .arg(pixels_.height()));
  }
  return ground_ == Ground::Opaque ? image.convertToFormat(QImage::Format_RGB32) : image;
}

}  // namespace painleve::ui
