#include "ui/plots/side_lines.h"

#include <algorithm>

#include "ui/plots/plot_style.h"
#include "ui/theme/run_style.h"

namespace painleve::ui {
namespace {

constexpr double kWidth = 1.5;  // px

/// A future that was not taken is the active run up to where it parts from it.
TimePoints since(const TimePoints& points, double time) {
  const auto first = std::lower_bound(points.begin(), points.end(), time,
                                      [](const QCPGraphData& p, double t) { return p.key < t; });
  return {first, points.end()};
}

}  // namespace

void SideLines::take(std::span<const Run> runs, const TimeWindow& window, const Choice& choice) {
  lines_.clear();
  memory_.beginRound();
  std::size_t kept = 0;
  for (const Run& run : runs.subspan(std::min<std::size_t>(1, runs.size()))) {
    const bool isFuture = run.role == Role::Ghost;
    const std::size_t number = isFuture ? kept : kept++;
    if (!run.visible || !run.trajectory || run.trajectory->rowCount() == 0) continue;
    const Quantity quantity = choice(*run.trajectory);
    if (!quantity.value) continue;
    const QPen pen = isFuture                     ? ghostPen(run.name, kWidth)
                     : run.role == Role::Compared ? runPen(number, kWidth)
                                                  : keptPen(number, kWidth);
    lines_.push_back(
        {since(memory_.series(*run.trajectory, window, {quantity})[0], isFuture ? run.since : 0),
         pen});
  }
}

void SideLines::extend(ValueExtent& extent) const {
  for (const Line& line : lines_) extent.add(line.points);
}

std::vector<TimePoints> SideLines::points() const {
  std::vector<TimePoints> result;
  for (const Line& line : lines_) result.push_back(line.points);
  return result;
}

void SideLines::show(const LineFrame& frame) {
  while (graphs_.size() < lines_.size()) {
    graphs_.push_back(plot_.addGraph());
    graphs_.back()->setLayer(kGroundLayer);
    graphs_.back()->setAdaptiveSampling(false);
  }
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    if (i >= lines_.size()) {
      graphs_[i]->data()->clear();
      continue;
    }
    graphs_[i]->setPen(lines_[i].pen);
    graphs_[i]->data()->set(thinnedLine(lines_[i].points, frame), true);
  }
}

}  // namespace painleve::ui
