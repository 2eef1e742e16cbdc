#include "ui/plots/theory_plot.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QStringList>
#include <QVBoxLayout>
#include <qcustomplot.h>

#include "core/analyse.h"
#include "ui/plots/direct_labels.h"
#include "ui/plots/empty_note.h"
#include "ui/plots/plot_grid.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/rich_text_element.h"
#include "ui/plots/theory_marks.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"
#include "ui/theme/quiet_box.h"

namespace painleve::ui {

namespace {

constexpr int kLeftRoom = 58;                     // px: numbers of the vertical axis
constexpr double kTail = 0.02, kHeadroom = 0.12;  // of the values, of the range

const std::array kDashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

QString rich(const std::string& text) {
  return QString::fromStdString(text);
}

/// On the straight line between two points; NaN outside the curve and across a gap.
double valueAt(const TheoryCurve& curve, double x) {
  for (std::size_t i = 1; i < curve.points.size(); ++i) {
    const auto& [x1, y1] = curve.points[i - 1];
    const auto& [x2, y2] = curve.points[i];
    if (x1 <= x && x <= x2) return x1 == x2 ? y1 : y1 + (x - x1) / (x2 - x1) * (y2 - y1);
  }
  return std::nan("");
}

/// Of almost all values, so that a pole does not flatten the rest.
QCPRange verticalRange(const TheoryFigure& figure) {
  std::vector<double> values;
  for (const TheoryCurve& curve : figure.curves)
    for (const auto& [x, y] : curve.points)
      if (std::isfinite(y)) values.push_back(y);
  if (values.empty()) return {-1, 1};
  std::sort(values.begin(), values.end());
  const auto tail = static_cast<std::size_t>(kTail * static_cast<double>(values.size()));
  const double lower = values[tail], upper = values[values.size() - 1 - tail];
  const double spare = std::max(kHeadroom * (upper - lower), 1e-9 * (1 + std::abs(upper)));
  return {lower - spare, upper + spare};
}

double lastValue(const TheoryCurve& curve, const QCPRange& range) {
  const double value = curve.points.empty() ? 0 : curve.points.back()[1];
  return std::isfinite(value) ? std::clamp(value, range.lower, range.upper) : range.center();
}

}  // namespace

TheoryPlot::TheoryPlot(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      selector_(new QuietBox(this)),
      plot_(new QCustomPlot(this)) {
  auto* room = new QVBoxLayout(this);
  room->setContentsMargins(0, 0, 0, 0);
  room->setSpacing(0);
  room->addWidget(selector_);
  room->addWidget(plot_, 1);
  selector_->setObjectName("theory figure");
  selector_->setAccessibleName(tr("which curves of the theory"));
  stylePlot(*plot_);
  marks_ = new TheoryMarks(*plot_);
  present_ = new TheoryPresent(*plot_);
  labels_ = new DirectLabels(*plot_);
  note_ = new EmptyNote(*plot_);
  makeLayout();
  connect(selector_, &QComboBox::currentIndexChanged, this, [this] {
    if (const TheoryFigure* shown = figure()) chosen_ = shown->id;
    showFigure();
  });
  connect(plot_, &QCustomPlot::afterLayout, this, [this] { fitVerticalNumbers(*plot_); });
  connect(&session_, &Session::forceChanged, this, &TheoryPlot::refresh);
  connect(&session_, &Session::playheadChanged, this, &TheoryPlot::followPlayhead);
  refresh();
}

void TheoryPlot::makeLayout() {
  const auto& colours = ui::palette();
  const Label axis{{}, plotFont(), colours.text};
  xLabel_ = new RichTextElement(*plot_, axis);
  yLabel_ = new RichTextElement(*plot_, axis, RichTextElement::Turn::Upwards);
  caption_ = new RichTextElement(*plot_, {{}, panelFont(), colours.muted});
  layOutAxes(*plot_, yLabel_, xLabel_, {6, 6, 4, 4}).addElement(2, 1, caption_);
  fixSides(*plot_, kLeftRoom);
}

const TheoryFigure* TheoryPlot::figure() const {
  const auto index = static_cast<std::size_t>(selector_->currentIndex());
  return index < figures_.size() ? &figures_[index] : nullptr;
}

std::optional<double> TheoryPlot::present() const {
  return present_->x();
}

QString TheoryPlot::caption() const {
  return caption_->html();
}

QString TheoryPlot::note() const {
  return note_->text();
}

void TheoryPlot::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) refresh();
}

