#include "ui/plots/time_plot.h"

#include <algorithm>
#include <cmath>

#include <QToolTip>
#include <QVBoxLayout>

#include "ui/plots/direct_labels.h"
#include "ui/plots/empty_note.h"
#include "ui/plots/force_range.h"
#include "ui/plots/plot_detail.h"
#include "ui/plots/plot_grid.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/pointer_note.h"
#include "ui/plots/rich_text_element.h"
#include "ui/plots/time_axis.h"
#include "ui/plots/time_marks.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr QMargins kAround{6, 6, 4, 4};    // px
constexpr int kLeftRoom = 52;              // px: tick labels; fixed, so that time axes line up
constexpr double kZoomPerDegree = 1.0125;  // a notch of the wheel (15 degrees) is about 1.2
constexpr int kLeastHeight = 50;           // px: smaller is not laid out yet
constexpr int kLeastWidth = 50;            // px
constexpr double kShortest = 1e-12;        // s
constexpr double kDot = 6;                 // px

}  // namespace

TimePlot::TimePlot(Session& session, const QString& verticalAxis, QWidget* parent)
    : QWidget(parent),
      session_(session),
      axis_(TimeAxis::of(session)),
      plot_(new QCustomPlot(this)),
      side_(*plot_) {
  auto* room = new QVBoxLayout(this);
  room->setContentsMargins(0, 0, 0, 0);
  room->addWidget(plot_);
  stylePlot(*plot_);
  labels_ = new DirectLabels(*plot_);
  ticks_ = new EventTicks(*plot_);
  offFrame_ = new OffFrameMarks(*plot_);
  playhead_ = new PlayheadLine(*plot_);
  pointer_ = new PointerNote(*plot_);
  note_ = new EmptyNote(*plot_);
  makeLayout(verticalAxis);
  plot_->installEventFilter(this);
  plot_->setMouseTracking(true);
  connect(plot_, &QCustomPlot::afterLayout, this, [this] { fitVerticalNumbers(*plot_); });
  connect(&axis_, &TimeAxis::changed, this, &TimePlot::refresh);
  connect(&session_, &Session::trajectoryChanged, this, &TimePlot::refresh);
  connect(&session_, &Session::documentOpened, this, &TimePlot::refresh);
  connect(&session_, &Session::runsChanged, this, &TimePlot::refresh);
  connect(&session_, &Session::playheadChanged, this, &TimePlot::movePlayhead);
}

void TimePlot::makeLayout(const QString& verticalAxis) {
  const auto& colours = ui::palette();
  yLabel_ = new RichTextElement(*plot_, {verticalAxis, plotFont(), colours.text},
                                RichTextElement::Turn::Upwards);
  auto* xLabel = new RichTextElement(*plot_, {axisText("<i>t</i>", "s"), plotFont(), colours.text});
  layOutAxes(*plot_, yLabel_, xLabel, kAround);
  fixSides(*plot_, kLeftRoom);
}

QCPGraph* TimePlot::addGraph(const QPen& pen, const char* layer) {
  auto* graph = plot_->addGraph();
  graph->setPen(pen);
  graph->setLayer(layer);
  graph->setAdaptiveSampling(false);  // the rows come thinned
  return graph;
}

QString TimePlot::note() const {
  return note_->text();
}

void TimePlot::setVerticalAxis(const QString& html) {
  yLabel_->setHtml(html);
}

LineFrame TimePlot::lineFrame() const {
  const double height = std::max(kLeastHeight, plot_->height()) * detailOf(*plot_);
  return {plot_->yAxis->range(), static_cast<int>(height),
          plot_->yAxis->scaleType() == QCPAxis::stLogarithmic};
}

void TimePlot::setLine(QCPGraph& graph, const TimePoints& points) {
  const TimePoints line = thinnedLine(points, lineFrame());
  // Rows of one instant are one point after thinning, and a line of one point is invisible.
  const bool isDot = line.size() == 1 && graph.pen().style() != Qt::NoPen;
  graph.setScatterStyle(isDot ? QCPScatterStyle(QCPScatterStyle::ssDisc, kDot) : QCPScatterStyle());
  graph.data()->set(line, true);
}

void TimePlot::markOffFrame(const std::vector<std::pair<TimePoints, QColor>>& lines) {
  const QCPRange range = plot_->yAxis->range();
  ValueExtent frame;
  frame.add(range.lower);
  frame.add(range.upper);
  std::vector<OffFrame> marks;
  for (const auto& [points, colour] : lines) {
    const auto found = offFrame(points, frame, {}, colour);
    marks.insert(marks.end(), found.begin(), found.end());
  }
  offFrame_->set(std::move(marks));
}

