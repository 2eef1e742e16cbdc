#pragma once
// One quantity of the runs beside the active one, beneath its curves in a time plot.

#include <functional>
#include <span>
#include <vector>

#include <qcustomplot.h>

#include "ui/plots/series_memory.h"
#include "ui/plots/thinned_line.h"
#include "ui/session/run.h"

namespace painleve::ui {

class SideLines {
 public:
  /// The quantity in the columns of a run; without a value where it has none.
  using Choice = std::function<Quantity(const Trajectory&)>;

  explicit SideLines(QCustomPlot& plot) : plot_(plot) {}

  /// What of the visible runs lies in the window; kept until show().
  void take(std::span<const Run> runs, const TimeWindow& window, const Choice& choice);
  void extend(ValueExtent& extent) const;
  std::vector<TimePoints> points() const;
  /// Draws what was taken.
  void show(const LineFrame& frame);
  std::size_t count() const { return lines_.size(); }

 private:
  struct Line {
    TimePoints points;
    QPen pen;
  };

  QCustomPlot& plot_;
  SeriesMemory memory_;
  std::vector<Line> lines_;
  std::vector<QCPGraph*> graphs_;
};

}  // namespace painleve::ui
