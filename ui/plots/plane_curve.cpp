#include "ui/plots/plane_curve.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <boost/geometry/algorithms/simplify.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/strategies/strategies.hpp>

namespace painleve::ui {

namespace {

namespace geometry = boost::geometry;
using Point = geometry::model::d2::point_xy<double>;
using Line = geometry::model::linestring<Point>;  // in grains

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

/// In grains; what is farther off has no square.
Point inGrains(double x, double y, PlanePoint grain) {
  constexpr double kFar = 1e100;
  return {std::clamp(x / grain.x, -kFar, kFar), std::clamp(y / grain.y, -kFar, kFar)};
}

/// Ends the piece: what of it is needed goes to the curve.
void take(CurvePoints& curve, Line& piece, PlanePoint grain) {
  Line kept;
  geometry::simplify(piece, kept, 1.0);
  for (const Point& p : kept) curve.add({p.x() * grain.x, p.y() * grain.y});
  if (!piece.empty()) curve.lift();
  piece.clear();
}

}  // namespace

void CurvePoints::lift() {
  add({kNoValue, kNoValue});
}

QVector<QCPCurveData> straightened(const QVector<QCPCurveData>& curve, PlanePoint grain) {
  CurvePoints result;
  Line piece;
  for (const QCPCurveData& p : curve) {
    if (std::isnan(p.key) || std::isnan(p.value))
      take(result, piece, grain);
    else
      piece.push_back(inGrains(p.key, p.value, grain));
  }
  take(result, piece, grain);
  return result.points();
}

QVector<QCPCurveData> curveOf(const std::vector<Polyline>& pieces, PlanePoint grain) {
  CurvePoints curve;
  Line piece;
  for (const Polyline& line : pieces) {
    for (const PlanePoint& p : line) piece.push_back(inGrains(p.x, p.y, grain));
    take(curve, piece, grain);
  }
  return curve.points();
}

}  // namespace painleve::ui
