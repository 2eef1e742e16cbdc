#include "ui/plots/variables_plot.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QVBoxLayout>

#include "ui/plots/axes_pan.h"
#include "ui/plots/empty_note.h"
#include "ui/plots/infinity_marks.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/path_point.h"
#include "ui/plots/plane_jumps.h"
#include "ui/plots/plane_marks.h"
#include "ui/plots/plane_readout.h"
#include "ui/plots/plot_detail.h"
#include "ui/plots/plot_grid.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/rich_text_element.h"
#include "ui/plots/value_range.h"
#include "ui/plots/variable_choice.h"
#include "ui/plots/variable_names.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/run_style.h"

namespace painleve::ui {
namespace {

constexpr double kRoom = 0.06;                // of the extent, on every side
constexpr double kGrain = 0.5;                // px
constexpr double kJump = 2, kSideJump = 1.2;  // px
constexpr int kLeastSize = 100;               // px: smaller is not laid out yet

void extendBy(const Trajectory& trajectory, std::size_t column, ValueExtent& extent) {
  for (const auto& chunk : trajectory.chunks)
    for (std::size_t r = 0; r < chunk->rows(); ++r)
      extent.add(chunk->cells[r * chunk->columns + column]);
}

}  // namespace

VariablesPlot::VariablesPlot(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      plot_(new QCustomPlot(this)),
      choice_(new VariableChoice(this)) {
  stylePlot(*plot_);
  const auto add = [this](const QPen& pen) {
    auto* curve = new QCPCurve(plot_->xAxis, plot_->yAxis);
    curve->setPen(pen);
    return curve;
  };
  flight_ = add(linePen(ui::palette().text, 1.2));
  contact_ = add(linePen(ui::palette().text, 2.5));
  jumps_ = new PlaneJumps(plot_, "main");
  infinity_ = new InfinityMarks(*plot_);
  marks_ = new PlaneMarks(*plot_);
  readout_ = new PlaneReadout(*plot_);
  dot_ = new PlayheadDot(*plot_);
  note_ = new EmptyNote(*plot_);
  makeLayout();
  plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  plot_->setMouseTracking(true);
  connect(plot_, &QCustomPlot::mouseDoubleClick, this, &VariablesPlot::fit);
  plot_->installEventFilter(this);
  connect(plot_, &QCustomPlot::mousePress, this,
          [this](QMouseEvent* event) { panFrom_ = event->position(); });
  connect(plot_, &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) {
    if (event->buttons() & Qt::MiddleButton) pan(event->position());
    point(event->position());
  });
  // Another zoom shows other points of the path.
  for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis})
    connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this] {
      isDrawn_ = false;
      readout_->hide();
    });
  connect(plot_, &QCustomPlot::beforeReplot, this, &VariablesPlot::redraw);
  connect(plot_, &QCustomPlot::afterLayout, this, [this] { fitVerticalNumbers(*plot_); });
  connect(choice_, &VariableChoice::chosen, this, [this] {
    fitted_ = false;
    refresh();
  });
  connect(&session_, &Session::documentOpened, this, [this] { fitted_ = false; });
  connect(&session_, &Session::trajectoryChanged, this, &VariablesPlot::refresh);
  connect(&session_, &Session::runsChanged, this, &VariablesPlot::refresh);
  connect(&session_, &Session::playheadChanged, this, &VariablesPlot::moveDot);
}

void VariablesPlot::makeLayout() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(choice_);
  column->addWidget(plot_, 1);
  const QColor text = ui::palette().text;
  xLabel_ = new RichTextElement(*plot_, {{}, plotFont(), text});
  yLabel_ = new RichTextElement(*plot_, {{}, plotFont(), text}, RichTextElement::Turn::Upwards);
  layOutAxes(*plot_, yLabel_, xLabel_, {6, 4, 12, 4});
}

void VariablesPlot::setColumns(const std::string& x, const std::string& y) {
  choice_->choose(x, y);
  fitted_ = false;
  refresh();
}

void VariablesPlot::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) refresh();
}

void VariablesPlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  refresh();
}

