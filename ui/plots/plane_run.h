#pragma once
// A trajectory in the phase plane: its path in contact, its path in flight, its jumps and events.

#include <optional>
#include <vector>

#include <qcustomplot.h>

#include "core/analysis/phase_plane_result.h"
#include "core/trajectory/trajectory.h"

namespace painleve::ui {

/// An event where it happened in the plane.
struct PlaneEvent {
  EventKind kind = EventKind::Start;
  PlanePoint at;
};

/// A velocity that changes at one instant: no motion leads from one point to the other.
struct PlaneJump {
  PlanePoint from, to;
  double time = 0;  // s
  bool isTangential = false;
};

/// Of the finite points of a run; lower > upper where there are none.
struct PlaneExtent {
  double xLower = 1, xUpper = 0, yLower = 1, yUpper = 0;
};

/// Points in the order of time (their parameter, s), NaN where a path pauses.
struct PlaneRun {
  QVector<QCPCurveData> contact, flight;
  std::vector<PlaneJump> jumps;
  std::vector<PlaneEvent> events;
  std::optional<PlanePoint> start;    // none: it does not start in the plane's contact
  PlaneExtent extent;                 // in the plane's contact
  std::vector<PlanePoint> unbounded;  // where a value is infinite; a few of them
};

/// Whose closing counts as contact, where it is not that of one contact: all rows count, or those
/// in which any contact is closed.
inline constexpr int kNoContact = -1, kAnyContact = -2;

/// How a run is read.
struct PlaneTrace {
  RowReader x, y;
  int contact = kNoContact;
  PlanePoint grain;  // in units of either axis: points closer to the one before are left out, so
                     // that a million rows become what a screen can show
  double since = 0;  // s: what comes before is not drawn
};

/// A grain that a drag of the window does not change at every step.
PlanePoint settledGrain(PlanePoint grain);

PlaneRun planeRun(const Trajectory& trajectory, const PlaneTrace& trace);

}  // namespace painleve::ui
