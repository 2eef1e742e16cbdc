#pragma once
// The parabola of a tangential impact as a picture with a handle.

#include "ui/plots/impulse_figure.h"

namespace painleve::ui {

class JumpParabola;

class JumpFigure : public ImpulseFigure {
  Q_OBJECT
 public:
  explicit JumpFigure(QCustomPlot& plot);

  const JumpParabola& parabola() const { return *parabola_; }

  double fractionAt(const QPointF& pixel) const override;
  bool isGrip(const QPointF& pixel) const override;
  double fractionPerPixel() const override;

 protected:
  void display() override;
  void showAll() override;
  QStringList linesAt(const QPointF& pixel) const override;

 private:
  JumpParabola* parabola_;
};

}  // namespace painleve::ui
