#include "ui/plots/force_plot.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QToolButton>

#include "ui/plots/direct_labels.h"
#include "ui/plots/force_range.h"
#include "ui/plots/friction_band.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/lens_inset.h"
#include "ui/plots/plane_view.h"
#include "ui/plots/plot_style.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr float kBandStrength = 0.14F;
constexpr double kMostDecades = 8;
constexpr int kButtonGap = 4;  // px
constexpr double kLast = 200;  // powers of ten: an axis counts no further

/// Whole decades around the values, not more than can be told apart.
ValueExtent decadesOf(const std::vector<TimePoints>& series) {
  ValueExtent extent;
  for (const auto& points : series) extent.add(points);
  if (extent.isEmpty() && extent.isUnbounded) return {1, 10};
  if (extent.isEmpty()) return extent;
  const auto decade = [](double value) { return std::clamp(std::log10(value), -kLast, kLast); };
  const double top = std::ceil(decade(extent.upper) + 1e-9);
  const double bottom = std::max(std::floor(decade(extent.lower)), top - kMostDecades);
  return {std::pow(10, std::min(bottom, top - 1)), std::pow(10, top)};
}

std::vector<double> singularTimes(const Trajectory& trajectory) {
  std::vector<double> times;
  for (const auto& event : trajectory.events) {
    if (event.kind == EventKind::SingularPoint) times.push_back(event.time);
  }
  return times;
}

/// Where the curve is last seen inside the frame.
double labelValue(const TimePoints& points, const ValueExtent& range) {
  return std::clamp(lastValue(points), range.lower, range.upper);
}

}  // namespace

ForcePlot::ForcePlot(Session& session, QWidget* parent) : TimePlot(session, {}, parent) {
  const auto& colours = ui::palette();
  above_ = addGraph(Qt::NoPen, kGroundLayer);
  below_ = addGraph(Qt::NoPen, kGroundLayer);
  QColor band = colours.friction;
  band.setAlphaF(kBandStrength);
  above_->setBrush(band);
  above_->setChannelFillGraph(below_);
  friction_ = addGraph(linePen(colours.friction, 2));
  normal_ = addGraph(linePen(colours.normalForce, 2));
  makeActions();
  makeLens();
  showScale();
  refresh();
}

ForcePlot::~ForcePlot() = default;

