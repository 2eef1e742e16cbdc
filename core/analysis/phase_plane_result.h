#pragma once
// The phase plane of a chart as values: regions by LCP mode, A = 0 and B = 0 curves, singular
// points. [GB] sec. 3, Fig. 2

#include <array>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <vector>

namespace painleve {

struct PlanePoint {
  double x = 0, y = 0;  // units of the chart's horizontal and vertical entries
  bool operator==(const PlanePoint&) const = default;
};
using Polyline = std::vector<PlanePoint>;

/// What a plane is drawn over; empty ids: the first contact chart, the axes it is usually drawn
/// over.
struct PlaneAxes {
  std::string chart, x, y;
  bool operator==(const PlaneAxes&) const = default;
};

struct ChartValue {
  std::string entry;
  double value = 0;
  bool operator==(const ChartValue&) const = default;
};

/// An entry of the chart that is no axis though the plane depends on it.
struct HeldEntry {
  std::string id, symbol, unit;
  double value = 0;  // what the plane is drawn for
};

struct SingularPoint {
  PlanePoint at;
  int index = 1;  // 1, 2, ... from left to right among the points of one sign; 0: over other axes
                  // than the usual ones they have no names
  int sign = 1;   // sign of y
};

/// Where the number of one connected piece of a region stands.
struct RegionLabel {
  int mode = 1;
  PlanePoint at;     // deep inside the piece
  double share = 0;  // of the window's area
  double depth = 0;  // distance to the piece's border, as a share of the window's height
};

/// Rates of x and y, in their units a second.
struct FieldArrow {
  PlanePoint at;
  double dx = 0, dy = 0;
};

/// The separator of motions that end at a singular point from those that pass it, and its tangent
/// there. [GB] sec. 5
struct CriticalCurve {
  Polyline orbit;  // ends at `point`
  PlanePoint point;
  double slope = 0;  // dy/dx of the tangent, the critical line
};

struct PhasePlane {
  std::string chart;  // id; empty: there is no plane
  std::string xId, xSymbol, xUnit, yId, ySymbol, yUnit;
  double xLower = 0, xUpper = 1, yLower = -1, yUpper = 1;
  bool inContact = false;  // else a chart of flight: no contact to ask about, no regions
  bool isUsual = false;    // the first contact chart over its own axes
  int slip = -1;           // sign of v_t the plane is drawn for; 0: it follows from the point
  std::vector<HeldEntry> held;
  /// Friction in the window: +1 presses the contact (pushed), -1 relieves it (pulled), 0 both or
  /// none.
  int drive = 0;
  /// Closed polygons by LCP mode 1...4 (index 0 empty), without repeating the first point. A region
  /// is what an odd number of its polygons covers; outlines run counter-clockwise, holes clockwise.
  std::array<std::vector<Polyline>, 5> regions;
  std::vector<Polyline> aZero, bZero;
  std::vector<SingularPoint> singular;
  std::vector<CriticalCurve> critical;
  std::vector<FieldArrow> field;
  std::vector<RegionLabel> labels;    // one a connected piece, the largest first
  std::array<PlanePoint, 5> label{};  // a point deep inside the region's largest piece
  std::array<bool, 5> present{};      // the region exists in the window
};

/// What can be said of one point of a plane.
struct PlaneReading {
  bool isState = false;
  std::string reason;                                          // why it is none
  bool inContact = false;                                      // else there is nothing more to say
  double A = std::numeric_limits<double>::quiet_NaN(), B = A;  // m/s^2, 1/kg
  int slip = 0;                                                // sign of v_t
  int lcpMode = 0;                                             // 0: on A = 0 or B = 0
};

/// A chart's entry from a row of a run; NaN where it does not exist there.
using RowReader = std::function<double(std::span<const double>)>;

}  // namespace painleve