void VariablesPlot::refresh() {
  stale_ = !isVisible();
  if (stale_) return;
  const auto trajectory = session_.trajectory();
  const bool has = trajectory && trajectory->rowCount() > 0;
  if (has) choice_->offer(*trajectory, session_.card().contacts);
  const bool shown = has && choice_->isOffered();
  note_->setText(shown ? QString() : tr("Two variables of the run will appear here."));
  showScales(*plot_, shown);
  if (shown) drawLabels(*trajectory);
  if (shown && !fitted_) fit();
  isDrawn_ = false;
  readout_->hide();
  moveDot();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void VariablesPlot::fit() {
  const auto trajectory = session_.trajectory();
  if (!trajectory || !choice_->isOffered()) return;
  ValueExtent x, y;
  for (const Run& run : session_.runs()) {
    if (!run.visible || !run.trajectory) continue;
    const std::size_t xc = run.trajectory->column(choice_->x()),
                      yc = run.trajectory->column(choice_->y());
    if (std::max(xc, yc) >= run.trajectory->columns.size()) continue;
    extendBy(*run.trajectory, xc, x);
    extendBy(*run.trajectory, yc, y);
  }
  const AxisRoom room{kRoom, kRoom};
  plot_->xAxis->setRange(axisRange(x, room));
  plot_->yAxis->setRange(axisRange(y, room));
  fitted_ = true;
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void VariablesPlot::drawLabels(const Trajectory& trajectory) {
  const auto label = [&](const std::string& id) {
    return variableHtml(trajectory, trajectory.column(id), session_.card().contacts);
  };
  xLabel_->setHtml(label(choice_->x()));
  yLabel_->setHtml(label(choice_->y()));
}

// Once a repaint: both axes of a zoom change one after the other.
void VariablesPlot::redraw() {
  if (isDrawn_ || stale_) return;
  isDrawn_ = true;
  paths_.beginRound();
  jumps_->clear();
  infinity_->set({});
  marks_->setEvents({});
  // A new document may bring another layout, and with it a repaint, before its run is there.
  if (note_->text().isEmpty() && session_.trajectory() != nullptr) {
    draw();
  } else {
    for (auto* curve : {contact_, flight_}) curve->data()->clear();
    for (auto* curve : side_) curve->data()->clear();
  }
}

void VariablesPlot::draw() {
  const Run& active = session_.runs().front();
  drawRun(active, *contact_, *flight_);
  infinity_->set(pathOf(active).unbounded);
  marks_->setEvents(pathOf(active).events);
  drawSideRuns();
}

const PlaneRun& VariablesPlot::pathOf(const Run& run) {
  return *paths_.path(run, {choice_->x(), choice_->y(), grain()});
}

PlanePoint VariablesPlot::grain() const {
  const double grain = kGrain / detailOf(*plot_);
  return {grain * plot_->xAxis->range().size() / std::max(kLeastSize, width()),
          grain * plot_->yAxis->range().size() / std::max(kLeastSize, height())};
}

void VariablesPlot::drawRun(const Run& run, QCPCurve& contact, QCPCurve& flight) {
  const PlaneRun& path = pathOf(run);
  contact.data()->set(path.contact, true);
  flight.data()->set(path.flight, true);
  const QColor colour = contact.pen().color();
  const bool isActive = &contact == contact_;
  jumps_->add(path.jumps, colour, isActive ? ui::palette().lcp[2] : colour,
              isActive ? kJump : kSideJump);
}

void VariablesPlot::drawSideRuns() {
  std::size_t used = 0, kept = 0;
  for (const Run& run : session_.runs().subspan(1)) {
    const bool isFuture = run.role == Role::Ghost;
    const std::size_t number = isFuture ? kept : kept++;
    if (!run.visible || !run.trajectory || run.trajectory->rowCount() == 0) continue;
    while (side_.size() < used + 2) {
      side_.push_back(new QCPCurve(plot_->xAxis, plot_->yAxis));
      side_.back()->setLayer(kGroundLayer);
    }
    const QPen pen = isFuture                     ? ghostPen(run.name, 1.5)
                     : run.role == Role::Compared ? runPen(number, 1.5)
                                                  : keptPen(number, 1.5);
    side_[used]->setPen(pen);
    side_[used + 1]->setPen(pen);
    drawRun(run, *side_[used], *side_[used + 1]);
    used += 2;
  }
  for (; used < side_.size(); ++used) side_[used]->data()->clear();
}

void VariablesPlot::moveDot() {
  const Frame& frame = session_.frame();
  const auto trajectory = session_.trajectory();
  dot_->hide();
  if (trajectory && frame.valid && choice_->isOffered()) {
    const std::size_t x = trajectory->column(choice_->x()), y = trajectory->column(choice_->y());
    const bool has = std::max(x, y) < frame.cells.size() && !std::isnan(frame.cells[x]) &&
                     !std::isnan(frame.cells[y]);
    if (has) dot_->moveTo({frame.cells[x], frame.cells[y]}, frame.isInFlight());
  }
  if (isVisible()) plot_->layer(kPlayheadLayer)->replot();
}

bool VariablesPlot::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Leave) point({-1, -1});
  return QWidget::eventFilter(watched, event);
}

void VariablesPlot::pan(const QPointF& to) {
  panAxes(*plot_, std::exchange(panFrom_, to), to);
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void VariablesPlot::point(const QPointF& pointer) {
  const QStringList before = readout_->lines();
  readout_->show(pointer, linesAt(pointer));
  if (readout_->lines() != before) plot_->layer(kPlayheadLayer)->replot();
}

QStringList VariablesPlot::readout() const {
  return readout_->lines();
}

QStringList VariablesPlot::linesAt(const QPointF& pointer) const {
  const auto trajectory = session_.trajectory();
  const bool isInside = plot_->axisRect()->rect().contains(pointer.toPoint());
  if (!trajectory || !choice_->isOffered() || !isInside || !note_->text().isEmpty()) return {};
  const auto pair = [&](double x, double y) {
    return variableValue(*trajectory, choice_->x(), x) + ", " +
           variableValue(*trajectory, choice_->y(), y);
  };
  if (dot_->isArrowAt(pointer))
    return {"<b>" + tr("state outside") + "</b>", pair(dot_->at().x, dot_->at().y),
            tr("double click: fit the window")};
  if (const auto point = pathPointAt(pointer, {contact_, flight_}))
    return {"<i>t</i> = " + numberText(point->t, "s"), pair(point->key, point->value)};
  return {pair(plot_->xAxis->pixelToCoord(pointer.x()), plot_->yAxis->pixelToCoord(pointer.y()))};
}

int VariablesPlot::jumpCount() const {
  return jumps_->count();
}

QString VariablesPlot::note() const {
  return note_->text();
}

Tree VariablesPlot::viewState() const {
  Tree state = Tree::object();
  state.set("x", choice_->x());
  state.set("y", choice_->y());
  return state;
}

void VariablesPlot::setViewState(const Tree& state) {
  setColumns(state.textOr("x", choice_->x()), state.textOr("y", choice_->y()));
}

}  // namespace painleve::ui
