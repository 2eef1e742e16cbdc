#include "ui/plots/critical_curves.h"

#include <cmath>

#include "ui/plots/plot_style.h"

namespace painleve::ui {

namespace {

class Points {
 public:
  void add(PlanePoint p) { data_.push_back({static_cast<double>(data_.size()), p.x, p.y}); }
  void lift() { add({std::nan(""), std::nan("")}); }
  const QVector<QCPCurveData>& data() const { return data_; }

 private:
  QVector<QCPCurveData> data_;
};

QCPCurve* curveOf(QCustomPlot& plot, const QPen& pen) {
  auto* curve = new QCPCurve(plot.xAxis, plot.yAxis);
  curve->setPen(pen);
  curve->setLayer("main");
  return curve;
}

}  // namespace

CriticalCurves::CriticalCurves(QCustomPlot& plot)
    : lines_(curveOf(plot, criticalLinePen())), orbits_(curveOf(plot, criticalOrbitPen())) {}

void CriticalCurves::set(const std::vector<CriticalCurve>& curves) {
  Points orbits, lines;
  for (const CriticalCurve& curve : curves) {
    if (curve.orbit.empty()) continue;
    for (const PlanePoint& p : curve.orbit) orbits.add(p);
    orbits.lift();
    // The line is drawn over the stretch of the orbit that it touches.
    const double x = curve.orbit.front().x;
    lines.add({x, curve.point.y + curve.slope * (x - curve.point.x)});
    lines.add(curve.point);
    lines.lift();
  }
  orbits_->data()->set(orbits.data(), true);
  lines_->data()->set(lines.data(), true);
}

}  // namespace painleve::ui
