#include "ui/plots/variables_plot.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/plots/empty_note.h"
#include "ui/plots/plane_run.h"
#include "ui/plots/plane_view.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/rich_text_element.h"
#include "ui/plots/time_series.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/run_style.h"
#include "ui/theme/style.h"

namespace painleve::ui {
namespace {

constexpr double kRoom = 0.06;   // of the extent, on every side
constexpr double kGrain = 0.5;   // px
constexpr int kLeastSize = 100;  // px: smaller is not laid out yet

/// Only numbers can be drawn along an axis; modes are words.
bool isAxis(const Column& column) {
  return column.kind == ColumnKind::Number;
}

QString plainName(const Column& column) {
  const QString id = QString::fromStdString(column.id).replace('_', ' ');
  return column.unit.empty() ? id : id + " [" + QString::fromStdString(column.unit) + "]";
}

void extendBy(const Trajectory& trajectory, std::size_t column, ValueExtent& extent) {
  for (const auto& chunk : trajectory.chunks)
    for (std::size_t r = 0; r < chunk->rows(); ++r)
      extent.add(chunk->cells[r * chunk->columns + column]);
}

void setRange(QCPAxis& axis, const ValueExtent& extent) {
  if (extent.isEmpty()) return;
  const double middle = 0.5 * (extent.lower + extent.upper);
  const double least = 1e-9 * std::max(1.0, std::abs(middle));
  const double half = std::max((0.5 + kRoom) * (extent.upper - extent.lower), least);
  axis.setRange(middle - half, middle + half);
}

bool isFlying(const Frame& frame) {
  return std::all_of(frame.contacts.begin(), frame.contacts.end(),
                     [](const auto& contact) { return contact.mode == Mode::Free; });
}

}  // namespace

VariablesPlot::VariablesPlot(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      plot_(new QCustomPlot(this)),
      xBox_(makeBox("horizontal", tr("horizontal variable"))),
      yBox_(makeBox("vertical", tr("vertical variable"))) {
  stylePlot(*plot_);
  const auto add = [this](const QPen& pen) {
    auto* curve = new QCPCurve(plot_->xAxis, plot_->yAxis);
    curve->setPen(pen);
    return curve;
  };
  flight_ = add(linePen(ui::palette().text, 1.2));
  contact_ = add(linePen(ui::palette().text, 2.5));
  dot_ = new PlayheadDot(*plot_);
  note_ = new EmptyNote(*plot_);
  makeLayout();
  plot_->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  connect(plot_, &QCustomPlot::mouseDoubleClick, this, &VariablesPlot::fit);
  // Another zoom shows other points of the path.
  for (QCPAxis* axis : {plot_->xAxis, plot_->yAxis})
    connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this] {
      if (isVisible() && note_->text().isEmpty()) draw();
    });
  connect(&session_, &Session::documentOpened, this, [this] { fitted_ = false; });
  connect(&session_, &Session::trajectoryChanged, this, &VariablesPlot::refresh);
  connect(&session_, &Session::runsChanged, this, &VariablesPlot::refresh);
  connect(&session_, &Session::playheadChanged, this, &VariablesPlot::moveDot);
}

QComboBox* VariablesPlot::makeBox(const char* name, const QString& words) {
  auto* box = new QComboBox(this);
  box->setObjectName(name);
  box->setAccessibleName(words);
  box->setToolTip(words);
  box->setFocusPolicy(Qt::TabFocus);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(8);
  connect(box, &QComboBox::activated, this, &VariablesPlot::choose);
  return box;
}

void VariablesPlot::makeLayout() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(kGrid, kGrid / 2, kGrid, 0);
  row->addWidget(yBox_);
  row->addWidget(new QLabel(tr("against"), this));
  row->addWidget(xBox_);
  row->addStretch();
  column->addLayout(row);
  column->addWidget(plot_, 1);
  const QColor text = ui::palette().text;
  xLabel_ = new RichTextElement(*plot_, {{}, plotFont(), text});
  yLabel_ = new RichTextElement(*plot_, {{}, plotFont(), text}, RichTextElement::Turn::Upwards);
  auto* grid = plot_->plotLayout();
  auto* axes = plot_->axisRect();
  grid->take(axes);
  grid->simplify();
  grid->addElement(0, 0, yLabel_);
  grid->addElement(0, 1, axes);
  grid->addElement(1, 1, xLabel_);
  grid->setRowSpacing(2);
  grid->setColumnSpacing(2);
  grid->setMargins(QMargins(6, 4, 12, 4));
  grid->setColumnStretchFactor(0, 0.001);
}

