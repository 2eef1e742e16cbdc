#pragma once
// One quantity of the runs beside the active one, beneath its curves in a time plot.

#include <functional>
#include <span>
#include <vector>

#include <qcustomplot.h>

#include "ui/plots/time_series.h"
#include "ui/session/run.h"

namespace painleve::ui {

class SideLines {
 public:
  /// The quantity in the columns of a run; null where it has none.
  using Quantity = std::function<RowValue(const Trajectory&)>;

  explicit SideLines(QCustomPlot& plot) : plot_(plot) {}

  /// What of the visible runs lies in the window; kept until show().
  void take(std::span<const Run> runs, const TimeWindow& window, const Quantity& quantity);
  void extend(ValueExtent& extent) const;
  std::vector<TimePoints> points() const;
  /// Draws what was taken, with this tolerance.
  void show(double tolerance);
  std::size_t count() const { return lines_.size(); }

 private:
  struct Line {
    TimePoints points;
    QPen pen;
  };

  QCustomPlot& plot_;
  std::vector<Line> lines_;
  std::vector<QCPGraph*> graphs_;
};

}  // namespace painleve::ui
