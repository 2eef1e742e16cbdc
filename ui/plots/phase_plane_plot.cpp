#include "ui/plots/phase_plane_plot.h"

#include <cmath>

#include <QVBoxLayout>

#include "ui/plots/critical_curves.h"
#include "ui/plots/empty_note.h"
#include "ui/plots/plane_caption.h"
#include "ui/plots/plane_field.h"
#include "ui/plots/plane_legend.h"
#include "ui/plots/plane_tints.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/rich_text_element.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kRunGrain = 0.5;  // px
constexpr int kLeastSize = 100;    // px: smaller is not laid out yet

/// Sign of the slip of the plane's contact at the playhead; 0 in stick and flight.
int slipAt(const Frame& frame, const Chart& chart) {
  const auto contact = static_cast<std::size_t>(chart.closed.front());
  return contact < frame.contacts.size() ? slipSign(frame.contacts[contact].mode) : 0;
}

bool isInFlight(const Frame& frame) {
  for (const auto& contact : frame.contacts) {
    if (contact.mode != Mode::Free) return false;
  }
  return true;
}

}  // namespace

PhasePlanePlot::PhasePlanePlot(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), plot_(new QCustomPlot(this)) {
  auto* room = new QVBoxLayout(this);
  room->setContentsMargins(0, 0, 0, 0);
  room->addWidget(plot_);
  stylePlot(*plot_);
  makeCurves();
  makeLayout();
  plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  requestTimer_.setSingleShot(true);
  requestTimer_.setInterval(0);
  connect(&requestTimer_, &QTimer::timeout, this, &PhasePlanePlot::requestPlane);
  const auto changed = qOverload<const QCPRange&>(&QCPAxis::rangeChanged);
  connect(plot_->xAxis, changed, this, &PhasePlanePlot::onRangeDragged);
  connect(plot_->yAxis, changed, this, &PhasePlanePlot::onRangeDragged);
  connect(plot_, &QCustomPlot::afterLayout, this, &PhasePlanePlot::onLayout);
  connect(plot_, &QCustomPlot::mouseDoubleClick, this, &PhasePlanePlot::fit);
  connect(&session_, &Session::documentOpened, this, &PhasePlanePlot::onDocumentOpened);
  connect(&session_, &Session::sceneChanged, this, &PhasePlanePlot::showTexts);
  connect(&session_, &Session::phasePlaneChanged, this, &PhasePlanePlot::onPlaneChanged);
  connect(&session_, &Session::trajectoryChanged, this, &PhasePlanePlot::onTrajectoryChanged);
  connect(&session_, &Session::playheadChanged, this, &PhasePlanePlot::onPlayheadChanged);
  onDocumentOpened();
}

QCPCurve* PhasePlanePlot::addCurve(const QPen& pen, const char* layer) {
  auto* curve = new QCPCurve(plot_->xAxis, plot_->yAxis);
  curve->setPen(pen);
  curve->setLayer(layer);
  return curve;
}

void PhasePlanePlot::makeCurves() {
  const auto& colours = ui::palette();
  tints_ = new PlaneTints(*plot_);
  field_ = new PlaneField(*plot_);
  aZero_ = addCurve(linePen(colours.aZero, 2.5), "main");
  bZero_ = addCurve(dashedPen(colours.bZero, 2.5), "main");
  critical_ = std::make_unique<CriticalCurves>(*plot_);
  halo_ = addCurve(linePen(colours.plotGround, 6), kMarksLayer);
  flight_ = addCurve(linePen(colours.text, 1.5), kMarksLayer);
  contact_ = addCurve(linePen(colours.text, 3), kMarksLayer);
  marks_ = new PlaneMarks(*plot_);
  dot_ = new PlayheadDot(*plot_);
  note_ = new EmptyNote(*plot_);
}

