#include "ui/plots/impulse_figure.h"

#include <QFontMetricsF>
#include <QtMath>

#include "ui/plots/label_painter.h"
#include "ui/plots/plane_readout.h"
#include "ui/plots/plot_grid.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/rich_text_element.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr int kTickRoom = 9;           // px between axis and numbers
constexpr double kNumberShare = 0.55;  // height over width of a number with its room

}  // namespace

ImpulseFigure::ImpulseFigure(QCustomPlot& plot, const QString& xAxis, const QString& yAxis)
    : QObject(&plot), plot_(plot) {
  const auto& colours = palette();
  stylePlot(plot_);
  readout_ = new PlaneReadout(plot_);
  layOutAxes(
      plot_,
      new RichTextElement(plot_, {yAxis, plotFont(), colours.text}, RichTextElement::Turn::Upwards),
      new RichTextElement(plot_, {xAxis, plotFont(), colours.text}), {6, 6, 6, 4});
  const double numbers = QFontMetricsF(plotFont()).horizontalAdvance(QStringLiteral("−0.75"));
  plot_.axisRect()->setMinimumMargins(QMargins(qCeil(numbers) + kTickRoom, 6, 8, 0));
  const auto changed = qOverload<const QCPRange&>(&QCPAxis::rangeChanged);
  for (auto* axis : {plot_.xAxis, plot_.yAxis})
    connect(axis, changed, this, [this] { fitted_ = fitted_ && fitting_; });
  connect(&plot_, &QCustomPlot::afterLayout, this, &ImpulseFigure::onLayout);
}

void ImpulseFigure::show(std::shared_ptr<const ShownImpact> impact) {
  impact_ = std::move(impact);
  showScales(plot_, impact_ != nullptr);
  display();
  makeRoom();
  if (fitted_) fit();
  refresh();
}

void ImpulseFigure::setHandle(std::optional<double> fraction) {
  handle_ = fraction;
  display();
  refresh();
}

void ImpulseFigure::fit() {
  fitting_ = true;
  fitted_ = true;
  if (impact_) showAll();
  fitting_ = false;
  refresh();
}

// Another size has room for other things, and another shape.
void ImpulseFigure::onLayout() {
  fitVerticalNumbers(plot_);
  if (const auto ticker = plot_.xAxis->ticker().dynamicCast<CalmTicker>())
    ticker->fitInto(static_cast<int>(plot_.axisRect()->width() * kNumberShare));
  if (plot_.axisRect()->size() == axes_) return;
  axes_ = plot_.axisRect()->size();
  makeRoom();
  if (fitted_) fit();
  refresh();
}

void ImpulseFigure::readAt(const QPointF& pixel) {
  readout_->show(pixel, impact_ ? linesAt(pixel) : QStringList());
  if (plot_.isVisible()) plot_.layer(kPlayheadLayer)->replot();
}

void ImpulseFigure::hideReadout() {
  readout_->hide();
  if (plot_.isVisible()) plot_.layer(kPlayheadLayer)->replot();
}

void ImpulseFigure::refresh() {
  if (plot_.isVisible()) plot_.replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace painleve::ui