void VariablesPlot::fillBoxes() {
  const auto trajectory = session_.trajectory();
  std::vector<std::string> ids;
  for (const Column& column : trajectory->columns)
    if (isAxis(column)) ids.push_back(column.id);
  if (ids != ids_) {
    ids_ = ids;
    for (QComboBox* box : {xBox_, yBox_}) {
      box->clear();
      for (const Column& column : trajectory->columns)
        if (isAxis(column)) box->addItem(plainName(column), QString::fromStdString(column.id));
    }
    // A system without these columns gets its first two coordinates.
    if (!isChosen() && ids_.size() > 2) {
      x_ = ids_[1];
      y_ = ids_[2];
    }
  }
  xBox_->setCurrentIndex(xBox_->findData(QString::fromStdString(x_)));
  yBox_->setCurrentIndex(yBox_->findData(QString::fromStdString(y_)));
}

bool VariablesPlot::isChosen() const {
  const auto has = [this](const std::string& id) {
    return std::find(ids_.begin(), ids_.end(), id) != ids_.end();
  };
  return has(x_) && has(y_);
}

void VariablesPlot::choose() {
  setColumns(xBox_->currentData().toString().toStdString(),
             yBox_->currentData().toString().toStdString());
}

void VariablesPlot::setColumns(const std::string& x, const std::string& y) {
  x_ = x;
  y_ = y;
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
  if (has) fillBoxes();
  const bool shown = has && isChosen();
  note_->setText(shown ? QString() : tr("Two variables of the run will appear here."));
  showScales(*plot_, shown);
  if (shown) {
    if (!fitted_) fit();
    draw();
  } else {
    for (auto* curve : {contact_, flight_}) curve->data()->clear();
    for (auto* curve : side_) curve->data()->clear();
  }
  moveDot();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void VariablesPlot::fit() {
  const auto trajectory = session_.trajectory();
  if (!trajectory || !isChosen()) return;
  ValueExtent x, y;
  for (const Run& run : session_.runs()) {
    if (!run.visible || !run.trajectory) continue;
    const std::size_t xc = run.trajectory->column(x_), yc = run.trajectory->column(y_);
    if (std::max(xc, yc) >= run.trajectory->columns.size()) continue;
    extendBy(*run.trajectory, xc, x);
    extendBy(*run.trajectory, yc, y);
  }
  setRange(*plot_->xAxis, x);
  setRange(*plot_->yAxis, y);
  fitted_ = true;
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void VariablesPlot::draw() {
  const auto trajectory = session_.trajectory();
  if (!trajectory || !isChosen()) return;
  const auto label = [&](const std::string& id) {
    const Column& column = trajectory->columns[trajectory->column(id)];
    return axisText(QString::fromStdString(column.symbol), QString::fromStdString(column.unit));
  };
  xLabel_->setHtml(label(x_));
  yLabel_->setHtml(label(y_));
  drawRun(session_.runs().front(), *contact_, *flight_);
  drawSideRuns();
}

void VariablesPlot::drawRun(const Run& run, QCPCurve& contact, QCPCurve& flight) {
  PlaneRun path;
  const std::size_t x = run.trajectory->column(x_), y = run.trajectory->column(y_);
  if (std::max(x, y) < run.trajectory->columns.size()) {
    const auto* chart = planeChart(session_.card());
    PlaneTrace trace{columnValue(x),
                     columnValue(y),
                     chart == nullptr ? -1 : chart->closed.front(),
                     {kGrain * plot_->xAxis->range().size() / std::max(kLeastSize, width()),
                      kGrain * plot_->yAxis->range().size() / std::max(kLeastSize, height())},
                     run.since};
    path = planeRun(*run.trajectory, trace);
  }
  contact.data()->set(path.contact, true);
  flight.data()->set(path.flight, true);
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
  if (trajectory && frame.valid && isChosen()) {
    const std::size_t x = trajectory->column(x_), y = trajectory->column(y_);
    const bool has = std::max(x, y) < frame.cells.size() && std::isfinite(frame.cells[x]) &&
                     std::isfinite(frame.cells[y]);
    if (has) dot_->moveTo({frame.cells[x], frame.cells[y]}, isFlying(frame));
  }
  if (isVisible()) plot_->layer(kPlayheadLayer)->replot();
}

QString VariablesPlot::note() const {
  return note_->text();
}

Tree VariablesPlot::viewState() const {
  Tree state = Tree::object();
  state.set("x", x_);
  state.set("y", y_);
  return state;
}

void VariablesPlot::setViewState(const Tree& state) {
  setColumns(state.textOr("x", x_), state.textOr("y", y_));
}

}  // namespace painleve::ui
