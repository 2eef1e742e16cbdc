#pragma once
// One of the two pictures of an impact: the plane of impulses, or the parabola of a tangential
// impact. What they have in common: axes with names, a read-out, a handle for what is chosen.

#include <memory>
#include <optional>

#include <QObject>
#include <qcustomplot.h>

#include "ui/plots/shown_impact.h"

namespace painleve::ui {

class PlaneReadout;

class ImpulseFigure : public QObject {
  Q_OBJECT
 public:
  /// The figure belongs to the plot.
  ImpulseFigure(QCustomPlot& plot, const QString& xAxis, const QString& yAxis);

  QCustomPlot& plot() const { return plot_; }
  PlaneReadout& readout() const { return *readout_; }
  /// Null: nothing to show.
  void show(std::shared_ptr<const ShownImpact> impact);
  /// Of the largest tangential impulse; nullopt: there is nothing to choose.
  void setHandle(std::optional<double> fraction);
  const std::optional<double>& handle() const { return handle_; }
  /// Shows all of the impact again, however the picture was moved.
  void fit();
  /// A change of the size keeps showing all, unless the picture was moved.

  void readAt(const QPointF& pixel);
  void hideReadout();

  /// What a pixel means as a handle, whether a hand may take hold there, and how far one pixel
  /// moves the handle.
  virtual double fractionAt(const QPointF& pixel) const = 0;
  virtual bool isGrip(const QPointF& pixel) const = 0;
  virtual double fractionPerPixel() const = 0;

 protected:
  virtual void display() = 0;  // impact() and handle() changed
  virtual void showAll() = 0;  // sets the ranges
  virtual void makeRoom() {}   // the plot has another size
  virtual QStringList linesAt(const QPointF& pixel) const = 0;

  const std::shared_ptr<const ShownImpact>& impact() const { return impact_; }
  bool hasJumps() const { return impact_ && impact_->report.jumps; }
  void refresh();

 private:
  void onLayout();

  QCustomPlot& plot_;
  PlaneReadout* readout_;
  std::shared_ptr<const ShownImpact> impact_;
  std::optional<double> handle_;
  QSize axes_;
  bool fitted_ = true, fitting_ = false;
};

}  // namespace painleve::ui
