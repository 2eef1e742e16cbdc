#pragma once
// The critical orbit of each singular point and its tangent there, the critical line. [GB] sec. 5

#include <qcustomplot.h>

#include "core/analysis/phase_plane_result.h"

namespace painleve::ui {

class CriticalCurves {
 public:
  explicit CriticalCurves(QCustomPlot& plot);
  /// Orbits may be drawn so far off, in units of either axis.
  void set(const std::vector<CriticalCurve>& curves, PlanePoint grain);
  const QCPCurve& orbits() const { return *orbits_; }
  const QCPCurve& lines() const { return *lines_; }

 private:
  QCPCurve *lines_, *orbits_;  // the plot owns them
};

}  // namespace painleve::ui
