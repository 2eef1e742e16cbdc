#include "ui/plots/force_plot.h"

#include <algorithm>

#include "ui/plots/direct_labels.h"
#include "ui/plots/force_range.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/plane_view.h"
#include "ui/plots/plot_style.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

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

ForcePlot::ForcePlot(Session& session, QWidget* parent)
    : TimePlot(session, axisText(tr("Force"), "N"), parent) {
  const auto& colours = ui::palette();
  friction_ = addGraph(linePen(colours.friction, 2));
  normal_ = addGraph(linePen(colours.normalForce, 2));
  offFrame_ = new OffFrameMarks(plot());
  refresh();
}

std::size_t ForcePlot::contact() {
  const auto* chart = planeChart(session().card());
  return chart == nullptr ? 0 : static_cast<std::size_t>(chart->closed.front());
}

bool ForcePlot::showRun(const Trajectory& trajectory, const TimeWindow& window) {
  const auto normal = contactColumn(trajectory, "F_N", contact());
  const auto friction = contactColumn(trajectory, "F_T", contact());
  if (std::max(normal, friction) >= trajectory.columns.size()) return false;
  const auto series = timeSeries(trajectory, window, {columnValue(normal), columnValue(friction)});
  const auto range = forceRange(series);
  if (range.isEmpty()) return false;
  normal_->data()->set(series[0], true);
  friction_->data()->set(series[1], true);
  setVerticalRange(range.lower, range.upper);
  const auto& colours = ui::palette();
  const auto unbounded = singularTimes(trajectory);
  auto marks = offFrame(series[0], range, unbounded, colours.normalForce);
  const auto more = offFrame(series[1], range, unbounded, colours.friction);
  marks.insert(marks.end(), more.begin(), more.end());
  offFrame_->set(std::move(marks));
  labels().set({{"F<sub>N</sub>", colours.normalForce, labelValue(series[0], range)},
                {"F<sub>T</sub>", colours.friction, labelValue(series[1], range)}});
  return true;
}

void ForcePlot::clearRun() {
  normal_->data()->clear();
  friction_->data()->clear();
  offFrame_->set({});
  labels().set({});
}

QString ForcePlot::emptySentence() const {
  return tr("Normal force and friction will appear here while the contact is closed.");
}

}  // namespace painleve::ui
