#include "ui/plots/created_marks.h"

#include <algorithm>
#include <cmath>

#include "core/trajectory/event_summary.h"
#include "ui/plots/label_painter.h"
#include "ui/plots/plot_style.h"
#include "ui/theme/palette.h"

namespace painleve::ui {

namespace {

constexpr double kGap = 4, kRoom = 40;  // px

/// No visible curve of the plot runs through the box.
bool isClear(QCustomPlot& plot, const QRectF& box) {
  for (int i = 0; i < plot.graphCount(); ++i) {
    const QCPGraph& graph = *plot.graph(i);
    if (!graph.visible() || graph.pen().style() == Qt::NoPen) continue;
    const auto& data = *graph.data();
    const auto last = data.findEnd(plot.xAxis->pixelToCoord(box.right()));
    for (auto p = data.findBegin(plot.xAxis->pixelToCoord(box.left())); p != last; ++p) {
      const double y = plot.yAxis->coordToPixel(p->value);
      if (y > box.top() && y < box.bottom()) return false;
    }
  }
  return true;
}

/// px: the highest place in the axes where no curve runs through the box; else their top.
double clearTop(QCustomPlot& plot, QRectF box) {
  const QRectF axes = plot.axisRect()->rect();
  const double top = axes.top() + kGap / 2;
  for (box.moveTop(top); box.bottom() < axes.bottom(); box.translate(0, box.height() / 2))
    if (isClear(plot, box)) return box.top();
  return top;
}

}  // namespace

CreatedMarks::CreatedMarks(QCustomPlot& plot) : QCPLayerable(&plot, kMarksLayer) {}

void CreatedMarks::setRun(const Trajectory* run) {
  marks_.clear();
  if (run == nullptr) return;
  for (const auto& event : run->events)
    if (const double gain = energyCreated(*run, event); gain > 0)
      marks_.push_back({event.time, gain});
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
    QRectF box(QPointF(x + kGap, 0), labelSize(label));
    if (box.right() >= axes.right()) box.moveRight(x - kGap);
    box.moveTop(clearTop(*parentPlot(), box));
    paintBacking(*painter, box);
    paintLabel(*painter, label, box.center(), Qt::AlignCenter);
    free = x + std::max(box.width(), kRoom);
  }
}

}  // namespace painleve::ui
