#pragma once
// The change of T over the normal impulse of a tangential impact: a parabola, with the interval in
// which no energy is gained, the part after which the contact problem has a solution, the impulse
// that stops the slip, and the one taken. [GB] eqs. (42)-(47)

#include <vector>

#include "ui/plots/axes_layer.h"
#include "ui/plots/shown_impact.h"

namespace painleve::ui {

class LabelSpots;

class JumpParabola : public AxesLayer {
 public:
  explicit JumpParabola(QCustomPlot& plot);
  void set(std::shared_ptr<const ShownImpact> impact) { impact_ = std::move(impact); }
  /// As in ImpulsePaths.
  void setHandle(std::optional<double> fraction) { handle_ = fraction; }
  /// The ranges that show all of it.
  void fit(QCustomPlot& plot) const;
  const std::vector<QRectF>& names() const { return names_; }
  const QStringList& written() const { return written_; }

 protected:
  void draw(QCPPainter* painter) override;

 private:
  const TangentialJumps& jumps() const { return *impact_->report.jumps; }
  QPointF at(double normal) const { return pixel({normal, jumps().work(normal)}); }
  /// Precondition: there is a handle.
  double taken() const { return *handle_ * jumps().largest; }
  /// Where the law's rebound is: on no member of the parabola.
  QPointF rebound() const { return pixel({impact_->report.impulse.normal, impact_->report.work}); }
  /// The parts of the interval after which there is no solution.
  std::vector<TangentialJumps::Part> unsolvable() const;
  QPolygonF curve(double lower, double upper) const;
  QRectF band(const TangentialJumps::Part& part) const;
  void drawBands(QCPPainter& painter) const;
  void drawCurve(QCPPainter& painter) const;
  void drawInterval(QCPPainter& painter) const;
  void drawPoints(QCPPainter& painter) const;
  void keepClear(LabelSpots& spots) const;
  void nameBand(QCPPainter& painter, LabelSpots& spots, const TangentialJumps::Part& part);
  void writeNames(QCPPainter& painter);
  void write(QCPPainter& painter, LabelSpots& spots, const QStringList& variants, const QPointF& at,
             const QColor& colour);

  std::shared_ptr<const ShownImpact> impact_;
  std::optional<double> handle_;
  std::vector<QRectF> names_;
  QStringList written_;
};

}  // namespace painleve::ui