void TheoryPlot::refresh() {
  stale_ = !isVisible();
  if (stale_) return;
  // Before the first document there is no system to ask.
  figures_ = session_.card().type.empty() ? std::vector<TheoryFigure>()
                                          : theoryFigures(session_.sceneInForce());
  fillSelector();
  showFigure();
}

void TheoryPlot::fillSelector() {
  QStringList titles;
  for (const TheoryFigure& figure : figures_) titles << rich(figure.title);
  selector_->setVisible(!titles.isEmpty());
  QStringList present;
  for (int i = 0; i < selector_->count(); ++i) present << selector_->itemText(i);
  const QSignalBlocker quiet(selector_);
  if (titles != present) {
    selector_->clear();
    selector_->addItems(titles);
  }
  const auto chosen = std::ranges::find(figures_, chosen_, &TheoryFigure::id);
  const bool isKnown = chosen != figures_.end();
  selector_->setCurrentIndex(isKnown ? static_cast<int>(chosen - figures_.begin()) : 0);
}

Tree TheoryPlot::viewState() const {
  Tree state = Tree::object();
  state.set("figure", chosen_);
  return state;
}

void TheoryPlot::setViewState(const Tree& state) {
  chosen_ = state.textOr("figure", chosen_);
  refresh();
}

void TheoryPlot::showFigure() {
  for (QCPCurve* curve : curves_) plot_->removePlottable(curve);
  curves_.clear();
  const TheoryFigure* shown = figure();
  showScales(*plot_, shown != nullptr);
  note_->setText(shown != nullptr ? QString()
                                  : tr("This system has no closed-form curves to show."));
  marks_->set(shown != nullptr ? shown->marks : std::vector<TheoryMark>());
  labels_->set({});
  xLabel_->setHtml(shown != nullptr ? axisText(rich(shown->x.symbol), rich(shown->x.unit))
                                    : QString());
  yLabel_->setHtml(shown != nullptr ? axisText(rich(shown->y.symbol), rich(shown->y.unit))
                                    : QString());
  selector_->setToolTip(shown != nullptr
                            ? "<p>" + rich(shown->meaning) + "<br>" + rich(shown->source) + "</p>"
                            : QString());
  if (shown != nullptr) {
    fitRanges(*shown);
    showCurves(*shown);
  }
  followPlayhead();
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void TheoryPlot::fitRanges(const TheoryFigure& figure) {
  plot_->xAxis->setRange(figure.lower, figure.upper);
  plot_->yAxis->setRange(verticalRange(figure));
}

void TheoryPlot::showCurves(const TheoryFigure& figure) {
  std::vector<DirectLabel> names;
  for (std::size_t i = 0; i < figure.curves.size(); ++i) {
    auto* curve = new QCPCurve(plot_->xAxis, plot_->yAxis);
    QPen pen = linePen(ui::palette().text, 2);
    pen.setStyle(kDashes[i % kDashes.size()]);
    curve->setPen(pen);
    curve->setLayer("main");
    QVector<QCPCurveData> data;
    for (const auto& [x, y] : figure.curves[i].points)
      data.push_back({static_cast<double>(data.size()), x, y});
    curve->data()->set(data, true);
    curves_.push_back(curve);
    names.push_back({rich(figure.curves[i].symbol), ui::palette().text,
                     lastValue(figure.curves[i], plot_->yAxis->range())});
  }
  labels_->set(std::move(names));
}

void TheoryPlot::followPlayhead() {
  if (!isVisible()) {
    stale_ = true;
    return;
  }
  const TheoryFigure* shown = figure();
  std::optional<double> at = shown != nullptr ? shown->present : std::nullopt;
  const auto& trajectory = session_.trajectory();
  const Cells& cells = session_.frame().cells;
  if (shown != nullptr && !shown->column.empty() && trajectory) {
    const std::size_t column = trajectory->column(shown->column);
    if (column < cells.size()) at = cells[column];
  }
  if (at && !std::isfinite(*at)) at.reset();
  present_->set(at);
  QStringList values;
  for (std::size_t i = 0; at && i < shown->curves.size(); ++i)
    values << rich(shown->curves[i].symbol) + " = " + numberText(valueAt(shown->curves[i], *at));
  caption_->setHtml(at ? rich(shown->x.symbol) + " = " + numberText(*at, rich(shown->x.unit)) +
                             ": " + values.join(", ")
                       : QString());
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace painleve::ui