void ForcePlot::makeActions() {
  logarithmic_ = new QAction(tr("Logarithmic: sizes over decades"), this);
  logarithmic_->setObjectName("logarithmic");
  logarithmic_->setIconText(tr("log"));
  logarithmic_->setToolTip(tr("Sizes of the forces over decades"));
  connect(logarithmic_, &QAction::toggled, this, [this] {
    showScale();
    refresh();
  });
  lensAction_ = new QAction(tr("Lens"), this);
  lensAction_->setObjectName("lens");
  for (QAction* action : {logarithmic_, lensAction_}) {
    action->setCheckable(true);
    plot().addAction(action);
  }
  lensAction_->setChecked(true);
  plot().setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ForcePlot::makeLens() {
  lens_ = std::make_unique<LensInset>(plot(), [this] { return session().playhead(); });
  const auto button = [this](QAction* action) {
    auto* made = new QToolButton(this);
    made->setDefaultAction(action);
    made->setFocusPolicy(Qt::NoFocus);
    return made;
  };
  lensButton_ = button(lensAction_);
  logButton_ = button(logarithmic_);
  connect(lensAction_, &QAction::toggled, this, [this](bool on) {
    lens_->setWanted(on);
    plot().replot(QCustomPlot::rpQueuedReplot);
  });
  connect(&plot(), &QCustomPlot::afterLayout, this, &ForcePlot::fitLens);
  fitLens();
}

void ForcePlot::fitLens() {
  lens_->fit();
  lensButton_->setVisible(lens_->hasForce());
  lensAction_->setEnabled(lens_->hasForce() && lens_->hasRoom());
  lensAction_->setToolTip(lens_->hasRoom()
                              ? tr("<p>Lens<br>F<sub>N</sub> against the time left to the singular "
                                   "point, both over decades: a power law is a straight line</p>")
                              : tr("Lens: needs a larger view"));
  placeButtons();
}

/// They stand beside the name of the time axis, where nothing is drawn.
void ForcePlot::placeButtons() {
  int right = width() - kButtonGap;
  for (QToolButton* button : {lensButton_, logButton_}) {
    if (button->isHidden()) continue;
    const QSize size = button->sizeHint();
    button->setGeometry(QRect(QPoint(right - size.width(), height() - size.height() - 2), size));
    right -= size.width() + kButtonGap;
  }
}

/// Of the first singular point with a force without bound.
void ForcePlot::showLens(const Trajectory& trajectory) {
  std::optional<ForceGrowth> growth;
  for (const Event& event : trajectory.events)
    if (!growth) growth = forceGrowth(trajectory, event);
  lens_->show(std::move(growth), unit_, unitName_);
  fitLens();
}

bool ForcePlot::isLogarithmic() const {
  return logarithmic_->isChecked();
}

void ForcePlot::setLogarithmic(bool on) {
  logarithmic_->setChecked(on);
}

void ForcePlot::showScale() {
  showDecades(*plot().yAxis, isLogarithmic());
}

std::size_t ForcePlot::contact() {
  const auto* chart = planeChart(session().card());
  return chart == nullptr ? 0 : static_cast<std::size_t>(chart->closed.front());
}

/// In units of the axis; on the logarithmic one a size, and no force is no number.
Quantity ForcePlot::force(std::size_t column) const {
  const double unit = unit_;
  const std::string id = std::to_string(column) + '/' + std::to_string(unit);
  if (!isLogarithmic())
    return {id, [column, unit](std::span<const double> row) { return row[column] / unit; }};
  return {id + " log", [column, unit](std::span<const double> row) {
            const double size = std::abs(row[column]) / unit;
            return size > 0 ? size : kNoValue;
          }};
}

Quantity ForcePlot::mainQuantity(const Trajectory& trajectory) {
  const auto normal = contactColumn(trajectory, "F_N", contact());
  return normal < trajectory.columns.size() ? force(normal) : Quantity();
}

bool ForcePlot::showRun(const Trajectory& trajectory, const TimeWindow& window) {
  const auto normal = contactColumn(trajectory, "F_N", contact());
  const auto friction = contactColumn(trajectory, "F_T", contact());
  if (std::max(normal, friction) >= trajectory.columns.size()) return false;
  const double weight = session().frame().depiction.weight;
  unit_ = weight > 0 ? weight : 1;
  unitName_ = weight > 0 ? QStringLiteral("mg") : QStringLiteral("N");
  const auto series = seriesOf(trajectory, window, {force(normal), force(friction)});
  auto all = series;
  for (const TimePoints& points : sideLines().points()) all.push_back(points);
  const auto range = isLogarithmic() ? decadesOf(all) : forceRange(all);
  if (range.isEmpty()) return false;
  setVerticalAxis(axisText(isLogarithmic() ? tr("|Force|") : tr("Force"), unitName_));
  plot().yAxis->setRange(range.lower, range.upper);
  setLine(*normal_, series[0]);
  setLine(*friction_, series[1]);
  showBand(trajectory, window, normal);
  showMarks(trajectory, series, range);
  showLens(trajectory);
  const auto reading = [&](const char* name, std::size_t column) {
    const double unit = unit_;
    return Reading{name, [column, unit](std::span<const double> row) { return row[column] / unit; },
                   unitName_};
  };
  setReadings({reading("F<sub>N</sub>", normal), reading("F<sub>T</sub>", friction)});
  return true;
}

void ForcePlot::showBand(const Trajectory& trajectory, const TimeWindow& window,
                         std::size_t normal) {
  const auto& ids = trajectory.contacts;
  if (isLogarithmic() || contact() >= ids.size()) {
    above_->data()->clear();
    below_->data()->clear();
    return;
  }
  const FrictionHistory history(*session().runs().front().scene, ids[contact()]);
  const std::size_t mode = contactColumn(trajectory, "mode", contact());
  const auto span = [&](std::span<const double> row) {
    const bool isKnown = mode < row.size() && std::isfinite(row[mode]);
    return history.spanAt(row[0], isKnown ? static_cast<Mode>(row[mode]) : Mode::Free);
  };
  const std::string unit = '/' + std::to_string(unit_);
  const auto bounds =
      seriesOf(trajectory, window,
               {{"upper" + unit, [&](auto row) { return span(row).upper * row[normal] / unit_; }},
                {"lower" + unit, [&](auto row) { return span(row).lower * row[normal] / unit_; }}});
  setLine(*above_, bounds[0]);
  setLine(*below_, bounds[1]);
}

void ForcePlot::showMarks(const Trajectory& trajectory, const std::vector<TimePoints>& series,
                          const ValueExtent& range) {
  const auto& colours = ui::palette();
  const auto unbounded = singularTimes(trajectory);
  auto marks = offFrame(series[0], range, unbounded, colours.normalForce);
  const auto more = offFrame(series[1], range, unbounded, colours.friction);
  marks.insert(marks.end(), more.begin(), more.end());
  // The logarithmic axis has room for every number there is; the infinite still leaves it.
  if (isLogarithmic())
    for (const double time : unbounded)
      marks.push_back({time, range.upper, true, true, colours.normalForce});
  offFrameLayer().set(std::move(marks));
  labels().set({{"F<sub>N</sub>", colours.normalForce, labelValue(series[0], range)},
                {"F<sub>T</sub>", colours.friction, labelValue(series[1], range)}});
}

void ForcePlot::clearRun() {
  for (auto* graph : {normal_, friction_, above_, below_}) graph->data()->clear();
  labels().set({});
  lens_->show({}, unit_, unitName_);
  fitLens();
}

QString ForcePlot::emptySentence() const {
  return tr("Normal force and friction will appear here while the contact is closed.");
}

Tree ForcePlot::viewState() const {
  Tree state = Tree::object();
  state.set("logarithmic", isLogarithmic());
  state.set("lens", lensAction_->isChecked());
  return state;
}

void ForcePlot::setViewState(const Tree& state) {
  const Tree* found = state.find("logarithmic");
  if (found != nullptr && found->boolean() != nullptr) setLogarithmic(*found->boolean());
  found = state.find("lens");
  if (found != nullptr && found->boolean() != nullptr) lensAction_->setChecked(*found->boolean());
}

}  // namespace painleve::ui
