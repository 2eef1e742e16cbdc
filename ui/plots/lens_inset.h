#pragma once
// A log-log window into a force plot: F_N against the time left to a singular point, where a power
// law is a straight line.

#include <functional>
#include <optional>

#include <qcustomplot.h>

#include "core/trajectory/force_growth.h"

namespace painleve::ui {

class LensCursor;
class LensWords;

class LensInset {
 public:
  /// `playhead` says the time that is shown.
  LensInset(QCustomPlot& plot, std::function<double()> playhead);

  /// In this unit of force (N), which is called so; nothing: no such force in the run.
  void show(std::optional<ForceGrowth> growth, double unit, const QString& unitName);
  void setWanted(bool wanted);
  /// The plot is large enough that the inset leaves something of it.
  bool hasRoom() const;
  bool hasForce() const { return growth_.has_value(); }
  bool isVisible() const { return frame_->visible(); }
  /// "slope −0.66"
  QString words() const;
  QRect rect() const { return frame_->rect(); }
  const QCPGraph& curve() const { return *curve_; }
  /// Shows or hides it as wish, force and room say; for a new size of the plot.
  void fit();

 private:
  void styleAxis(QCPAxis& axis) const;
  void place();

  QCustomPlot& plot_;  // owns what follows
  QCPAxisRect* frame_;
  QCPGraph* curve_;
  LensCursor* cursor_;
  LensWords* words_;
  std::optional<ForceGrowth> growth_;
  bool wanted_ = true;
};

}  // namespace painleve::ui
