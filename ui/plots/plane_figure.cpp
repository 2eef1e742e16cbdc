#include "ui/plots/plane_figure.h"

#include <cmath>

#include <QFontMetricsF>
#include <QtMath>

#include "ui/plots/empty_note.h"
#include "ui/plots/infinity_marks.h"
#include "ui/plots/plane_curve.h"
#include "ui/plots/plane_field.h"
#include "ui/plots/plane_legend.h"
#include "ui/plots/plane_tints.h"
#include "ui/plots/plot_detail.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/rich_text_element.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kCurve = 2.5;       // px
constexpr double kGrain = 0.2;       // px: curves may be so far off
constexpr double kLargeFont = 1.08;  // of the plot's font: labels of axes
constexpr int kTickRoom = 9;         // px between axis and numbers
constexpr int kLeastSize = 100;      // px: smaller is not laid out yet

QString labelOf(const ParameterSpec& entry) {
  return axisText(QString::fromStdString(entry.symbol), QString::fromStdString(entry.unit));
}

/// The value at the coarsest power of ten that is finer than the step.
double rounded(double value, double step) {
  if (!(step > 0)) return value;
  // Divided by a whole number where it can be: 0.7, not 0.7000000000000001.
  const double digits = -std::floor(std::log10(step));
  const double scale = std::pow(10, std::abs(digits));
  return digits >= 0 ? std::round(value * scale) / scale : std::round(value / scale) * scale;
}

}  // namespace

PlaneFigure::PlaneFigure(QCustomPlot& plot) : plot_(plot) {
  const auto& colours = palette();
  stylePlot(plot_);
  tints_ = new PlaneTints(plot_);
  field_ = new PlaneField(plot_);
  aZero_ = addCurve(linePen(colours.aZero, kCurve));
  bZero_ = addCurve(dashedPen(colours.bZero, kCurve));
  critical_ = std::make_unique<CriticalCurves>(plot_);
  runs_ = std::make_unique<PlaneRuns>(plot_);
  marks_ = new PlaneMarks(plot_);
  infinity_ = new InfinityMarks(plot_);
  dot_ = new PlayheadDot(plot_);
  readout_ = new PlaneReadout(plot_);
  note_ = new EmptyNote(plot_);
  makeLayout();
}

QCPCurve* PlaneFigure::addCurve(const QPen& pen) {
  auto* curve = new QCPCurve(plot_.xAxis, plot_.yAxis);
  curve->setPen(pen);
  curve->setLayer("main");
  return curve;
}

void PlaneFigure::makeLayout() {
  const auto& colours = palette();
  QFont large = plotFont();
  large.setPointSizeF(kLargeFont * large.pointSizeF());
  xLabel_ = new RichTextElement(plot_, {{}, large, colours.text});
  yLabel_ = new RichTextElement(plot_, {{}, large, colours.text}, RichTextElement::Turn::Upwards);
  caption_ = new RichTextElement(plot_, {{}, panelFont(), colours.muted});
  auto* grid = plot_.plotLayout();
  auto* axes = plot_.axisRect();
  grid->take(axes);
  grid->simplify();
  legend_ = new LegendStrip(plot_, planeLegend(nullptr));
  grid->addElement(0, 1, legend_);
  grid->addElement(1, 0, yLabel_);
  grid->addElement(1, 1, axes);
  grid->addElement(2, 1, xLabel_);
  grid->addElement(3, 1, caption_);
  grid->setRowSpacing(2);
  grid->setColumnSpacing(2);
  grid->setMargins(QMargins(6, 2, 10, 6));
  grid->setColumnStretchFactor(0, 0.001);
  // Room for the usual numbers, so that zooming does not move the axes under the pointer.
  const double numbers = QFontMetricsF(plotFont()).horizontalAdvance(QStringLiteral("−2.75"));
  axes->setMinimumMargins(QMargins(qCeil(numbers) + kTickRoom, 6, 8, 0));
}

void PlaneFigure::showPlane(const std::shared_ptr<const PhasePlane>& plane) {
  static const std::vector<Polyline> kNone;
  tints_->setPlane(plane);
  field_->setPlane(plane);
  marks_->setPlane(plane);
  const PlanePoint units = unitsPerPixel();
  const double dots = kGrain / detailOf(plot_);
  const PlanePoint grain{dots * units.x, dots * units.y};
  aZero_->data()->set(curveOf(plane ? plane->aZero : kNone, grain), true);
  bZero_->data()->set(curveOf(plane ? plane->bZero : kNone, grain), true);
  critical_->set(plane ? plane->critical : std::vector<CriticalCurve>{}, grain);
  legend_->setEntries(planeLegend(plane.get()));
  refresh();
}

void PlaneFigure::showRuns(std::span<const Run> runs, const PlanePaths& paths) {
  runs_->show(runs, paths);
  const PlaneRun* active = paths.of(kActiveRun);
  marks_->setEvents(active != nullptr ? active->events : std::vector<PlaneEvent>{});
  infinity_->set(active != nullptr ? active->unbounded : std::vector<PlanePoint>{});
  refresh();
}

void PlaneFigure::showAxes(const PlaneSpan& span) {
  showScales(plot_, static_cast<bool>(span));
  xLabel_->setHtml(span ? labelOf(span.horizontal()) : QString());
  yLabel_->setHtml(span ? labelOf(span.vertical()) : QString());
  refresh();
}

void PlaneFigure::setCaption(const QString& html, bool isWorthItsRoom) {
  caption_->setHtml(html);
  caption_->setShown(isWorthItsRoom);
  refresh();
}

void PlaneFigure::setNote(const QString& text) {
  note_->setText(text);
  refresh();
}

void PlaneFigure::setDensity(FieldDensity density) {
  density_ = density;
  field_->setDensity(density);
  refresh();
}

PlaneView PlaneFigure::view() const {
  const auto x = plot_.xAxis->range(), y = plot_.yAxis->range();
  return {x.lower, x.upper, y.lower, y.upper};
}

void PlaneFigure::setView(const PlaneView& view) {
  plot_.xAxis->setRange(view.xLower, view.xUpper);
  plot_.yAxis->setRange(view.yLower, view.yUpper);
  refresh();
}

void PlaneFigure::fitTicks() {
  fitVerticalNumbers(plot_);
}

QSize PlaneFigure::arrows() const {
  return fieldCells(plot_.axisRect()->size(), density_);
}

PlanePoint PlaneFigure::pointAt(QPointF pixel) const {
  const PlanePoint units = unitsPerPixel();
  return {rounded(plot_.xAxis->pixelToCoord(pixel.x()), units.x),
          rounded(plot_.yAxis->pixelToCoord(pixel.y()), units.y)};
}

QPointF PlaneFigure::pixelOf(PlanePoint at) const {
  return {plot_.xAxis->coordToPixel(at.x), plot_.yAxis->coordToPixel(at.y)};
}

PlanePoint PlaneFigure::unitsPerPixel() const {
  // The widget's size where the axes have none yet.
  const QSize size = plot_.axisRect()->size().expandedTo({kLeastSize, kLeastSize});
  return {plot_.xAxis->range().size() / size.width(), plot_.yAxis->range().size() / size.height()};
}

QString PlaneFigure::caption() const {
  return caption_->html();
}

QString PlaneFigure::note() const {
  return note_->text();
}

void PlaneFigure::refreshOverlay() {
  if (plot_.isVisible()) plot_.layer(kPlayheadLayer)->replot();
}

void PlaneFigure::refresh() {
  if (plot_.isVisible()) plot_.replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace painleve::ui
