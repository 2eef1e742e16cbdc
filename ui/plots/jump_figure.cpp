#include "ui/plots/jump_figure.h"

#include "ui/plots/impulse_words.h"
#include "ui/plots/jump_parabola.h"
#include "ui/plots/label_painter.h"

namespace painleve::ui {

JumpFigure::JumpFigure(QCustomPlot& plot)
    : ImpulseFigure(plot, axisText("Λ<sub>n</sub>", "N s"), axisText("ΔT", "J")),
      parabola_(new JumpParabola(plot)) {}

void JumpFigure::display() {
  parabola_->set(impact());
  parabola_->setHandle(handle());
}

void JumpFigure::showAll() {
  parabola_->fit(plot());
}

QStringList JumpFigure::linesAt(const QPointF& pixel) const {
  if (!hasJumps()) return {};
  return jumpLines(*impact(), plot().xAxis->pixelToCoord(pixel.x()));
}

double JumpFigure::fractionAt(const QPointF& pixel) const {
  if (!hasJumps()) return 0;
  return plot().xAxis->pixelToCoord(pixel.x()) / impact()->report.jumps->largest;
}

// The impulse is what counts, however far from the curve the hand is.
bool JumpFigure::isGrip(const QPointF&) const {
  return hasJumps() && handle();
}

double JumpFigure::fractionPerPixel() const {
  if (!hasJumps() || plot().axisRect()->width() < 1) return 1;
  return plot().xAxis->range().size() / plot().axisRect()->width() /
         impact()->report.jumps->largest;
}

}  // namespace painleve::ui
