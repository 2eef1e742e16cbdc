#include "ui/plots/contact_plot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/plots/direct_labels.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/plane_view.h"
#include "ui/plots/plot_style.h"
#include "ui/plots/value_range.h"
#include "ui/session/session.h"
#include "ui/theme/palette.h"

namespace painleve::ui {
namespace {

constexpr double kRoom = 0.08;  // of the extent, above and below the curve

struct Prefix {
  double factor;
  const char* letter;
};

/// The prefix that gives the largest value one to three digits before the point.
Prefix prefixFor(double largest) {
  constexpr std::array kPrefixes{Prefix{1e-9, "n"}, Prefix{1e-6, "µ"}, Prefix{1e-3, "m"}};
  for (const Prefix& prefix : kPrefixes)
    if (largest > 0 && largest < 1e3 * prefix.factor) return prefix;
  return {1, ""};
}

}  // namespace

ContactPlot::ContactPlot(Session& session, Kind kind, QWidget* parent)
    : TimePlot(session, axisText(kind.name, kind.unit), parent), kind_(std::move(kind)) {
  zero_ = addGraph(QPen(ui::palette().frame, 1), kGroundLayer);
  line_ = addGraph(linePen(ui::palette().text, 2));
}

std::size_t ContactPlot::column(const Trajectory& trajectory) {
  const auto* chart = planeChart(session().card());
  const auto contact = chart == nullptr ? 0 : static_cast<std::size_t>(chart->closed.front());
  return contactColumn(trajectory, kind_.quantity, contact);
}

Quantity ContactPlot::mainQuantity(const Trajectory& trajectory) {
  const std::size_t found = column(trajectory);
  return found < trajectory.columns.size() ? columnQuantity(found) : Quantity();
}

bool ContactPlot::showRun(const Trajectory& trajectory, const TimeWindow& window) {
  const std::size_t found = column(trajectory);
  if (found >= trajectory.columns.size()) return false;
  const auto series = seriesOf(trajectory, window, {columnQuantity(found)});
  ValueExtent extent;
  extent.add(series[0]);
  if (extent.isEmpty() && !extent.isUnbounded) return false;
  sideLines().extend(extent);
  extent.add(0);
  const QCPRange range = axisRange(extent, {kRoom, kRoom});
  const Prefix prefix = prefixFor(std::max(std::abs(range.lower), std::abs(range.upper)));
  const QString unit = QString::fromUtf8(prefix.letter) + kind_.unit;
  setVerticalAxis(axisText(kind_.name, unit));
  // The axis counts in metres; only its numbers are written in the unit that fits.
  plot().yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new CalmTicker(prefix.factor)));
  plot().yAxis->setRange(range);
  setLine(*line_, series[0]);
  markOffFrame({{series[0], ui::palette().text}});
  zero_->setData({window.lower, window.upper}, {0, 0}, true);
  labels().set({{kind_.symbol, ui::palette().text, lastValue(series[0])}});
  const RowValue value = columnValue(found);
  setReadings({{kind_.symbol,
                [value, factor = prefix.factor](auto row) { return value(row) / factor; }, unit}});
  return true;
}

void ContactPlot::clearRun() {
  line_->data()->clear();
  zero_->data()->clear();
  labels().set({});
}

SlipPlot::SlipPlot(Session& session, QWidget* parent)
    : ContactPlot(session,
                  {"slip", "<i>v</i><sub>t</sub>", tr("Slip"), "m/s",
                   tr("The velocity of the contact point along the ground will appear here.")},
                  parent) {
  refresh();
}

GapPlot::GapPlot(Session& session, QWidget* parent)
    : ContactPlot(session,
                  {"gap", tr("gap"), tr("Gap"), "m",
                   tr("The distance of the contact point from the ground will appear here.")},
                  parent) {
  refresh();
}

}  // namespace painleve::ui
