#pragma once
// The points of a curve in a plane, of pieces with gaps between.

#include <qcustomplot.h>

#include "core/analysis/phase_plane_result.h"

namespace painleve::ui {

class CurvePoints {
 public:
  void add(PlanePoint p) { points_.push_back({static_cast<double>(points_.size()), p.x, p.y}); }
  /// Ends a piece.
  void lift();
  const QVector<QCPCurveData>& points() const { return points_; }

 private:
  QVector<QCPCurveData> points_;
};

/// The same curve with as few points as it takes: nowhere farther off than `grain`, in units of
/// either axis. A wide line costs by its corners.
QVector<QCPCurveData> straightened(const QVector<QCPCurveData>& curve, PlanePoint grain);

/// Pieces one after the other, straightened.
QVector<QCPCurveData> curveOf(const std::vector<Polyline>& pieces, PlanePoint grain);

}  // namespace painleve::ui