void TimePlot::refresh() {
  stale_ = !isVisible();
  if (stale_) return;
  plot_->xAxis->setRange(axis_.lower(), axis_.upper());
  const auto trajectory = session_.trajectory();
  const double width = std::max(kLeastWidth, plot_->axisRect()->width()) * detailOf(*plot_);
  const TimeWindow window{axis_.lower(), axis_.upper(), static_cast<int>(width)};
  memory_.beginRound();
  side_.take(session_.runs(), window, [this](const Trajectory& t) { return mainQuantity(t); });
  const bool shown = trajectory && trajectory->rowCount() > 0 && showRun(*trajectory, window);
  if (!shown) {
    clearRun();
    offFrame_->set({});
  }
  side_.show(lineFrame());
  ticks_->setEvents(shown ? trajectory->events : std::vector<Event>());
  note_->setText(shown ? QString() : emptySentence());
  showScales(*plot_, shown);
  placePlayhead();
  pointer_->show({}, 0);
  plot_->replot(QCustomPlot::rpQueuedReplot);
}

void TimePlot::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) refresh();
}

void TimePlot::placePlayhead() {
  playhead_->setTime(note_->text().isEmpty() ? session_.playhead() : kNoValue);
}

void TimePlot::movePlayhead() {
  placePlayhead();
  if (isVisible()) plot_->layer(kPlayheadLayer)->replot();
}

bool TimePlot::eventFilter(QObject* watched, QEvent* event) {
  if (watched != plot_) return QWidget::eventFilter(watched, event);
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
      drag(*static_cast<QMouseEvent*>(event));
      return true;
    case QEvent::MouseButtonRelease:
      return true;
    case QEvent::Leave:
      leave();
      return false;
    case QEvent::MouseButtonDblClick:
      axis_.showAll();
      return true;
    case QEvent::Wheel:
      zoom(*static_cast<QWheelEvent*>(event));
      return true;
    default:
      return QWidget::eventFilter(watched, event);
  }
}

void TimePlot::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  refresh();
}

/// Left: the playhead follows. Middle, or left with Shift: the axis follows.
void TimePlot::drag(QMouseEvent& event) {
  const double x = event.position().x();
  const bool isPress = event.type() == QEvent::MouseButtonPress;
  const bool panning = event.buttons() & Qt::MiddleButton ||
                       (event.buttons() & Qt::LeftButton && event.modifiers() & Qt::ShiftModifier);
  if (panning) {
    if (!isPress) pan(panFrom_, x);
    panFrom_ = x;
  } else if (event.buttons() & Qt::LeftButton) {
    session_.setPlayhead(plot_->xAxis->pixelToCoord(x));
  } else {
    point(event);
  }
}

void TimePlot::pan(double fromPixel, double toPixel) {
  const double shift = plot_->xAxis->pixelToCoord(fromPixel) - plot_->xAxis->pixelToCoord(toPixel);
  axis_.setRange(axis_.lower() + shift, axis_.upper() + shift);
}

void TimePlot::zoom(const QWheelEvent& event) {
  const double fixed = plot_->xAxis->pixelToCoord(event.position().x());
  const double factor = std::pow(kZoomPerDegree, -event.angleDelta().y() / 8.0);
  const double lower = fixed + factor * (axis_.lower() - fixed);
  const double upper = fixed + factor * (axis_.upper() - fixed);
  if (upper - lower > kShortest) axis_.setRange(lower, upper);
}

void TimePlot::point(const QMouseEvent& event) {
  QToolTip::showText(event.globalPosition().toPoint(), ticks_->textAt(event.position()), plot_);
  const QRect axes = plot_->axisRect()->rect();
  const bool inside = note_->text().isEmpty() && axes.contains(event.position().toPoint());
  const double x = event.position().x();
  pointer_->show(inside ? readingsAt(plot_->xAxis->pixelToCoord(x)) : QString(), x);
  plot_->layer(kPlayheadLayer)->replot();
}

void TimePlot::leave() {
  pointer_->show({}, 0);
  plot_->layer(kPlayheadLayer)->replot();
}

QString TimePlot::readingsAt(double time) const {
  const auto trajectory = session_.trajectory();
  if (!trajectory || trajectory->rowCount() == 0 || time < 0 || time > trajectory->endTime)
    return {};
  const auto row = trajectory->row(trajectory->rowBefore(time));
  QStringList parts{"<i>t</i> = " + numberText(row[0], "s")};
  for (const Reading& reading : readings_)
    parts << reading.name + " = " + numberText(reading.value(row), reading.unit);
  return parts.join("&nbsp;&nbsp; ");
}

}  // namespace painleve::ui