void PhasePlanePlot::makeLayout() {
  const auto& colours = ui::palette();
  QFont large = plotFont();
  large.setPointSizeF(1.08 * large.pointSizeF());
  xLabel_ = new RichTextElement(*plot_, {{}, large, colours.text});
  yLabel_ = new RichTextElement(*plot_, {{}, large, colours.text}, RichTextElement::Turn::Upwards);
  caption_ = new RichTextElement(*plot_, {{}, panelFont(), colours.muted});
  auto* grid = plot_->plotLayout();
  auto* axes = plot_->axisRect();
  grid->take(axes);
  grid->simplify();
  legend_ = new LegendStrip(*plot_, planeLegend(nullptr));
  grid->addElement(0, 1, legend_);
  grid->addElement(1, 0, yLabel_);
  grid->addElement(1, 1, axes);
  grid->addElement(2, 1, xLabel_);
  grid->addElement(3, 1, caption_);
  grid->setRowSpacing(2);
  grid->setColumnSpacing(2);
  grid->setMargins(QMargins(6, 6, 10, 6));
  grid->setColumnStretchFactor(0, 0.001);
  axes->setMinimumMargins(QMargins(0, 6, 8, 0));
}

PhasePlanePlot::~PhasePlanePlot() = default;

PlaneView PhasePlanePlot::view() const {
  const auto x = plot_->xAxis->range(), y = plot_->yAxis->range();
  return {x.lower, x.upper, y.lower, y.upper};
}

void PhasePlanePlot::setView(const PlaneView& view) {
  settingView_ = true;
  plot_->xAxis->setRange(view.xLower, view.xUpper);
  plot_->yAxis->setRange(view.yLower, view.yUpper);
  settingView_ = false;
  requestTimer_.start();
  showRun();
}

void PhasePlanePlot::fit() {
  const auto* chart = planeChart(session_.card());
  if (chart == nullptr) return;
  const auto asked = viewOfScene(session_.scene());
  fitPending_ = !asked;
  setView(asked ? *asked : viewOfChart(*chart));
}

void PhasePlanePlot::onDocumentOpened() {
  slip_ = 0;
  plane_ = nullptr;
  showPlane();
  fit();
  showTexts();
}

void PhasePlanePlot::onRangeDragged() {
  if (settingView_) return;
  fitPending_ = false;
  requestTimer_.start();
  showRun();
}

// Another size has room for more arrows or for less.
void PhasePlanePlot::onLayout() {
  if (fieldCells(plot_->axisRect()->size()) != arrows_) requestTimer_.start();
}

void PhasePlanePlot::requestPlane() {
  if (planeChart(session_.card()) == nullptr) return;
  const auto window = view();
  PhaseRequest request;
  request.xLower = window.xLower;
  request.xUpper = window.xUpper;
  request.yLower = window.yLower;
  request.yUpper = window.yUpper;
  request.slip = slip_;
  arrows_ = fieldCells(plot_->axisRect()->size());
  request.fieldColumns = arrows_.width();
  request.fieldRows = arrows_.height();
  session_.requestPhasePlane(request);
}

void PhasePlanePlot::onPlaneChanged() {
  plane_ = session_.phasePlane();
  showPlane();
  showTexts();
  fitWhenKnown();
}

void PhasePlanePlot::onTrajectoryChanged() {
  showRun();
  fitWhenKnown();
}

void PhasePlanePlot::fitWhenKnown() {
  const auto trajectory = session_.trajectory();
  PlaneColumns columns;
  if (!fitPending_ || !plane_ || !trajectory || !columnsOfAxes(columns)) return;
  fitPending_ = false;
  setView(fittedView(view(), *plane_, contactExtent(*trajectory, columns)));
}

