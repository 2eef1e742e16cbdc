#include "ui/plots/critical_curves.h"

#include "ui/plots/plane_curve.h"
#include "ui/plots/plot_style.h"

namespace painleve::ui {

namespace {

QCPCurve* addCurve(QCustomPlot& plot, const QPen& pen) {
  auto* curve = new QCPCurve(plot.xAxis, plot.yAxis);
  curve->setPen(pen);
  curve->setLayer("main");
  return curve;
}

}  // namespace

CriticalCurves::CriticalCurves(QCustomPlot& plot)
    : lines_(addCurve(plot, criticalLinePen())), orbits_(addCurve(plot, criticalOrbitPen())) {}

void CriticalCurves::set(const std::vector<CriticalCurve>& curves, PlanePoint grain) {
  std::vector<Polyline> orbits;
  CurvePoints lines;
  for (const CriticalCurve& curve : curves) {
    if (curve.orbit.empty()) continue;
    orbits.push_back(curve.orbit);
    // The line is drawn over the stretch of the orbit that it touches.
    const double x = curve.orbit.front().x;
    lines.add({x, curve.point.y + curve.slope * (x - curve.point.x)});
    lines.add(curve.point);
    lines.lift();
  }
  orbits_->data()->set(curveOf(orbits, grain), true);
  lines_->data()->set(lines.points(), true);
}

}  // namespace painleve::ui
