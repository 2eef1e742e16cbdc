#pragma once
// A trajectory in the phase plane: its path in contact, its path in flight, its events.

#include <memory>
#include <vector>

#include <qcustomplot.h>

#include "core/trajectory/trajectory.h"
#include "ui/plots/plane_marks.h"

namespace painleve::ui {

/// Columns of the plane's axes.
struct PlaneColumns {
  std::size_t x = 0, y = 0;
};

/// Points in the order of time, NaN where a path pauses.
struct PlaneRun {
  QVector<QCPCurveData> contact, flight;
  std::vector<PlaneEvent> events;
};

/// Points closer than `grain` (in units of either axis) to the one before are left out, so that a
/// million rows become what a screen can show.
PlaneRun planeRun(const Trajectory& trajectory, PlaneColumns columns, PlanePoint grain);

/// Extent of the rows in contact; lower > upper where there are none.
struct PlaneExtent {
  double xLower = 1, xUpper = 0, yLower = 1, yUpper = 0;
};
PlaneExtent contactExtent(const Trajectory& trajectory, PlaneColumns columns);

}  // namespace painleve::ui