bool PhasePlanePlot::columnsOfAxes(PlaneColumns& columns) const {
  const auto trajectory = session_.trajectory();
  const auto* chart = planeChart(session_.card());
  if (!trajectory || chart == nullptr) return false;
  columns.x = trajectory->column(chart->entries[static_cast<std::size_t>(chart->horizontal)].id);
  columns.y = trajectory->column(chart->entries[static_cast<std::size_t>(chart->vertical)].id);
  return columns.x < trajectory->columns.size() && columns.y < trajectory->columns.size();
}

void PhasePlanePlot::setCurve(QCPCurve& curve, const std::vector<Polyline>& lines) {
  QVector<QCPCurveData> points;
  const auto push = [&](double x, double y) {
    points.push_back({static_cast<double>(points.size()), x, y});
  };
  for (const auto& line : lines) {
    for (const auto& p : line) push(p.x, p.y);
    push(std::nan(""), std::nan(""));
  }
  curve.data()->set(points, true);
}

void PhasePlanePlot::showPlane() {
  tints_->setPlane(plane_);
  field_->setPlane(plane_);
  marks_->setPlane(plane_);
  static const std::vector<Polyline> kNone;
  setCurve(*aZero_, plane_ ? plane_->aZero : kNone);
  setCurve(*bZero_, plane_ ? plane_->bZero : kNone);
  critical_->set(plane_ ? plane_->critical : std::vector<CriticalCurve>{});
  legend_->setEntries(planeLegend(plane_.get()));
  showNote();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PhasePlanePlot::showRun() {
  PlaneRun run;
  PlaneColumns columns;
  if (columnsOfAxes(columns)) {
    // The widget's size, not that of the axes: they have none before the first layout.
    run = planeRun(*session_.trajectory(), columns,
                   {kRunGrain * plot_->xAxis->range().size() / std::max(kLeastSize, width()),
                    kRunGrain * plot_->yAxis->range().size() / std::max(kLeastSize, height())});
  }
  halo_->data()->set(run.contact, true);
  contact_->data()->set(run.contact, true);
  flight_->data()->set(run.flight, true);
  marks_->setEvents(std::move(run.events));
  onPlayheadChanged();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void PhasePlanePlot::onPlayheadChanged() {
  const auto& frame = session_.frame();
  const auto* chart = planeChart(session_.card());
  PlaneColumns columns;
  if (!frame.valid || !columnsOfAxes(columns) ||
      frame.cells.size() <= std::max(columns.x, columns.y)) {
    dot_->hide();
  } else {
    dot_->moveTo({frame.cells[columns.x], frame.cells[columns.y]}, isInFlight(frame));
    const int slip = slipAt(frame, *chart);
    if (slip != 0 && slip != slip_) {
      slip_ = slip;
      requestTimer_.start();
    }
  }
  plot_->layer(kPlayheadLayer)->replot();
}

void PhasePlanePlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showRun();
}

void PhasePlanePlot::showNote() {
  const bool hasChart = planeChart(session_.card()) != nullptr;
  const bool isEmpty = !plane_ || plane_->xId.empty();
  const bool isOther = !hasChart && !session_.card().type.empty();
  note_->setText(isOther   ? tr("This system has no sliding contact to draw a phase plane for.")
                 : isEmpty ? tr("The regions of the phase plane will appear here.")
                           : QString());
  showScales(*plot_, hasChart);
}

void PhasePlanePlot::showTexts() {
  const auto* chart = planeChart(session_.card());
  if (chart != nullptr) {
    const auto text = [&](int entry) {
      const auto& spec = chart->entries[static_cast<std::size_t>(entry)];
      return axisText(QString::fromStdString(spec.symbol), QString::fromStdString(spec.unit));
    };
    xLabel_->setHtml(text(chart->horizontal));
    yLabel_->setHtml(text(chart->vertical));
  }
  caption_->setHtml(chart != nullptr ? planeCaption(session_.scene(), plane_.get()) : QString());
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

QString PhasePlanePlot::caption() const {
  return caption_->html();
}

QString PhasePlanePlot::note() const {
  return note_->text();
}

}  // namespace painleve::ui
