#include "ui/plots/created_marks.h"

#include <algorithm>
#include <cmath>

#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kRounding = 1e-9;  // J: what a change of energy by rounding may reach
constexpr double kTop = 12, kGap = 4, kRoom = 40;  // px

}  // namespace

CreatedMarks::CreatedMarks(QCustomPlot& plot) : QCPLayerable(&plot, kMarksLayer) {}

void CreatedMarks::setEvents(const std::vector<Event>& events) {
  marks_.clear();
  for (const auto& event : events) {
    // An edit may add energy: that is the experimenter's doing, not the law's.
    if (event.kind == EventKind::Edit || !(event.energyChange > kRounding)) continue;
    marks_.push_back({event.time, event.energyChange});
  }
}

QRect CreatedMarks::clipRect() const {
  return parentPlot()->axisRect()->rect();
}

void CreatedMarks::applyDefaultAntialiasingHint(QCPPainter* painter) const {
  applyAntialiasingHint(painter, true, QCP::aeOther);
}

void CreatedMarks::draw(QCPPainter* painter) {
  const QRect axes = parentPlot()->axisRect()->rect();
  const QColor red = palette().created;
  double free = axes.left() - 1;
  for (const auto& mark : marks_) {
    const double x = parentPlot()->xAxis->coordToPixel(mark.time);
    if (x < axes.left() || x > axes.right()) continue;
    painter->setPen(QPen(red, 1, Qt::DotLine));
    painter->drawLine(QPointF(x, axes.top()), QPointF(x, axes.bottom()));
    if (x < free) continue;
    const Label label{"⚠ +" + numberText(mark.energy, "J"), panelFont(), red};
    const double width = labelSize(label).width();
    const bool fitsRight = x + kGap + width < axes.right();
    paintLabel(*painter, label, {fitsRight ? x + kGap : x - kGap, axes.top() + kTop},
               (fitsRight ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    free = x + std::max(width, kRoom);
  }
}

}  // namespace painleve::ui
